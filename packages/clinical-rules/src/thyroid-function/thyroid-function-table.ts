import type { Interval } from '../catalogue/row.ts';

export const THYROID_FUNCTION_VERSION = 'thyroid-function-1.1.0';
export const THYROID_FUNCTION_SOURCE =
  '成人甲状腺功能减退症诊治指南（2017）；妊娠和产后甲状腺疾病诊治指南（第2版，2019）';

/** 0 not pregnant, 1 to 3 trimester, 4 after delivery (read like 0). */
export type PregnantStatus = 0 | 1 | 2 | 3 | 4;
export type Trimester = 1 | 2 | 3;

/** Used where the report prints no range: TSH mIU/L, FT4 and FT3 pmol/L. */
export const DEFAULT_RANGES = {
  tsh: { low: 0.27, high: 4.2 },
  ft4: { low: 12, high: 22 },
  ft3: { low: 3.1, high: 6.8 },
} as const satisfies Record<string, Interval>;

/** Upper limits, inclusive: TPOAb and TgAb IU/mL, TRAb IU/L. */
export const DEFAULT_UPPERS = { tpoab: 34, tgab: 115, trab: 1.75 } as const;

/** TSH by trimester where the laboratory has no range of its own for it; our choice. */
export const TRIMESTER_TSH: Readonly<Record<Trimester, { low: number; high: number }>> = {
  1: { low: 0.1, high: 4 },
  2: { low: 0.2, high: 4 },
  3: { low: 0.3, high: 4 },
};

/** TSH in mIU/L: below 0.1 a subclinical excess is severe; from 10 a subclinical deficiency is (recalled). */
export const SEVERE_HYPER_BELOW = 0.1;
export const SEVERE_HYPO_FROM = 10;
/** TSH in mIU/L above which antibody-positive pregnant women may be treated (recalled). */
export const PREGNANCY_TARGET = 2.5;

/** First and last week of each trimester: up to 13+6, 14 to 27+6, from 28; beyond 42 weeks a count is not believed. */
export const SECOND_TRIMESTER_FROM_WEEK = 14;
export const THIRD_TRIMESTER_FROM_WEEK = 28;
export const LAST_WEEK = 42;

/** Plausible inputs, inclusive; our choice. */
export const THYROID_FUNCTION_LIMITS = {
  tsh: [0, 1000],
  ft4: [0, 300],
  ft3: [0, 200],
  tpoab: [0, 100000],
  tgab: [0, 100000],
  trab: [0, 10000],
} as const satisfies Record<string, readonly [number, number]>;
