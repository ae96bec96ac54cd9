import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import styles from './search-box.module.css';
import { useDebouncedText } from '../lib/use-debounced-text.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the button where there is one. */
  onSearch?: (value: string) => void;
  /** Large box with 搜索 inside its right end. */
  withButton?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search field with its magnifier; a form, so that Enter and the button are one way. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onSearch, withButton = false, ref } = props;
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <form
      className={`jw-row jw-input ${styles.box}`}
      data-large={withButton || undefined}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.(value.trim());
      }}
    >
      <Search size={withButton ? 18 : 15} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {withButton && (
        <button type="submit" className="jw-button jw-button-primary">
          搜索
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
  const [text, setText] = useDebouncedText(keyword, (typed) => onKeyword(typed, true));
  return <SearchBox {...box} value={text} onChange={setText} onSearch={(typed) => onKeyword(typed, false)} />;
}
