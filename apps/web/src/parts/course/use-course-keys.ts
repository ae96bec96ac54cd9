import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { OPEN_DIALOG } from '../../kit/overlay/use-overlay.ts';

type Keys = Readonly<Record<string, () => void>>;

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * Single keys of a dialog that stands on top: not while somebody types, with another key held, or where a dialog lies over it.
 * @param place an element inside the dialog
 * @param keys by the browser's name of the key, letters in lower case
 */
export function useDialogKeys(place: RefObject<HTMLElement | null>, keys: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    const top = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
    if (top === undefined || !top.contains(place.current)) return;
    event.preventDefault();
    run();
  });
  // With the paint, as any key of a page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
