/** Points and cut-offs of gastric serology. All bins are half-open: `from` belongs to the bin, the next `from` does not. */
interface Bin {
  readonly from: number;
  readonly points: number;
}

export type GastricLevel = 'low' | 'medium' | 'high';
export type AbcGroup = 'A' | 'B' | 'C' | 'D';

export const GASTRIC_VERSION = '2017.3';
/** Versions whose words are kept: what was saved by one of them is computed again in its own. */
export type GastricVersion = '2017.2' | typeof GASTRIC_VERSION;
export const GASTRIC_SOURCE = '中国早期胃癌筛查流程专家共识意见（2017）新型胃癌筛查评分系统';
export const ABC_SOURCE = 'ABC(D) 法：Miki；中国早期胃癌筛查及内镜诊治共识意见（2014）';

/** The score was made for this age and above. */
export const SCORE_FROM_AGE = 40;

/** Completed years; above 69 means 70. */
export const GASTRIC_AGE_BINS: readonly Bin[] = [
  { from: 40, points: 0 },
  { from: 50, points: 5 },
  { from: 60, points: 6 },
  { from: 70, points: 10 },
];
export const MALE_POINTS = 4;
export const HP_POINTS = 1;

/** PG I / PG II below this scores. */
export const PGR_SCORED_BELOW = 3.89;
export const PGR_POINTS = 3;

/** pmol/L: 1.50 to 5.70 inclusive, and above. */
export const G17_FROM = 1.5;
export const G17_UP_TO = 5.7;
export const G17_MIDDLE_POINTS = 3;
export const G17_HIGH_POINTS = 5;

export const GASTRIC_MEDIUM_FROM = 12;
export const GASTRIC_HIGH_FROM = 17;

/** Years between endoscopies by band. */
export const ENDOSCOPY_YEARS: Readonly<Record<GastricLevel, number>> = { low: 3, medium: 2, high: 1 };

/** Years between endoscopies by group; group A has none. */
export const ABC_YEARS: Readonly<Record<Exclude<AbcGroup, 'A'>, number>> = { B: 3, C: 2, D: 1 };

/** Pepsinogen is positive when PG I is at most 70 μg/L and the ratio at most this (7.0 on some ELISA platforms). */
export const PG_POSITIVE_PG1_UP_TO = 70;
export const PG_POSITIVE_PGR_UP_TO = 3;

/** Hints: PG I (μg/L) and ratio of severe corpus atrophy; G-17 (pmol/L) of antral atrophy, and of a stomach with little acid. */
export const SEVERE_PG1_BELOW = 30;
export const SEVERE_PGR_BELOW = 3;
export const G17_LOW_BELOW = 1;
export const G17_RAISED_ABOVE = 15;

/** Plausible inputs; anything beyond is named and not used. */
export const GASTRIC_LIMITS = {
  ageYears: [0, 130],
  pgUgPerL: [0, 500],
  g17PmolPerL: [0, 300],
} as const satisfies Record<string, readonly [number, number]>;
