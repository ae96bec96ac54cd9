import { BASIS } from '../tables/basis.ts';
import { number, optional, record, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';

/** Every row of the table of reference changes. */
export const REFERENCE_CHANGES = readTable(
  'reference-change.tsv',
  record({
    code: text,
    percent: optional(number),
    absolute: optional(number),
    basis: BASIS,
    source: text,
  }),
  'code',
);
const BY_CODE = new Map(REFERENCE_CHANGES.map((row) => [row.code, row]));

/** All items that the table does not name: 20 % (ours). */
const DEFAULT_PERCENT = 20;

/** Beyond how many units of the catalogue a change from `then` is more than chance (J-13). */
export function referenceChange(code: string, then: number): number {
  const row = BY_CODE.get(code);
  if (row?.absolute !== undefined) return row.absolute;
  return (Math.abs(then) * (row?.percent ?? DEFAULT_PERCENT)) / 100;
}
