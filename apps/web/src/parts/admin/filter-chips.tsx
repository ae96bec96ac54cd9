import { useRef } from 'react';
import { useKeptFocus } from '../../kit/lib/use-kept-focus.ts';
import { Button } from '../../kit/ui/button.tsx';

interface Chip {
  readonly text: string;
  readonly clear: unknown;
}

interface FilterChipsProps<Of extends Chip> {
  /** What narrows the page, in words, with the change that takes it back. */
  readonly chips: readonly Of[];
  readonly onClear: (clear: Of['clear']) => void;
}

/** What narrows the page, each to be taken back by a press; nothing where nothing does. */
export function FilterChips<Of extends Chip>({ chips, onClear }: FilterChipsProps<Of>) {
  // What was taken back gives the focus to what stands behind it on the page.
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  const isEmpty = chips.length === 0;
  return (
    <div
      ref={(place) => {
        part.current = place?.parentElement ?? null;
      }}
      className={isEmpty ? undefined : 'jw-row jw-wrap jw-gap-8'}
      hidden={isEmpty}
    >
      {chips.map(({ text, clear }) => (
        <Button key={text} size="small" aria-label={`清除：${text}`} onClick={() => onClear(clear)}>
          {text} ×
        </Button>
      ))}
    </div>
  );
}
