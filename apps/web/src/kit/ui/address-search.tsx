import { useDebouncedText } from '../lib/use-debounced-text.ts';
import { SearchBox } from './search-box.tsx';

interface AddressSearchProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** px */
  width: number;
  keyword: string;
  /** Told after a pause in typing, and at once with Enter. */
  onKeyword: (keyword: string, isTyping: boolean) => void;
}

/** A search whose keyword lives with its owner, in the address. */
export function AddressSearch({ label, placeholder, width, keyword, onKeyword }: AddressSearchProps) {
  const [text, setText] = useDebouncedText(keyword, (typed) => onKeyword(typed, true));
  return (
    <div style={{ width }}>
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onSearch={(searched) => onKeyword(searched, false)}
      />
    </div>
  );
}
