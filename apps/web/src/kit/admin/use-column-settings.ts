import { useState } from 'react';
import { readStoredJson, writeStored } from '../lib/storage.ts';
import type { AdminColumn } from './admin-column.ts';

/** What a user settled of a column: whether and where it is shown, and how wide, in pixels. */
export interface KeptColumn {
  readonly show?: boolean;
  readonly order?: number;
  readonly width?: number;
}
export type KeptColumns = Readonly<Record<string, KeptColumn>>;

const NARROWEST = 48;
const WIDEST = 960;
/** What one press of an arrow does, in pixels. */
const STEP = 16;

/** Widths of columns in pixels, by their keys. */
export type Widths = Readonly<Record<string, number>>;

/** The widths as they stand, with one of them another, as far as a column may be narrow or wide. */
export function settledWidths(standing: Widths, key: string, width: number): Widths {
  return { ...standing, [key]: Math.min(WIDEST, Math.max(NARROWEST, Math.round(width))) };
}

/** Sum of the widths, once the user has settled that of each column; undefined while the table divides its room. */
export function totalWidth(widths: readonly (number | undefined)[]): number | undefined {
  const settled = widths.filter((width) => width !== undefined);
  return settled.length === 0 || settled.length < widths.length
    ? undefined
    : settled.reduce((sum, width) => sum + width, 0);
}

export const keptColumns = (setting: string): KeptColumns | null => readStoredJson(setting) as KeptColumns | null;

/**
 * Columns of a table as the user settled them, kept in the browser.
 * @param setting name under which they are kept
 */
export function useColumnSettings<Row>(setting: string, columns: readonly AdminColumn<Row>[]) {
  const first: KeptColumns = Object.fromEntries(
    columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst === true).map(({ key }) => [key, { show: false }]),
  );
  const [kept, setKept] = useState(() => keptColumns(setting) ?? first);
  const keep = (next: KeptColumns) => {
    setKept(next);
    writeStored(setting, JSON.stringify(next));
  };
  const shown = columns.filter(({ key, isRowHeader }) => isRowHeader === true || kept[key]?.show !== false);
  return {
    first,
    kept,
    // The library tells it in the middle of its own change.
    onChange: (next: KeptColumns) => queueMicrotask(() => keep(next)),
    /** Columns, order and widths as they were before anybody settled them. */
    reset: () => keep(first),
    widthOf: (key: string) => kept[key]?.width,
    total: totalWidth(shown.map(({ key }) => kept[key]?.width)),
    /** Takes the widths as they stand for settled, with one of them another. */
    resize: (standing: Widths, key: string, width: number) => {
      const sized = Object.entries(settledWidths(standing, key, width));
      keep({ ...kept, ...Object.fromEntries(sized.map(([each, px]) => [each, { ...kept[each], width: px }])) });
    },
  };
}

export type ColumnSettings = ReturnType<typeof useColumnSettings>;

/** Widths of the columns of a head as they stand, by the key that each cell carries. */
export function standingWidths(cell: Element): Record<string, number> {
  const cells = cell.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  return Object.fromEntries([...cells].map((each) => [each.dataset['column'] ?? '', each.offsetWidth]));
}

/** How much wider an arrow key makes a column; undefined for another key. */
export function stepOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): number | undefined {
  if (!shiftKey) return undefined;
  return key === 'ArrowRight' ? STEP : key === 'ArrowLeft' ? -STEP : undefined;
}
