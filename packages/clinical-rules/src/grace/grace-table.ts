/**
 * GRACE points of in-hospital death. All bins are half-open: `from` belongs to the bin, the next `from` does not. The
 * printed labels overlap at their ends; the lower bound inclusive reading is our choice.
 */
export interface Bin {
  readonly from: number;
  readonly points: number;
}

export const GRACE_VERSION = '2003.1';
export const GRACE_SOURCE = 'Granger CB, et al. Arch Intern Med 2003;163:2345-2353, Fig. 4';

/** Years. */
export const AGE_BINS: readonly Bin[] = [
  { from: 0, points: 0 },
  { from: 30, points: 8 },
  { from: 40, points: 25 },
  { from: 50, points: 41 },
  { from: 60, points: 58 },
  { from: 70, points: 75 },
  { from: 80, points: 91 },
  { from: 90, points: 100 },
];

/** Beats per minute. */
export const HEART_RATE_BINS: readonly Bin[] = [
  { from: 0, points: 0 },
  { from: 50, points: 3 },
  { from: 70, points: 9 },
  { from: 90, points: 15 },
  { from: 110, points: 24 },
  { from: 150, points: 38 },
  { from: 200, points: 46 },
];

/** Systolic pressure, whole mmHg. */
export const PRESSURE_BINS: readonly Bin[] = [
  { from: 0, points: 58 },
  { from: 80, points: 53 },
  { from: 100, points: 43 },
  { from: 120, points: 34 },
  { from: 140, points: 24 },
  { from: 160, points: 10 },
  { from: 200, points: 0 },
];

/** Serum creatinine, mg/dl rounded to two decimals. */
export const CREATININE_BINS: readonly Bin[] = [
  { from: 0, points: 1 },
  { from: 0.4, points: 4 },
  { from: 0.8, points: 7 },
  { from: 1.2, points: 10 },
  { from: 1.6, points: 13 },
  { from: 2, points: 21 },
  { from: 4, points: 28 },
];

/** Killip I to IV. */
export const KILLIP_POINTS: readonly number[] = [0, 20, 39, 59];
export const ARREST_POINTS = 39;
export const ST_POINTS = 28;
export const ENZYME_POINTS = 14;

/** Bands of the specification: up to 108 low, 109 to 139 medium, from 140 high. (ESC prints 109–140 and >140.) */
export const LOW_UP_TO = 108;
export const HIGH_FROM = 140;
/** Lowest and highest possible score. */
export const SCORE_RANGE: readonly [number, number] = [1, 372];

/** Nodes of the published nomogram; linear in between. */
export const DEATH_NODES = [
  { score: 60, percent: 0.2 },
  { score: 70, percent: 0.3 },
  { score: 80, percent: 0.4 },
  { score: 90, percent: 0.6 },
  { score: 100, percent: 0.8 },
  { score: 110, percent: 1.1 },
  { score: 120, percent: 1.6 },
  { score: 130, percent: 2.1 },
  { score: 140, percent: 2.9 },
  { score: 150, percent: 3.9 },
  { score: 160, percent: 5.4 },
  { score: 170, percent: 7.3 },
  { score: 180, percent: 9.8 },
  { score: 190, percent: 13 },
  { score: 200, percent: 18 },
  { score: 210, percent: 23 },
  { score: 220, percent: 29 },
  { score: 230, percent: 36 },
  { score: 240, percent: 44 },
  { score: 250, percent: 52 },
] as const;
