import { unitFactor } from '../flags/flag.ts';
import { measuredText, pointOf } from '../flags/measured.ts';
import { valueSet } from '../flags/value-set.ts';
import { normaliseUnit } from '../units/unit.ts';
import type { JudgedReport, JudgedRow, PatientRecord } from './judged.ts';

/** How far from the report a row of another report may lie; days are calendar days in the hospital, hours are exact. */
export type Window = { readonly daysBefore: number; readonly daysAfter: number } | { readonly hours: number };

/** One input of a model and the rows that carry it. Codes outside the catalogue are the laboratory's own. */
export interface ModelInput<Item extends string = string> {
  readonly item: Item;
  readonly codes: readonly string[];
  /** Unit in which the rule takes it; '' for signs, which are handed on as printed. */
  readonly unit: string;
  /** Further units whose cut-offs the rule holds: a row printed in one of them is not converted. */
  readonly ownUnits?: readonly string[];
  /** Catalogue code whose factor converts between mass and amount; default the row's own. */
  readonly analyte?: string;
  /** Absent: only the report itself. */
  readonly window?: Window;
}

/** A row that stands for an input of a model, and the report that it comes from. */
export interface UsedRow {
  readonly judged: JudgedReport;
  readonly row: JudgedRow;
  /** In the rule's unit: a number, or printed text (`<0.2`, 阳性); null when the row cannot be used. */
  readonly value: number | string | null;
  /** The unit of `value`. */
  readonly unit: string;
  /** The row's reference interval in the same unit. */
  readonly low?: number;
  readonly high?: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

function isWithin(window: Window, own: string, other: string): boolean {
  if ('hours' in window) return Math.abs(Date.parse(other) - Date.parse(own)) <= window.hours * HOUR_MS;
  const days = Math.round((Date.parse(other.slice(0, 10)) - Date.parse(own.slice(0, 10))) / DAY_MS);
  return days >= -window.daysBefore && days <= window.daysAfter;
}

function usedRow(judged: JudgedReport, row: JudgedRow, input: ModelInput): UsedRow {
  const { flag, printed } = row;
  if (input.unit === '') return { judged, row, value: printed.result, unit: '' };
  const { parsed, interval } = flag;
  const own = printed.unit === '' && parsed.kind === 'number' ? (parsed.unit ?? '') : printed.unit;
  const unit = input.ownUnits?.find((known) => known === normaliseUnit(own)) ?? input.unit;
  const { factor, failure } = unitFactor(own, unit, input.analyte ?? row.code);
  const set = failure === undefined ? valueSet(parsed, factor) : null;
  if (set === null) return { judged, row, value: null, unit };
  return {
    judged,
    row,
    unit,
    value: pointOf(set) ?? measuredText(set),
    ...(interval?.low === undefined ? {} : { low: interval.low * factor }),
    ...(interval?.high === undefined ? {} : { high: interval.high * factor }),
  };
}

function rowsIn(judged: JudgedReport, input: ModelInput): UsedRow[] {
  return input.codes.flatMap((code) => {
    const row = judged.rows.find((entry) => entry.code === code);
    return row === undefined ? [] : [usedRow(judged, row, input)];
  });
}

/**
 * The row that stands for an input: that of the report itself, even when it cannot be used (another day's result never takes
 * the place of an unreadable one); otherwise the usable one nearest in time within the input's window, the earlier of two.
 */
export function episodeRow(record: PatientRecord, judged: JudgedReport, input: ModelInput): UsedRow | undefined {
  const [own] = rowsIn(judged, input);
  const { window } = input;
  if (own !== undefined || window === undefined) return own;
  const time = judged.report.report_time;
  const distance = ({ judged: { report } }: UsedRow): number =>
    Math.abs(Date.parse(report.report_time) - Date.parse(time));
  const near = record.reports
    .filter(({ report }) => report.report_id !== judged.report.report_id && isWithin(window, time, report.report_time))
    .toReversed()
    .flatMap((other) => rowsIn(other, input))
    .filter((used) => used.value !== null);
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The rows of all inputs of a model that were found. */
export function episodeRows<Item extends string>(
  record: PatientRecord,
  judged: JudgedReport,
  inputs: readonly ModelInput<Item>[],
): ReadonlyMap<Item, UsedRow> {
  return new Map(
    inputs.flatMap((input) => {
      const used = episodeRow(record, judged, input);
      return used === undefined ? [] : [[input.item, used] as const];
    }),
  );
}

/** The values of found rows under the names of the rule's inputs. */
export function episodeValues(rows: ReadonlyMap<string, UsedRow>): Record<string, number | string | null> {
  return Object.fromEntries([...rows].map(([item, { value }]) => [item, value]));
}

export function hasAnyCode(judged: JudgedReport, codes: readonly string[]): boolean {
  return judged.rows.some((row) => codes.includes(row.code));
}
