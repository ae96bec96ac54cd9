import { compareWithPrevious } from '../delta/delta.ts';
import type { Delta, Observation } from '../delta/delta.ts';
import type { PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';

/** An earlier result that a delta may refer to. */
export interface HistoryRow extends Observation {
  readonly reportId: string;
  readonly result: string;
}

export function observationOf(row: JudgedRow, time: string): Observation {
  const { specimen, unit, result } = row.printed;
  return { code: row.code === '' ? row.printed.name : row.code, specimen, unit, result, time };
}

export type History = ReadonlyMap<string, readonly HistoryRow[]>;

/** All results of a patient by code, newest first; a row without a code is followed by its name. */
export function historyOf(record: PatientRecord): History {
  const rows = record.reports.flatMap(({ report, rows: printedRows }) =>
    printedRows.map((row): HistoryRow => ({
      ...observationOf(row, report.report_time),
      result: row.printed.result,
      reportId: report.report_id,
    })),
  );
  return Map.groupBy(rows, (row) => row.code);
}

/** Earlier results that are looked at first, and how many times more each time they do not suffice. */
const RECENT = 3;
const RECENT_GROWTH = 4;

/** True when none of the rows is left out of a comparison. */
function isUniform(rows: readonly HistoryRow[], { specimen, unit }: Observation): boolean {
  return rows.every((row) => row.specimen === specimen && row.unit === unit);
}

/** True when still earlier results would say nothing else: the run has ended, and the stage was there before. */
function isSettled({ streak, notes }: Delta<HistoryRow>, reach: number): boolean {
  return Math.abs(streak) < reach && !notes.some((note) => note.code === 'stage_changed' && note.isFirst);
}

/** A result against the patient's earlier ones. Reads only as far back as what it says depends on. */
export function deltaOf(row: JudgedRow, time: string, history: History): Delta<HistoryRow> {
  const current = observationOf(row, time);
  const all = history.get(current.code) ?? [];
  const first = all.findIndex((entry) => entry.time < time);
  if (first === -1) return compareWithPrevious(current, []);
  for (let reach = RECENT; first + reach < all.length; reach *= RECENT_GROWTH) {
    const recent = all.slice(first, first + reach);
    if (!isUniform(recent, current)) break;
    const delta = compareWithPrevious(current, recent);
    if (isSettled(delta, reach)) return delta;
  }
  return compareWithPrevious(current, all.slice(first));
}
