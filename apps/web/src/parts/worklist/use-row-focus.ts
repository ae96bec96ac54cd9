import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '../../kit/lib/after-paint.ts';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-report]')?.dataset['report'];

/** Nobody works anywhere else: the focus is where a page begins, or went with what it stood on. */
function isFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches('h1, main');
}

/**
 * Which row of the list keys act upon, and the focus on it: on the first one when the list has come, on the report that was read last
 * when somebody comes back, and on what stands at its place when a row leaves. Who works elsewhere on the page is left alone.
 * @param last report that was read last; '' = none
 */
export function useRowFocus(
  place: RefObject<HTMLElement | null>,
  rows: readonly { readonly report_id: string }[],
  last: string,
): { currentId: string | undefined; onFocus: (event: FocusEvent) => void } {
  const [focused, setFocused] = useState('');
  const [known, setKnown] = useState(last);
  // Somebody has been reading since.
  if (last !== known) {
    setKnown(last);
    setFocused(last);
  }
  const [at, setAt] = useState(0);
  const ids = rows.map(({ report_id: id }) => id);
  const found = ids.indexOf(focused);
  if (found >= 0 && found !== at) setAt(found);
  const index = found >= 0 ? found : Math.min(at, ids.length - 1);
  const currentId = ids[index];

  const order = ids.join(' ');
  // Whoever navigates here finds the focus on the heading first.
  useEffect(
    () =>
      afterPaint(() => {
        if (!isFree() || currentId === undefined) return;
        const row = place.current?.querySelector<HTMLElement>(`tr[data-report="${CSS.escape(currentId)}"]`);
        row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
      }),
    [place, order, currentId],
  );
  return {
    currentId,
    onFocus: ({ target }) => {
      const id = rowOf(target);
      if (id !== undefined) setFocused(id);
    },
  };
}
