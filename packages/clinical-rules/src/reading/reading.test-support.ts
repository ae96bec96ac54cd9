import type { JudgedReport } from '../record/judged.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';
import type { Reading } from './reading.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { ToolContext } from './tools/statement.ts';

export const AT = '2025-11-18T10:26:00+08:00';

/** Code, result, unit and range of a row of the report; what else it prints. */
export type PlainRow = readonly [code: string, value: string, unit?: string, range?: string, more?: object];

export const plainRow = ([code, value, unit = '', range = '', more = {}]: PlainRow) => ({
  ...{ code, value, unit, range, ...more },
});

/** Earlier rows, by the hours before the report. */
export const past = (hours: number, ...rows: readonly PlainRow[]) => ({
  hours_ago: hours,
  results: rows.map(plainRow),
});

const plain = (rows: readonly PlainRow[], more: object) => ({
  ...{ at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more },
});

/** What is read of a man of 62 with these rows; row ids are now-1, now-2 and so on. */
export const readingOf = (rows: readonly PlainRow[], more: object = {}): Reading =>
  read(readPlainReport(plain(rows, more)));

/** The same report before anything is said of it. */
export function rowsIn(rows: readonly PlainRow[], more: object = {}): { rows: readonly Row[]; judged: JudgedReport } {
  const { record, judged } = readPlainReport(plain(rows, more));
  return { rows: rowsOf(record, judged), judged };
}

/** What a tool is asked of the report; `known` is what the patient is known to have. */
export function contextOf(rows: readonly PlainRow[], more: object = {}, known: readonly string[] = []): ToolContext {
  const { record, judged, forms = [], gasTypes = new Map() } = readPlainReport(plain(rows, more));
  const { tags } = record.patient;
  return { record, judged, rows: rowsOf(record, judged), forms, gasTypes, known: new Set(known), tags };
}
