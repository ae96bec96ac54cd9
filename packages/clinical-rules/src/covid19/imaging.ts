import { isAbove } from '../core/number.ts';

/** The five lobes by their wire names, in the order of the form. */
export const LOBES = ['left_upper', 'left_midd', 'left_lower', 'right_upper', 'right_lower'] as const;
export type Lobe = (typeof LOBES)[number];

/** Wire names of percent and score; the third p of the right upper score is the wire's. */
export const LOBE_FIELDS = {
  left_upper: { percent: 'left_upper_blade', score: 'left_upper_score' },
  left_midd: { percent: 'left_midd_blade', score: 'left_midd_score' },
  left_lower: { percent: 'left_lower_blade', score: 'left_lower_score' },
  right_upper: { percent: 'right_upper_blade', score: 'right_uppper_score' },
  right_lower: { percent: 'right_lower_blade', score: 'right_lower_score' },
} as const satisfies Record<Lobe, { percent: string; score: string }>;

/** The left of a frontal image is the patient's right lung, which has three lobes. This reading is our choice. */
export const LOBE_TEXT: Record<Lobe, string> = {
  left_upper: '右肺上叶',
  left_midd: '右肺中叶',
  left_lower: '右肺下叶',
  right_upper: '左肺上叶',
  right_lower: '左肺下叶',
};

/** From this total on the risk is markedly higher: the specification says "6 or 7 and above", the lower one is taken. */
export const IMAGE_HIGH_RISK_FROM = 6;
export const IMAGE_HIGH_RISK_TEXT = '影像评分≥6分，重症风险明显升高';

/** Score of a lobe by the percent of it that is affected: 0 → 0, up to 25 → 1, 50 → 2, 75 → 3, 100 → 4. Null outside 0 to 100. */
export function lobeScore(percent: number | null): number | null {
  if (percent === null || !(percent >= 0) || isAbove(percent, 100)) return null;
  if (percent === 0) return 0;
  if (!isAbove(percent, 25)) return 1;
  if (!isAbove(percent, 50)) return 2;
  return isAbove(percent, 75) ? 4 : 3;
}

/** Sum of the scores that are there; null when none is. */
export function totalScore(scores: readonly (number | null)[]): number | null {
  const filled = scores.filter((score) => score !== null);
  return filled.length === 0 ? null : filled.reduce((sum, score) => sum + score, 0);
}

/** True from a total of 6 on. */
export function isImageHighRisk(total: number | null): boolean {
  return (total ?? 0) >= IMAGE_HIGH_RISK_FROM;
}
