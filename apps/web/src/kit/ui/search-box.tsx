import { Search } from 'lucide-react';
import { type KeyboardEvent, use, useRef } from 'react';
import styles from './search-box.module.css';
import { ListToolbarContext, useListKey, useListSearch } from '../lib/list-search.ts';
import { useDebouncedText } from '../lib/use-debounced-text.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSearch?: (value: string) => void;
}

/** A search field with its magnifier; a form, so that Enter is its own. While it is empty it offers what narrowed the list last. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onSearch } = props;
  const list = use(ListToolbarContext);
  const input = useRef<HTMLInputElement>(null);
  useListSearch(input, list !== undefined);
  const key = useListKey();
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <form
      className={`jw-row jw-input ${styles.box}`}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.(value.trim());
      }}
    >
      <Search size={15} />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts={list && key}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {value === '' && list?.onLastFilter !== undefined && (
        <button type="button" className={`jw-bare jw-note jw-nowrap ${styles.last}`} onClick={list.onLastFilter}>
          上次的筛选
        </button>
      )}
    </form>
  );
}

interface KeywordBoxProps {
  label: string;
  placeholder: string;
  keyword: string;
  /** After a pause in typing, or with Enter. */
  onKeyword: (keyword: string, isTyping: boolean) => void;
}

/** A search field whose keyword lives with its owner, such as in the address. */
export function KeywordBox({ keyword, onKeyword, ...box }: KeywordBoxProps) {
  const [text, setText, settle] = useDebouncedText(keyword, (typed) => onKeyword(typed, true));
  const search = (typed: string) => {
    settle(typed);
    onKeyword(typed, false);
  };
  return <SearchBox {...box} value={text} onChange={setText} onSearch={search} />;
}
