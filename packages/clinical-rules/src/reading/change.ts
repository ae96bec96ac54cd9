import { roundHalfUp } from '../core/number.ts';
import { referenceChange } from '../plausible/reference-change.ts';
import { minutesBetween, spanText } from './interval-text.ts';

/** A number of the course, in the unit of the row that is read, with the decimals it was printed with. */
export interface Point {
  readonly time: string;
  readonly value: number;
  readonly decimals: number;
}

export interface Change {
  readonly from: Point;
  readonly to: Point;
  readonly hours: number;
  /** now − then, in the unit of the row. */
  readonly difference: number;
  readonly isBeyondChance: boolean;
  /** 「26 小时升 0.70」. */
  readonly text: string;
}

/** Decimals of a difference: as printed, two below ten unless both were printed whole. */
function decimalsOf(now: Point, then: Point): number {
  const printed = Math.max(now.decimals, then.decimals);
  if (printed === 0) return 0;
  return Math.abs(now.value) < 10 ? Math.max(printed, 2) : printed;
}

/** An unsigned figure with fixed decimals, rounded half up. */
export function figure(value: number, decimals: number): string {
  return roundHalfUp(Math.abs(value), decimals).toFixed(decimals);
}

/** What changed between two points of one item; `factor` leads from their unit to the catalogue's. */
export function changeBetween(code: string, then: Point, now: Point, factor: number): Change {
  const minutes = minutesBetween(then.time, now.time);
  const difference = now.value - then.value;
  const word = difference < 0 ? '降' : '升';
  const shown = figure(difference, decimalsOf(now, then));
  const hasMoved = Number(shown) > 0;
  return {
    from: then,
    to: now,
    hours: minutes / 60,
    difference,
    isBeyondChance: hasMoved && Math.abs(difference) >= referenceChange(code, then.value * factor) / factor - 1e-9,
    text: hasMoved ? `${spanText(minutes)}${word} ${shown}` : '',
  };
}
