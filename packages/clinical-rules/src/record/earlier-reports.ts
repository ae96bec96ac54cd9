import type { JudgedReport, PatientRecord } from './judged.ts';

/**
 * Index of the first entry before a time, by halving: a record may hold ten thousand reports.
 * @param newestFirst entries in falling order of time
 * @param timeOf the ISO time of an entry
 */
export function firstBefore<Entry>(
  newestFirst: readonly Entry[],
  time: string,
  timeOf: (entry: Entry) => string,
): number {
  let [low, high] = [0, newestFirst.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = newestFirst[middle];
    if (entry !== undefined && timeOf(entry) < time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Reports of a record before the time of one of them, the newest first. */
export function* earlierReports({ reports }: PatientRecord, { report }: JudgedReport): Iterable<JudgedReport> {
  const first = firstBefore(reports, report.report_time, (judged) => judged.report.report_time);
  for (let index = first; index < reports.length; index += 1) {
    const judged = reports[index];
    if (judged !== undefined) yield judged;
  }
}
