import { firstBefore } from '@jianwei/clinical-rules/record/earlier-reports';
import type { EarlierReport, RuleRow } from './report.ts';

/** A row of an earlier report with the time of that report. */
export interface PastRow {
  readonly row: RuleRow;
  /** ISO. */
  readonly time: string;
}

/** What was found of an item before a report, the newest first; asked item by item, because a record may hold years. */
export type Past = (code: string) => Iterable<PastRow>;

/** Rows of reports under their codes, the newest report first. */
export function pastByCode(reports: readonly EarlierReport[]): ReadonlyMap<string, readonly PastRow[]> {
  const newestFirst = reports.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));
  return Map.groupBy(
    newestFirst.flatMap(({ rows, time }) => rows.map((row): PastRow => ({ row, time }))),
    ({ row }) => row.code,
  );
}

/** Rows of a record before the time of one of its reports. */
export function pastBefore(byCode: ReadonlyMap<string, readonly PastRow[]>, time: string): Past {
  return function* before(code) {
    const rows = byCode.get(code) ?? [];
    for (let index = firstBefore(rows, time, (past) => past.time); index < rows.length; index += 1) {
      const row = rows[index];
      if (row !== undefined) yield row;
    }
  };
}
