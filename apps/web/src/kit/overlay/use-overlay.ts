import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * How an overlay stands to the page: `modal` keeps Tab inside and the page behind it from scrolling, `beside` leaves what is
 * `data-beside-overlay` reachable too (the dock under a panel), `light` belongs to a control that keeps the focus and goes as soon as the user turns to
 * anything else (popover, list of options).
 */
type OverlayKind = 'modal' | 'beside' | 'light';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/**
 * Ref of a body that scrolls: one of text alone, where nothing takes the focus, takes it itself while it is too long, so that it can
 * be read by keys.
 */
export function scrolledByKeys(body: HTMLElement | null): (() => void) | undefined {
  if (body === null) return undefined;
  const follow = () => {
    const isOutOfReach = body.scrollHeight > body.clientHeight && body.querySelector(FOCUSABLE) === null;
    if (isOutOfReach) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(follow);
  observer.observe(body);
  return () => observer.disconnect();
}

// Open overlays, the topmost last.
const stack: { readonly kind: OverlayKind }[] = [];

/** Selects the dialogs that are on the screen: one that is drawn out of sight stands in the document too. */
export const OPEN_DIALOG = '[aria-modal="true"][data-open]';

/** Whether any overlay is on the screen: keys are its own first. */
export function isOverlayOpen(): boolean {
  return stack.length > 0;
}

/**
 * Where the focus goes back to once an overlay is gone, unless another one takes its place at once: to focus anything lays the whole
 * page out, half of it for nothing then.
 */
let returning: HTMLElement | null = null;

function giveFocusBack(): void {
  if (returning?.isConnected) returning.focus({ preventScroll: true });
  returning = null;
}

function lockPage(): void {
  const isModalOpen = stack.some(({ kind }) => kind === 'modal');
  document.documentElement.style.overflow = isModalOpen ? 'hidden' : '';
}

/** What Tab reaches in a part of the page; a page that is kept out of sight has a dock too, which holds nothing. */
function stopsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[hidden]') === null && isShown(element),
  );
}

/** Not where the browser cannot tell: then everything is. */
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}

function keepTabInside(event: KeyboardEvent, container: HTMLElement, kind: OverlayKind): void {
  const active = document.activeElement;
  const beside = kind === 'beside' ? [...document.querySelectorAll<HTMLElement>('[data-beside-overlay]')] : [];
  const parts = [container, ...beside];
  // A popup of a field (date picker, select) lives outside of the overlay and keeps its own order.
  if (active !== null && active !== document.body && !parts.some((part) => part.contains(active))) return;
  const ends = parts.map(stopsIn).filter((stops) => stops.length > 0);
  const at = ends.findIndex((stops) => active === (event.shiftKey ? stops[0] : stops.at(-1)));
  const isOnFrame = event.shiftKey && active === container;
  if (ends.length === 0) {
    event.preventDefault();
  } else if (at !== -1 || isOnFrame) {
    event.preventDefault();
    const step = event.shiftKey ? -1 : 1;
    const next = ends.at((Math.max(at, 0) + step) % ends.length);
    (event.shiftKey ? next?.at(-1) : next?.[0])?.focus();
  }
}

/**
 * What every overlay does alike: Escape closes the topmost one only, focus goes in and comes back, Tab stays inside a modal
 * one, a light one closes at a press or a focus outside.
 *
 * Not the top layer of the browser (showModal, popover): everything outside of a modal `<dialog>` is inert, so that a notice
 * above it could be neither closed nor read out, and the popups of antd fields, which hang on the body, could not be used.
 * A popover there would need anchor positioning, which not every supported browser has.
 * @param options.open whether the overlay is on screen
 * @param options.onClose called for Escape in the topmost overlay and for what closes a light one; nothing happens without it
 * @returns the ref of the overlay's element (for a light one, around its control too). One that takes the focus needs tabIndex
 *   -1; an element with `data-autofocus` inside takes the focus first.
 */
export function useOverlay(options: {
  open: boolean;
  kind: OverlayKind;
  onClose?: (() => void) | undefined;
}): RefObject<HTMLDivElement | null> {
  const { open, kind } = options;
  const ref = useRef<HTMLDivElement>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent, entry: object) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && options.onClose && stack.at(-1) === entry) {
      event.preventDefault();
      options.onClose();
    } else if (event.key === 'Tab' && kind !== 'light' && ref.current !== null) {
      if (stack.findLast((other) => other.kind !== 'light') === entry) keepTabInside(event, ref.current, kind);
    }
  });
  const onTurnElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && ref.current?.contains(event.target) !== true) options.onClose?.();
  });

  // Before it is painted: a key that is pressed at once is the new overlay's, not that of the one below.
  useLayoutEffect(() => {
    if (!open) return;
    const entry = { kind };
    const before = returning ?? document.activeElement;
    returning = null;
    const container = ref.current;
    stack.push(entry);
    lockPage();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKeyDown(event, entry), { signal });
    if (kind === 'light') {
      for (const name of ['pointerdown', 'focusin']) {
        document.addEventListener(name, (event) => onTurnElsewhere(event), { signal });
      }
    } else {
      container?.toggleAttribute('data-open', true);
      (container?.querySelector<HTMLElement>('[data-autofocus]') ?? container)?.focus({ preventScroll: true });
    }
    return () => {
      listening.abort();
      container?.removeAttribute('data-open');
      stack.splice(stack.indexOf(entry), 1);
      lockPage();
      const active = returning ?? document.activeElement;
      const focusIsLost = active === null || active === document.body || container?.contains(active) === true;
      if (!focusIsLost || !(before instanceof HTMLElement)) return;
      if (returning === null) queueMicrotask(giveFocusBack);
      returning = before;
    };
  }, [open, kind]);

  return ref;
}
