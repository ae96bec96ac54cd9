import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

// Open overlays, the topmost last: only it hears Escape and keeps Tab inside.
const stack: symbol[] = [];
let modalCount = 0;

function lockPage(): void {
  modalCount += 1;
  document.documentElement.style.overflow = 'hidden';
}

function unlockPage(): void {
  modalCount -= 1;
  if (modalCount === 0) document.documentElement.style.overflow = '';
}

function focusable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[hidden]') === null,
  );
}

function keepTabInside(event: KeyboardEvent, container: HTMLElement): void {
  const active = document.activeElement;
  // A popup of a field (date picker, select) lives outside of the overlay and keeps its own order.
  if (active !== null && active !== document.body && !container.contains(active)) return;
  const items = focusable(container);
  const first = items[0];
  const last = items.at(-1);
  if (first === undefined || last === undefined) {
    event.preventDefault();
    return;
  }
  if (event.shiftKey && (active === first || active === container)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

/**
 * Behaviour shared by panels and dialogs: focus goes in and comes back, Escape closes the topmost one, Tab stays inside a
 * modal one, the page behind a modal one does not scroll.
 * @param options.open whether the overlay is on screen
 * @param options.modal false leaves the rest of the page reachable (the dock under a panel)
 * @param options.onEscape called for Escape in the topmost overlay; nothing happens without it
 * @returns the ref of the overlay's element; it needs tabIndex -1. An element with `data-autofocus` inside takes the focus first.
 */
export function useOverlay(options: {
  open: boolean;
  modal: boolean;
  onEscape?: (() => void) | undefined;
}): RefObject<HTMLDivElement | null> {
  const { open, modal } = options;
  const ref = useRef<HTMLDivElement>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent, id: symbol) => {
    const container = ref.current;
    if (stack.at(-1) !== id || container === null || event.defaultPrevented) return;
    if (event.key === 'Escape' && options.onEscape) {
      event.preventDefault();
      options.onEscape();
    } else if (event.key === 'Tab' && modal) {
      keepTabInside(event, container);
    }
  });

  useEffect(() => {
    if (!open) return;
    const id = Symbol('overlay');
    const before = document.activeElement;
    const container = ref.current;
    stack.push(id);
    if (modal) lockPage();
    (container?.querySelector<HTMLElement>('[data-autofocus]') ?? container)?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent): void => onKeyDown(event, id);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      stack.splice(stack.indexOf(id), 1);
      if (modal) unlockPage();
      const active = document.activeElement;
      const focusIsLost = active === null || active === document.body || container?.contains(active) === true;
      if (focusIsLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, modal]);

  return ref;
}
