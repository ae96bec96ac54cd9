import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Every row's own link carries this attribute; the arrow keys move between them. */
export const ROW_LINK = { 'data-row-link': '' } as const;

/** ↑ and ↓ inside a table body put the focus on the link of the row above or below; the ends hold it. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = (event.target as HTMLElement).closest('tr');
  const at = links.findIndex((link) => link.closest('tr') === row);
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
