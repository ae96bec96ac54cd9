import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every row's own link carries this attribute; the arrow keys move between them. */
export const ROW_LINK = { 'data-row-link': '' } as const;

/**
 * ↑ and ↓ inside a list or a table body put the focus on what stands for the entry above or below; the ends hold it.
 * @param entry selector of an entry
 * @param stop selector of what takes the focus in it
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, entry: string, stop: string): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stop)];
  const here = (event.target as HTMLElement).closest(entry);
  const at = stops.findIndex((element) => element.closest(entry) === here);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
