import { firstOfCode } from '../core/rows-by-code.ts';
import { resultUnit, scaled, unitFactor } from '../flags/flag.ts';
import { measuredText, pointOf } from '../flags/measured.ts';
import { valueSet } from '../flags/value-set.ts';
import { normaliseUnit } from '../units/unit.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';

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

/** What is looked for, whatever the model calls it. */
export type RowSource = Omit<ModelInput, 'item'>;

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

/** A row with its place and time in a record. */
interface PlacedRow {
  readonly judged: JudgedReport;
  readonly row: JudgedRow;
  /** Its report's, the newest 0. */
  readonly place: number;
  /** Milliseconds, and days of the hospital's calendar, since 1970. */
  readonly time: number;
  readonly day: number;
}

/** The first row of each code in each report of a record, newest first: gone through once, however many reports are read. */
const ROWS = new WeakMap<PatientRecord, ReadonlyMap<string, readonly PlacedRow[]>>();

function rowsByCode(record: PatientRecord): ReadonlyMap<string, readonly PlacedRow[]> {
  const known = ROWS.get(record);
  if (known !== undefined) return known;
  const byCode = new Map<string, PlacedRow[]>();
  for (const [place, judged] of record.reports.entries()) {
    const { report_time: text } = judged.report;
    const [time, day] = [Date.parse(text), Date.parse(text.slice(0, 10)) / DAY_MS];
    for (const row of judged.rows) {
      const rows = byCode.get(row.code) ?? [];
      if (rows.at(-1)?.place !== place) rows.push({ judged, row, place, time, day });
      byCode.set(row.code, rows);
    }
  }
  ROWS.set(record, byCode);
  return byCode;
}

function isWithin(window: Window, own: Pick<PlacedRow, 'time' | 'day'>, other: PlacedRow): boolean {
  if ('hours' in window) return Math.abs(other.time - own.time) <= window.hours * HOUR_MS;
  const days = Math.round(other.day - own.day);
  return days >= -window.daysBefore && days <= window.daysAfter;
}

function usedRow(judged: JudgedReport, row: JudgedRow, input: RowSource): UsedRow {
  const { flag, printed } = row;
  if (input.unit === '') return { judged, row, value: printed.result, unit: '' };
  const { parsed, interval = {} } = flag;
  const own = resultUnit(printed, parsed);
  const unit = input.ownUnits?.find((known) => known === normaliseUnit(own)) ?? input.unit;
  const { factor, failure } = unitFactor(own, unit, input.analyte ?? row.code);
  const set = failure === undefined && row.suspicion === undefined ? valueSet(parsed, factor) : null;
  if (set === null) return { judged, row, value: null, unit };
  return {
    judged,
    row,
    unit,
    value: pointOf(set) ?? measuredText(set),
    ...scaled(interval, factor),
  };
}

function rowsIn(judged: JudgedReport, input: RowSource): UsedRow[] {
  return input.codes.flatMap((code) => {
    const row = firstOfCode(judged.rows, code);
    return row === undefined ? [] : [usedRow(judged, row, input)];
  });
}

/**
 * The row that stands for an input: that of the report itself, even when it cannot be used (another day's result never takes
 * the place of an unreadable one); otherwise the usable one nearest in time within the input's window, the earlier of two.
 */
export function episodeRow(record: PatientRecord, judged: JudgedReport, input: RowSource): UsedRow | undefined {
  const [own] = rowsIn(judged, input);
  const { window } = input;
  if (own !== undefined || window === undefined) return own;
  const { report_time: text } = judged.report;
  const at = { time: Date.parse(text), day: Date.parse(text.slice(0, 10)) / DAY_MS };
  const byCode = rowsByCode(record);
  const near = input.codes.flatMap((code) => byCode.get(code) ?? []).filter((other) => isWithin(window, at, other));
  const distance = (one: PlacedRow): number => Math.abs(one.time - at.time);
  // Rows of one report stay in the order of the codes.
  for (const other of near.toSorted((a, b) => distance(a) - distance(b) || b.place - a.place)) {
    const used = usedRow(other.judged, other.row, input);
    if (used.value !== null) return used;
  }
  return undefined;
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
