import type { LaboratoryRow } from '@jianwei/api-client/model';
import { isTrue, isUndetermined } from '@jianwei/api-client/transport/undetermined';

/** The interval is a ring between these radii; one interval's width outwards or inwards is as thick as the ring. */
export const RING = { inner: 124, outer: 168 } as const;
/** Interval widths beyond a limit at which a mark is held. */
export const MOST_WIDTHS = 2;
/** Qualitative results stand on this rim. */
export const RIM = 272;
/** Room between two sectors, in spokes. */
const GAP = 1;

export interface Spoke {
  readonly row: LaboratoryRow;
  /** Radians from straight up, clockwise. */
  readonly angle: number;
  readonly radius: number;
  readonly kind: 'above' | 'below' | 'within' | 'word' | 'unread';
}

export interface Sector {
  readonly name: string;
  readonly spokes: readonly Spoke[];
  readonly from: number;
  readonly to: number;
  readonly abnormal: number;
}

/** A bound or a value as a number; undefined where it is none, or cannot be read. */
function numberOf(given: string | number | undefined): number | undefined {
  const number = given === '' ? Number.NaN : Number(given);
  return Number.isFinite(number) ? number : undefined;
}

/** How far a number lies from its interval, in widths of the interval: negative below, 0 to 1 within, above 1 above. */
export function placeOf(value: number, low: number | undefined, high: number | undefined): number | undefined {
  const from = low ?? 0;
  const to = high ?? (low === undefined ? undefined : low * 2);
  if (to === undefined || to <= from) return undefined;
  return (value - from) / (to - from);
}

function held(place: number): number {
  return Math.min(1 + MOST_WIDTHS, Math.max(-MOST_WIDTHS, place));
}

/** Inside the ring there is less room than outside: a width inwards is shorter. */
function radiusOf(place: number): number {
  const width = RING.outer - RING.inner;
  if (place >= 0) return RING.inner + held(place) * width;
  return RING.inner + held(place) * (RING.inner / (MOST_WIDTHS + 0.5));
}

/** Where a result lies that is one interval's width beyond its limit, outwards and inwards. */
export const ONE_WIDTH: readonly number[] = [radiusOf(2), radiusOf(-1)];

function spokeOf(row: LaboratoryRow, angle: number): Spoke {
  const low = numberOf(row.range_lower);
  const high = numberOf(row.range_upper);
  const isAbnormal = isTrue(row.abnormal);
  if (isUndetermined(row.state, row.abnormal, row.abnormal_type)) return { row, angle, radius: RIM, kind: 'unread' };
  const value = numberOf(row.calculate_result);
  const place = value === undefined ? undefined : placeOf(value, low, high);
  if (place === undefined) {
    if (row.state === 'undetermined') return { row, angle, radius: RIM, kind: 'unread' };
    return {
      row,
      angle,
      radius: isAbnormal ? RIM : (RING.inner + RING.outer) / 2,
      kind: isAbnormal ? 'word' : 'within',
    };
  }
  // The judgement decides the side, the number only how far: a bound that is missing draws nothing beyond it.
  if (!isAbnormal) return { row, angle, radius: radiusOf(Math.min(1, Math.max(0, place))), kind: 'within' };
  const isAbove = row.abnormal_type === 1;
  const beyond = isAbove ? Math.max(1.05, place) : Math.min(-0.05, place);
  return { row, angle, radius: radiusOf(beyond), kind: isAbove ? 'above' : 'below' };
}

/** Sectors in the order of the report, each with its spokes, all round. */
export function sectorsOf(rows: readonly LaboratoryRow[]): Sector[] {
  const groups = [...Map.groupBy(rows, (row) => row.group_name ?? '其他')];
  const slots = rows.length + groups.length * GAP;
  const step = slots === 0 ? 0 : (2 * Math.PI) / slots;
  let slot = 0;
  return groups.map(([name, own]) => {
    const first = slot;
    slot += own.length + GAP;
    const spokes = own.map((row, index) => spokeOf(row, (first + index + 0.5) * step));
    return {
      name,
      spokes,
      from: first * step,
      to: (first + own.length) * step,
      abnormal: own.filter(({ abnormal }) => isTrue(abnormal)).length,
    };
  });
}

/** A point at an angle from straight up and a radius, around 0, 0. */
export function pointAt(angle: number, radius: number): readonly [x: number, y: number] {
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}
