import { albuminuriaStage, gfrStage } from '../ckd/stages.ts';
import { roundHalfUp } from '../core/number.ts';
import { unitFactor } from '../flags/flag.ts';
import { withoutPower } from '../results/powers.ts';
import { parseResult } from '../results/result.ts';
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
  // A day without a time is one of UTC: all are 24 hours long.
  const day = (iso: string) => Date.parse(iso.slice(0, 10));
  return (day(to) - day(from)) / DAY_MS;
}

/** Factor from the earlier unit to the current one; null when the two cannot be compared. */
function comparableFactor(earlier: Observation, current: Observation): number | null {
  if (normaliseUnit(earlier.unit) === normaliseUnit(current.unit)) return 1;
  const { factor, failure } = unitFactor(earlier.unit, current.unit, current.code);
  return failure === undefined ? factor : null;
}

interface Comparable<Row extends Observation> {
  readonly row: Row;
  /** From its unit to the current one. */
  readonly factor: number;
}

/** The earlier observations that may be compared, newest first. */
function comparable<Row extends Observation>(current: Observation, history: readonly Row[]): Comparable<Row>[] {
  const now = timeOf(current);
  return history
    .filter((row) => timeOf(row) < now && row.code === current.code && row.specimen === current.specimen)
    .flatMap((row) => {
      const factor = comparableFactor(row, current);
      return factor === null ? [] : [{ row, factor }];
    })
    .toSorted((a, b) => timeOf(b.row) - timeOf(a.row));
}

/**
 * Earlier observations, newest first: same item, same specimen, a unit that converts. Estimates by another equation carry
 * another code.
 */
export function comparableRows<Row extends Observation>(current: Observation, history: readonly Row[]): Row[] {
  return comparable(current, history).map(({ row }) => row);
}

interface Point {
  readonly value: number;
  readonly decimals: number;
}

/** In the current unit; null for what is no number or only a bound, which has no difference. */
function pointOf({ result, unit }: Observation, factor: number): Point | null {
  const parsed = parseResult(withoutPower(result, unit));
  if (parsed.kind !== 'number' || parsed.comparator !== undefined) return null;
  // The digits of another unit say nothing of those of this one.
  return { value: parsed.value * factor, decimals: factor === 1 ? parsed.decimals : 0 };
}

/** Counts strict steps of one sign from the newest backwards; a bound or an equal value ends the count. */
function streakOf(now: Point, earlier: readonly (Point | null)[]): number {
  let streak = 0;
  let newer = now.value;
  for (const point of earlier) {
    const older = point?.value ?? Number.NaN;
    const longer = streak + Math.sign(newer - older);
    // Neither an equal value nor a bound (NaN) nor a step the other way makes it longer.
    if (!(Math.abs(longer) > Math.abs(streak))) break;
    streak = longer;
    newer = older;
  }
  return streak;
}

interface Staging {
  readonly kind: StageChange['kind'];
  readonly unit: string;
  readonly stageOf: (value: number) => string;
}

/** Items whose values have stages in the specification. */
const STAGINGS: ReadonlyMap<string, Staging> = new Map([
  ['EGFR', { kind: 'gfr', unit: 'mL/min/1.73m²', stageOf: gfrStage }],
  ['UACR', { kind: 'albuminuria', unit: 'mg/g', stageOf: albuminuriaStage }],
]);

function stageNotes(current: Observation, now: Point, before: Point, earlier: readonly (Point | null)[]): DeltaNote[] {
  const staging = STAGINGS.get(current.code);
  if (staging === undefined) return [];
  const { factor, failure } = unitFactor(current.unit, staging.unit, current.code);
  if (failure !== undefined) return [];
  const stageAt = ({ value }: Point): string => staging.stageOf(value * factor);
  const [from, to] = [stageAt(before), stageAt(now)];
  if (from === to) return [];
  const isFirst = !earlier.some((point) => point !== null && stageAt(point) === to);
  const direction = Math.sign(now.value - before.value) as StageChange['direction'];
  return [{ code: 'stage_changed', from, to, kind: staging.kind, direction, isFirst }];
}

function gradeNotes(current: Observation, previous: Observation): DeltaNote[] {
  const now = parseResult(current.result);
  const before = parseResult(previous.result);
  if (now.kind !== 'qualitative' || before.kind !== 'qualitative' || now.grade === before.grade) return [];
  const since = previous.time;
  if (now.grade >= 1 && before.grade === 0) return [{ code: 'turned_positive', since }];
  if (now.grade === 0 && before.grade >= 1) return [{ code: 'turned_negative', since }];
  return [{ code: 'grade_changed', from: String(previous.result), to: String(current.result), since }];
}

function trendNotes(streak: number): DeltaNote[] {
  if (streak >= TREND_FROM) return [{ code: 'rising', times: streak }];
  return streak <= -TREND_FROM ? [{ code: 'falling', times: -streak }] : [];
}

/**
 * Compares a result with the latest earlier one of the same item and specimen whose unit converts, and counts the run of
 * rises or falls. `history` may hold anything in any order. A bound (`<10`) is compared with nothing: no difference is made up.
 */
export function compareWithPrevious<Row extends Observation>(
  current: Observation,
  history: readonly Row[],
): Delta<Row> {
  const found = comparable(current, history);
  const previous = found[0]?.row;
  if (previous === undefined) return { streak: 0, notes: [{ code: 'first' }] };
  const now = pointOf(current, 1);
  const earlier = found.map(({ row, factor }) => pointOf(row, factor));
  const before = earlier[0] ?? null;
  const days = calendarDays(previous.time, current.time);
  if (now === null || before === null) return { previous, days, streak: 0, notes: gradeNotes(current, previous) };
  const since = previous.time;
  const decimals = Math.max(now.decimals, before.decimals);
  const difference = roundHalfUp(now.value - before.value, decimals);
  // A difference that only the conversion of a unit has made is no change.
  const streak = difference === 0 ? 0 : streakOf(now, earlier);
  const step: DeltaNote =
    difference === 0
      ? { code: 'unchanged', days, since }
      : { code: difference > 0 ? 'rose' : 'fell', amount: Math.abs(difference), decimals, days, since };
  const notes = [...stageNotes(current, now, before, earlier), ...trendNotes(streak), step];
  return { previous, difference, days, streak, notes };
}
