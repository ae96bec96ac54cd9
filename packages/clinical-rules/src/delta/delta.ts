import { findItem } from '../catalogue/catalogue.ts';
import { albuminuriaStage, gfrStage } from '../ckd/stages.ts';
import { roundHalfUp } from '../core/number.ts';
import { unitFactor } from '../flags/flag.ts';
import { parseResult } from '../results/result.ts';
import type { ParsedResult } from '../results/result.ts';
import { normaliseUnit } from '../units/unit.ts';

/** One printed result of one item at one time. */
export interface Observation {
  readonly code: string;
  readonly specimen: string;
  readonly unit: string;
  readonly result: string | number | null;
  /** ISO time with offset. */
  readonly time: string;
}

interface Step {
  readonly amount: number;
  readonly decimals: number;
  readonly days: number;
  /** Time of the previous result, ISO. */
  readonly since: string;
}

interface StageChange {
  readonly from: string;
  readonly to: string;
  readonly kind: 'gfr' | 'albuminuria';
  /** Direction of the value, not of the patient's health. */
  readonly direction: 1 | -1;
  /** True when no comparable earlier result was in this stage. */
  readonly isFirst: boolean;
}

export type DeltaNote =
  | ({ readonly code: 'rose' } & Step)
  | ({ readonly code: 'fell' } & Step)
  | { readonly code: 'unchanged'; readonly days: number; readonly since: string }
  | { readonly code: 'rising'; readonly times: number }
  | { readonly code: 'falling'; readonly times: number }
  | ({ readonly code: 'stage_changed' } & StageChange)
  | { readonly code: 'turned_positive'; readonly since: string }
  | { readonly code: 'turned_negative'; readonly since: string }
  | { readonly code: 'grade_changed'; readonly from: string; readonly to: string; readonly since: string }
  | { readonly code: 'first' };

export interface Delta<Previous extends Observation = Observation> {
  /** Latest earlier observation that may be compared; absent when there is none. */
  readonly previous?: Previous;
  /** Current minus previous in the current unit; absent for grades and where a comparator forbids it. */
  readonly difference?: number;
  readonly days?: number;
  /** Consecutive strict falls (negative) or rises (positive) up to now; -3 = fell three times in a row. */
  readonly streak: number;
  readonly notes: readonly DeltaNote[];
}

const DAY_MS = 86_400_000;
/** From this many consecutive changes in one direction a trend is told. */
export const TREND_FROM = 2;

function timeOf(observation: Observation): number {
  return Date.parse(observation.time);
}

/** Calendar days between two ISO times, by the offset each is written with: 11-12 08:15 to 11-18 09:42 is 6. */
export function calendarDays(from: string, to: string): number {
  const day = (iso: string) => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / DAY_MS);
}

/** A number only when it is exact: a bound has no difference. */
function exactNumber(parsed: ParsedResult): number | null {
  return parsed.kind === 'number' && parsed.comparator === undefined ? parsed.value : null;
}

/** Factor from the earlier unit to the current one; null when the two cannot be compared. */
function comparableFactor(earlier: Observation, current: Observation): number | null {
  if (normaliseUnit(earlier.unit) === normaliseUnit(current.unit)) return 1;
  const { factor, failure } = unitFactor(earlier.unit, current.unit, current.code);
  return failure === undefined ? factor : null;
}

/**
 * Earlier observations, newest first: same item, same specimen, a unit that converts. Estimates by another equation carry
 * another code.
 */
export function comparableRows<Row extends Observation>(current: Observation, history: readonly Row[]): Row[] {
  const now = timeOf(current);
  return history
    .map((row) => ({ row, time: timeOf(row) }))
    .filter(
      ({ row, time }) =>
        time < now &&
        row.code === current.code &&
        row.specimen === current.specimen &&
        comparableFactor(row, current) !== null,
    )
    .toSorted((a, b) => b.time - a.time)
    .map(({ row }) => row);
}

interface Point {
  readonly value: number;
  readonly decimals: number;
}

function pointOf(observation: Observation, current: Observation): Point | null {
  const parsed = parseResult(observation.result);
  const value = exactNumber(parsed);
  const factor = comparableFactor(observation, current);
  if (value === null || factor === null || parsed.kind !== 'number') return null;
  return { value: value * factor, decimals: parsed.decimals };
}

