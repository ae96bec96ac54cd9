import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import type { Row } from './rows.ts';

/** Earlier rows, by the hours before the report. */
export type Past = readonly [hours: number, ...rows: PlainRow[]];

/** A report with these rows, and earlier ones. */
export const rowsOf = (rows: readonly PlainRow[], then: readonly Past[] = [], more: object = {}) =>
  rowsIn(rows, { earlier: then.map(([hours, ...each]) => past(hours, ...each)), ...more });

/** The first row of such a report. */
export function rowOf(row: PlainRow, then: readonly Past[] = [], more: object = {}): Row {
  const [first] = rowsOf([row], then, more).rows;
  if (first === undefined) throw new Error('no row');
  return first;
}

/** Units and intervals as a usual laboratory prints them. */
const UNITS: Readonly<Record<string, readonly [unit: string, range: string]>> = {
  K: ['mmol/L', '3.5-5.3'],
  NA: ['mmol/L', '137-147'],
  HGB: ['g/L', '130-175'],
  PLT: ['10^9/L', '125-350'],
  INR: ['', '0.8-1.2'],
  GLU: ['mmol/L', '3.9-6.1'],
  'GLU-R': ['mmol/L', '3.9-11.1'],
  LAC: ['mmol/L', '0.5-1.7'],
  CREA: ['μmol/L', '57-111'],
  EGFR: ['mL/min/1.73m²', '≥90'],
  CTNI: ['ng/L', '0-34'],
  CTNT: ['ng/L', '0-14'],
  CRP: ['mg/L', '0-10'],
  PCT: ['ng/mL', '0-0.05'],
  CL: ['mmol/L', '99-110'],
  'CSF-GLU': ['mmol/L', '2.5-4.5'],
  'CSF-LAC': ['mmol/L', '1.1-2.4'],
  CA: ['mmol/L', '2.11-2.52'],
};

/** A row of a usual laboratory. */
export const is = (code: string, value: string): PlainRow => [code, value, ...(UNITS[code] ?? ['', ''])];
