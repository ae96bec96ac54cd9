import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * What a pane beside a list needs of the keyboard: it has the focus when it opens, Escape closes it, and what had the focus before
 * has it again. The element takes the answer as its properties.
 */
export function useSidePane(onClose: () => void) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      // Somebody who went on to another row meanwhile stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return { ref, tabIndex: -1, onKeyDown } as const;
}
