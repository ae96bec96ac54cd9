import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isOverlayOpen } from '../overlay/use-overlay.ts';

/**
 * What a pane beside a list needs of the keyboard: it has the focus when it opens, Escape closes it, and what had the focus before
 * has it again. Escape closes it from the list beside it too, and where nothing has the focus; not once something was typed
 * in it: who is elsewhere may not think of it. The element takes the answer as its properties.
 */
export function useSidePane(onClose: () => void) {
  const ref = useRef<HTMLElement>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      // Somebody who went on to another row meanwhile stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyElsewhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const pane = ref.current;
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || isTyped.current || isOverlayOpen()) return;
    if (pane === null || !(target instanceof Element)) return;
    const isBeside = pane.parentElement?.contains(target) === true && !pane.contains(target);
    if (target !== document.body && !isBeside) return;
    // Its own list of choices goes first.
    if (target.closest('[aria-expanded="true"]') === null) onClose();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKeyElsewhere(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const onInput = () => {
    isTyped.current = true;
  };
  return { ref, tabIndex: -1, onKeyDown, onInput } as const;
}