/** Counts strict steps of one sign from the newest backwards; a bound or an equal value ends the count. */
function streakOf(points: readonly (Point | null)[]): number {
  let streak = 0;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [newer, older] = [points[index], points[index + 1]];
    if (newer == null || older == null) break;
    const sign = Math.sign(newer.value - older.value);
    if (sign === 0 || (streak !== 0 && Math.sign(streak) !== sign)) break;
    streak += sign;
  }
  return streak;
}

/** Stage of an eGFR or ACR in the catalogue's unit; null for every other item or unit. */
function stageOf(
  observation: Observation,
  point: Point,
  current: Observation,
): { stage: string; kind: 'gfr' | 'albuminuria' } | null {
  const item = findItem(observation.code);
  if (item === undefined || (item.code !== 'EGFR' && item.code !== 'UACR')) return null;
  const { factor, failure } = unitFactor(current.unit, item.unit, item.code);
  if (failure !== undefined) return null;
  const value = point.value * factor;
  return item.code === 'EGFR'
    ? { stage: gfrStage(value), kind: 'gfr' }
    : { stage: albuminuriaStage(value), kind: 'albuminuria' };
}

function stageNotes(current: Observation, comparable: readonly Observation[], now: Point, before: Point): DeltaNote[] {
  const [previous] = comparable;
  const to = stageOf(current, now, current);
  const from = previous === undefined ? null : stageOf(previous, before, current);
  if (to === null || from === null || to.stage === from.stage) return [];
  const wasThere = comparable.some((row) => {
    const point = pointOf(row, current);
    return point !== null && stageOf(row, point, current)?.stage === to.stage;
  });
  const direction = now.value > before.value ? 1 : -1;
  return [{ code: 'stage_changed', from: from.stage, to: to.stage, kind: to.kind, direction, isFirst: !wasThere }];
}

function gradeNotes(current: Observation, previous: Observation): DeltaNote[] {
  const now = parseResult(current.result);
  const before = parseResult(previous.result);
  if (now.kind !== 'qualitative' || before.kind !== 'qualitative' || now.grade === before.grade) return [];
  const since = previous.time;
  if (now.grade >= 1 && before.grade === 0) return [{ code: 'turned_positive', since }];
  if (now.grade === 0 && before.grade >= 1) return [{ code: 'turned_negative', since }];
  return [{ code: 'grade_changed', from: `${previous.result ?? ''}`, to: `${current.result ?? ''}`, since }];
}

/**
 * Compares a result with the latest earlier one of the same item and specimen whose unit converts, and counts the run of
 * rises or falls. `history` may hold anything in any order. A bound (`<10`) is compared with nothing: no difference is made up.
 */
export function compareWithPrevious<Row extends Observation>(
  current: Observation,
  history: readonly Row[],
): Delta<Row> {
  const comparable = comparableRows(current, history);
  const [previous] = comparable;
  if (previous === undefined) return { streak: 0, notes: [{ code: 'first' }] };
  const now = pointOf(current, current);
  const before = pointOf(previous, current);
  const days = calendarDays(previous.time, current.time);
  if (now === null || before === null) return { previous, days, streak: 0, notes: gradeNotes(current, previous) };
  const decimals = Math.max(now.decimals, previous.unit === current.unit ? before.decimals : now.decimals);
  const difference = roundHalfUp(now.value - before.value, decimals);
  const streak = streakOf([now, ...comparable.map((row) => pointOf(row, current))]);
  const step: DeltaNote =
    difference === 0
      ? { code: 'unchanged', days, since: previous.time }
      : { code: difference > 0 ? 'rose' : 'fell', amount: Math.abs(difference), decimals, days, since: previous.time };
  const trend: DeltaNote[] =
    Math.abs(streak) >= TREND_FROM ? [{ code: streak > 0 ? 'rising' : 'falling', times: Math.abs(streak) }] : [];
  return {
    previous,
    difference,
    days,
    streak,
    notes: [...stageNotes(current, comparable, now, before), ...trend, step],
  };
}
