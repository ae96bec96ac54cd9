import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

const stands = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus within a part of the page: where what had it was taken away, or can no longer be used, the next control that stood behind it
 * has it, else the nearest before. Without it a keyboard begins at the top of the page again.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(undefined);
  const order = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const root = part.current;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last.current = target;
      order.current = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [part]);
  useEffect(() => {
    const { current: lost } = last;
    const { activeElement: active } = document;
    if (lost === undefined || stands(lost) || (active !== document.body && active !== lost)) return;
    last.current = undefined;
    const at = order.current.indexOf(lost);
    (order.current.slice(at + 1).find(stands) ?? order.current.slice(0, Math.max(at, 0)).findLast(stands))?.focus();
  });
}

/**
 * Gives the focus to the next control of the page, else to the nearest before, when the part that holds it goes away.
 * @param isBackwards to the one before first: what takes the place of the part is still to come, and Tab leads into it
 */
export function usePassedFocus(part: RefObject<HTMLElement | null>, isBackwards = false): void {
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (own === null || !own.contains(document.activeElement)) return;
      const page = own.closest('[role="dialog"], main') ?? document.body;
      const others = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (element) => stands(element) && !own.contains(element),
      );
      const isBehind = (element: HTMLElement) =>
        (own.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const next = others.find(isBehind);
      const before = others.findLast((element) => !isBehind(element));
      (isBackwards ? (before ?? next) : (next ?? before))?.focus();
    };
  }, [part, isBackwards]);
}
