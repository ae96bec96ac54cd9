import { resultUnit } from '../flags/flag.ts';
import { valueSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { convert } from '../units/convert.ts';
import { usableResult } from './judged.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import { numberWithSign } from './value-text.ts';

/** Which reports count: those after `after` and up to `until`, ISO times. */
export interface TimeWindow {
  readonly after?: string;
  readonly until?: string;
}

/** The newest row of a code, with the report it is from. */
export interface NewestRow {
  readonly row: JudgedRow;
  readonly report: JudgedReport['report'];
}

/** The newest row of a code in a window. Times are compared as instants: all of a hospital's are written in one zone. */
export function newestRow(record: PatientRecord, code: string, window: TimeWindow = {}): NewestRow | undefined {
  const { after = '', until = '9999' } = window;
  for (const { report, rows } of record.reports) {
    if (report.report_time <= after || report.report_time > until) continue;
    const row = rows.find((one) => one.code === code);
    if (row) return { row, report };
  }
  return undefined;
}

/** The value of a row in a unit; undefined for `<0.01`, for words, and where the unit does not convert. */
export function numberIn(row: JudgedRow, unit: string): number | undefined {
  const found = numberWithSign(row, unit);
  return found?.comparator === '' ? found.value : undefined;
}

/** What a row proves about its value in a unit, `<0.01` included; null for words and where the unit does not convert. */
export function rangeIn(row: JudgedRow | undefined, unit: string): ValueSet | null {
  const parsed = usableResult(row);
  if (row === undefined || parsed === undefined) return null;
  const converted = convert(1, resultUnit(row.printed, parsed), unit, row.code);
  return converted.ok ? valueSet(parsed, converted.factor) : null;
}
