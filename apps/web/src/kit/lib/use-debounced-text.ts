import { useEffect, useRef, useState } from 'react';

/** Time without a key stroke after which a typed text counts. */
const PAUSE_MS = 300;

/**
 * A text field whose value lives elsewhere (in the address): keys show at once, the owner learns of them after a pause.
 * A change that comes from the owner (back button, a link) replaces what is in the field, also what it was not told of yet.
 * @returns the text, what a key calls, and what Enter calls with the text that the owner is told of now: no pause tells it again
 */
export function useDebouncedText(
  value: string,
  onSettled: (text: string) => void,
): [text: string, change: (text: string) => void, settle: (text: string) => void] {
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
  useEffect(() => {
    if (told !== null) return;
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [value, told]);
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
  const settle = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setTold(next.trim());
  };
  return [text, change, settle];
}
