import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { rowFinding } from './row-findings.ts';

export interface Around {
  readonly known?: readonly string[];
  readonly beside?: readonly PlainRow[];
  readonly then?: Parameters<typeof past>;
  readonly of?: object;
}

/** What is said of a row, which is the second of its report. */
export function findingOf(row: PlainRow, { known = [], beside = [], then, of = {} }: Around = {}) {
  const { rows, judged } = rowsIn([['CL', '105', 'mmol/L', '99-110'], row, ...beside], {
    ...(then && { earlier: [past(...then)] }),
    ...of,
  });
  const [, second] = rows;
  return second === undefined ? null : rowFinding(second, judged, rows, new Set(known));
}

export const textOf = (row: PlainRow, around: Around = {}) => findingOf(row, around)?.text;
export const potassium = (value: string, range = '3.5-5.3', more = {}): PlainRow => ['K', value, 'mmol/L', range, more];
export const haemoglobin = (value: string): PlainRow => ['HGB', value, 'g/L', '130-175'];
export const flagged = (flag: string) => ({ source_flag: flag });
