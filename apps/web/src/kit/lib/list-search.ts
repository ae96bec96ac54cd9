import { type RefObject, useEffect } from 'react';

/** Lists that stand on the page, each with its search box; a page that is kept but hidden is not among them. */
const shown = new Set<RefObject<HTMLElement | null>>();

/** Says that the search box inside an element is the one that / means while the element is shown. */
export function useListSearch(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    shown.add(list);
    return () => void shown.delete(list);
  }, [list]);
}

/** Puts the cursor into the search box of the list on the page; false where there is none. */
export function focusListSearch(): boolean {
  const boxes = [...shown].flatMap(({ current }) => current?.querySelector<HTMLElement>('input[type=search]') ?? []);
  boxes[0]?.focus();
  return boxes.length > 0;
}
