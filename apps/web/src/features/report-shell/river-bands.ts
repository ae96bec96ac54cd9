import { reliabilityBars } from '../../parts/lab/reliability.ts';
import type { PatientDay } from './patient-days.ts';

/** What a band of the river stands for. */
export type RiverKind = 'system' | 'diagnosis';

/** One band: how wide it flows on each day; 0 = not there. */
export interface Band {
  readonly name: string;
  readonly widths: readonly number[];
}

/** Names and widths that one day contributes. */
function partsOf(day: PatientDay, kind: RiverKind): (readonly [string, number])[] {
  return kind === 'diagnosis'
    ? day.diagnoses.map(({ name, reliable }) => [name, reliabilityBars(reliable)])
    : [...Map.groupBy(day.diagnoses, ({ system }) => system)].map(([system, { length }]) => [system, length]);
}

/**
 * Bands over the days, the one that flows widest first. A disease system is as wide as it has suspected diagnoses, a
 * diagnosis as its reliability has bars: 1 to 3.
 */
export function riverBands(days: readonly PatientDay[], kind: RiverKind): Band[] {
  const widths = new Map<string, number[]>();
  for (const [index, day] of days.entries()) {
    for (const [name, width] of partsOf(day, kind)) {
      const band = widths.get(name) ?? days.map(() => 0);
      band[index] = width;
      widths.set(name, band);
    }
  }
  const total = (band: readonly number[]) => band.reduce((sum, width) => sum + width, 0);
  return [...widths]
    .map(([name, band]) => ({ name, widths: band }))
    .toSorted((left, right) => total(right.widths) - total(left.widths));
}

/** The least that fills the river's height, so that one diagnosis alone does not. */
const LEAST_HEIGHT = 4;

/** What fills the height of the river: the widest of all days, so that paging does not change the scale. */
export function riverHeight(days: readonly PatientDay[], kind: RiverKind): number {
  const totals = days.map((day) => partsOf(day, kind).reduce((sum, [, width]) => sum + width, 0));
  return Math.max(LEAST_HEIGHT, ...totals);
}

/** A band as it is drawn, in a box of one unit per day and `height`. */
export interface BandShape {
  readonly name: string;
  /** Path of the outline. */
  readonly path: string;
  /** Where it is widest: day, middle and width. */
  readonly label: { readonly day: number; readonly middle: number; readonly width: number };
}

type Edge = readonly number[];

/** One edge of a band: level at both ends, and a smooth curve from the middle of one day to that of the next. */
function edgePath(edge: Edge, isBack: boolean): string {
  const at = (index: number) => (edge[index] ?? 0).toFixed(2);
  const order = edge.map((_, index) => (isBack ? edge.length - 1 - index : index));
  const first = order[0] ?? 0;
  const [from, to] = isBack ? [edge.length, 0] : [0, edge.length];
  const curves = order.slice(1).map((index) => {
    const x = index + 0.5;
    const before = isBack ? index + 1 : index - 1;
    const middle = isBack ? index + 1 : index;
    return `C${middle} ${at(before)} ${middle} ${at(index)} ${x} ${at(index)}`;
  });
  const last = order.at(-1) ?? 0;
  return `${isBack ? 'L' : 'M'}${from} ${at(first)}L${first + 0.5} ${at(first)}${curves.join('')}L${to} ${at(last)}`;
}

/** Outlines of the bands, stacked around the middle of the box; `full` is what fills its height. */
export function bandShapes(bands: readonly Band[], height: number, full: number): BandShape[] {
  const count = bands[0]?.widths.length ?? 0;
  const totals = Array.from({ length: count }, (_, day) =>
    bands.reduce((sum, band) => sum + (band.widths[day] ?? 0), 0),
  );
  const scale = height / full;
  let top: number[] = totals.map((total) => (height - total * scale) / 2);
  return bands.map(({ name, widths }) => {
    const upper = top;
    const lower = upper.map((y, day) => y + (widths[day] ?? 0) * scale);
    top = lower;
    const widest = Math.max(...widths);
    const day = widths.indexOf(widest);
    const middle = ((upper[day] ?? 0) + (lower[day] ?? 0)) / 2;
    return {
      name,
      path: `${edgePath(upper, false)}${edgePath(lower, true)}Z`,
      label: { day, middle, width: widest * scale },
    };
  });
}
