import { useDebouncedText } from '../../kit/lib/use-debounced-text.ts';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { cutKeyword } from './knowledge-search.ts';

interface KnowledgeSearchBoxProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  keyword: string;
  /** After a pause in typing, or with Enter. */
  onKeyword: (keyword: string) => void;
}

/** Search in the knowledge base; the keyword lives with the owner. */
export function KnowledgeSearchBox({ label, placeholder, keyword, onKeyword }: KnowledgeSearchBoxProps) {
  const search = (text: string) => onKeyword(cutKeyword(text));
  const [text, setText] = useDebouncedText(keyword, search);
  return <SearchBox label={label} placeholder={placeholder} value={text} onChange={setText} onSearch={search} />;
}
