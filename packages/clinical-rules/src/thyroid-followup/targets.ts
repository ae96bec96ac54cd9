/**
 * Numbers of the follow-up after differentiated thyroid cancer: TSH targets, limits, doses. TSH in mU/L, FT3 and FT4 in pmol/L.
 */
export type ThyroidGuideline = '2012' | '2023';
/** 2012 knows 低危 and 中高危; 2023 tells 中危 from 高危. */
export type RecurrenceRisk = 'low' | 'intermediate_or_high' | 'intermediate' | 'high';
export type SideEffectRisk = 'low' | 'intermediate' | 'high';
export type FollowUpPhase = 'initial' | 'follow';

/** A range of TSH. Bounds belong to it, except a bound that is marked strict. */
export interface TshTarget {
  readonly low: number | null;
  readonly high: number;
  readonly isHighStrict: boolean;
}

export const THYROID_VERSION: Record<ThyroidGuideline, string> = { '2012': '2012.2', '2023': '2023.2' };
export const THYROID_SOURCE: Record<ThyroidGuideline, string> = {
  '2012': '中国甲状腺结节和分化型甲状腺癌诊治指南 2012，表 7、表 8',
  '2023': '中国甲状腺结节和分化型甲状腺癌诊治指南（第二版）2023',
};

const BELOW_0_1: TshTarget = { low: null, high: 0.1, isHighStrict: true };
const between = (low: number, high: number): TshTarget => ({ low, high, isHighStrict: false });

type Phases = Record<FollowUpPhase, TshTarget>;

/** Table 7 of 2012: recurrence × side effects (low, or anything above) × phase. */
export const TARGETS_2012: Record<'low' | 'intermediate_or_high', Record<'low' | 'raised', Phases>> = {
  intermediate_or_high: {
    low: { initial: BELOW_0_1, follow: BELOW_0_1 },
    raised: { initial: BELOW_0_1, follow: between(0.1, 0.5) },
  },
  low: {
    low: { initial: between(0.1, 0.5), follow: between(0.5, 2) },
    raised: { initial: between(0.5, 1), follow: between(1, 2) },
  },
};

/** 2023, initial phase; later targets follow the response to treatment, which this record does not hold. */
export const INITIAL_TARGETS_2023: Record<'low' | 'intermediate' | 'high', TshTarget> = {
  high: BELOW_0_1,
  intermediate: between(0.1, 0.5),
  low: between(0.5, 2),
};

/** The initial phase ends with the twelfth month after the operation, which still belongs to it. */
export const INITIAL_UP_TO_MONTHS = 12;
/** From the fifth disease-free year on, replacement may be enough. */
export const REPLACEMENT_FROM_MONTHS = 60;

/** Side effects: from this age high, from that age intermediate. The cuts are our choice. */
export const HIGH_FROM_AGE = 60;
export const INTERMEDIATE_FROM_AGE = 45;
/** Table 8 of 2012: at this age and above a β-blocker is due with TSH below 0.1. */
export const BETA_BLOCKER_FROM_AGE = 65;
/** Above this age levothyroxine starts low. */
export const LOW_START_ABOVE_AGE = 50;

/** L-T4 after total thyroidectomy, μg per kg and day. */
export const DOSE_PER_KG = { low: 1.5, high: 2.5 } as const;

/** Limits of the laboratory where the report prints none (kit of the catalogue). */
export const DEFAULT_THYROID_LIMITS = { tshLow: 0.27, ft3High: 6.8, ft4High: 22 } as const;

/** Weeks to the next TSH after a change of dose. */
export const RECHECK_WEEKS_AFTER_CHANGE = 4;

/** Months between two controls on target: `upTo` months after the operation, inclusive. */
export const RECHECK_MONTHS: readonly { readonly upTo: number; readonly from: number; readonly to: number }[] = [
  { upTo: 12, from: 2, to: 3 },
  { upTo: 24, from: 3, to: 6 },
  { upTo: 60, from: 6, to: 12 },
];
