import { useEffect, useRef, useState } from 'react';

/** Time without a key stroke after which a typed text counts. */
const PAUSE_MS = 300;

/**
 * A text field whose value lives elsewhere (in the address): keys show at once, the owner learns of them after a pause.
 * A change that comes from the owner (back button, a link) replaces what is in the field.
 */
export function useDebouncedText(value: string, onSettled: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // What this field told its owner last: its echo must not take away what was typed in the meantime.
  const [told, setTold] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const owner = useRef({ value, onSettled });
  useEffect(() => {
    owner.current = { value, onSettled };
  });
  useEffect(
    () => () => {
      // A page that is left within the pause, and kept, comes back with what its owner knows.
      if (timer.current !== undefined) setText(owner.current.value);
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  if (value !== known) {
    setKnown(value);
    if (value !== told) {
      setTold(null);
      if (value !== text.trim()) setText(value);
    }
  }
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setTold(next.trim());
      owner.current.onSettled(next.trim());
    }, PAUSE_MS);
  };
  return [text, change];
}
