import { firstBefore } from '@jianwei/clinical-rules/record/earlier-reports';
import type { EarlierReport, Past, PastRow } from './report.ts';

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
