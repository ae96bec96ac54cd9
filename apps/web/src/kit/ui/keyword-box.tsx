import { useDebouncedText } from '../lib/use-debounced-text.ts';
import { SearchBox } from './search-box.tsx';

interface KeywordBoxProps {
  /** Accessible name. */
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
