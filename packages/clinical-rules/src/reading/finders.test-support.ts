import type { mineralPattern } from './mineral-pattern.ts';
import { rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import type { Finding } from './reading.ts';

export type Find = typeof mineralPattern;

/** What is found, the first row of the report being another one. */
export const by =
  (find: Find) =>
  (given: readonly PlainRow[], known: readonly string[] = [], more: object = {}): readonly Finding[] => {
    const { rows, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], ...given], more);
    return find(rows, judged, new Set(known));
  };

export const placed = (found: Finding | undefined) => (found?.rank.catalogueOrder ?? 1e9) < 1000;

export const one = (found: readonly Finding[]) => found[0];
