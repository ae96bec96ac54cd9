import { contradictionFindings } from './contradicting-rows.ts';
import { readPlainReport } from './plain-report.ts';
import { AT, plainRow } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { rowsOf } from './rows.ts';

export function findingsOf(rows: readonly PlainRow[], more: object = {}) {
  const report = { at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more };
  const { record, judged } = readPlainReport(report);
  return contradictionFindings(rowsOf(record, judged), judged, record);
}

export const keysOf = (rows: readonly PlainRow[], more: object = {}) =>
  findingsOf(rows, more).map(({ findingId }) => findingId.replace('contradiction:', ''));

export const textsOf = (rows: readonly PlainRow[], more: object = {}) => findingsOf(rows, more).map(({ text }) => text);
