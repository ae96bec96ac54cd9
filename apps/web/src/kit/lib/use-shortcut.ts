import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { OPEN_DIALOG } from '../overlay/use-overlay.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Where a key counts while something lies over the page. */
export interface ShortcutReach {
  /** Works over an open panel too, which it then leaves; a dialog or question always holds it. */
  readonly isForPanels?: boolean;
  /** An element of the dialog that the key belongs to; none for a key of the page. */
  readonly inside?: RefObject<Element | null>;
  /** With Ctrl (⌘ on a Mac) held, then also while the user is typing. */
  readonly isWithCtrl?: boolean;
}

/** Whether a dialog is open that is not the one around the given element. */
function isBehindDialog({ isForPanels = false, inside }: ShortcutReach): boolean {
  const top = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  if (top === undefined || (isForPanels && top.classList.contains('jw-panel'))) return false;
  return inside?.current == null || !top.contains(inside.current);
}

/**
 * A single key that does something, unless the user is typing somewhere, composes a word, holds another key, or a dialog is open.
 * @param run answers false where the key was not meant for it: the browser then does what it does with it
 * @param key as the browser names it, a letter in lower case; undefined where the key is switched off
 */
export function useShortcut(key: string | undefined, run: () => unknown, reach: ShortcutReach = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== key || event.defaultPrevented || event.repeat || event.isComposing) return;
    const isWithCtrl = event.ctrlKey || event.metaKey;
    if (event.altKey || isWithCtrl !== (reach.isWithCtrl ?? false)) return;
    if (!isWithCtrl && isTyping(event.target)) return;
    if (isBehindDialog(reach)) return;
    if (run() !== false) event.preventDefault();
  });
  // With the paint, not after it: a key pressed as soon as a page stands belongs to that page, not to the one it came from.
  useLayoutEffect(() => {
    if (key === undefined) return;
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
