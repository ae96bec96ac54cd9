import { isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import { DELTA_RATIO, GAP, HCO3_CENTRE } from './blood-gas-table.ts';
import type { UsableGas } from './blood-gas-facts.ts';

export interface AnionGap {
  /** mmol/L, without potassium. */
  readonly gap: number;
  /** Corrected for a low albumin; the gap itself where albumin is normal, high or unknown. */
  readonly corrected: number;
  readonly isCorrected: boolean;
}

/** Na − Cl − HCO3-, corrected for albumin below 40 g/L; null when sodium or chloride is missing. */
export function anionGap({
  na,
  cl,
  hco3,
  albumin,
}: Pick<UsableGas, 'na' | 'cl' | 'hco3' | 'albumin'>): AnionGap | null {
  if (na === null || cl === null) return null;
  const gap = na - cl - hco3;
  const isCorrected = albumin !== null && isBelow(albumin, GAP.albumin);
  return { gap, corrected: isCorrected ? gap + GAP.perAlbumin * (GAP.albumin - albumin) : gap, isCorrected };
}

export type GapVerdict =
  /** High-gap acidosis. */
  | 'high'
  /** Acidosis with a gap that is not raised. */
  | 'normal_with_acidosis'
  /** Raised, but by itself not enough for an acidosis. */
  | 'mildly_raised'
  | 'normal'
  /** Sodium or chloride missing. */
  | 'unknown';

/** Step 3: above 16 with an acidosis already found, or from 20 on, it is a high-gap acidosis. */
export function judgeGap(gap: AnionGap | null, hasAcidosis: boolean): GapVerdict {
  if (gap === null) return 'unknown';
  if (!isAbove(gap.corrected, GAP.upper)) return hasAcidosis ? 'normal_with_acidosis' : 'normal';
  return hasAcidosis || isAtLeast(gap.corrected, GAP.certainFrom) ? 'high' : 'mildly_raised';
}

export type DeltaBand = 'hyperchloraemic' | 'mixed_gap' | 'pure' | 'with_alkalosis';

export interface HiddenDisorders {
  /** HCO3- + (AG − 16), mmol/L. */
  readonly potentialHco3: number;
  /** HCO3- + (AG − 12), mmol/L. */
  readonly excessGap: number;
  readonly hasAlkalosis: boolean;
  readonly hasNormalGapAcidosis: boolean;
  /** Two decimals, shown only; null unless HCO3- is below 24. */
  readonly deltaRatio: number | null;
  readonly deltaBand: DeltaBand | null;
  /** The ratio and the two sums say different things. */
  readonly disagrees: boolean;
}

function bandOf(ratio: number): DeltaBand {
  if (isBelow(ratio, DELTA_RATIO.hyperchloraemic)) return 'hyperchloraemic';
  if (isBelow(ratio, DELTA_RATIO.pureFrom)) return 'mixed_gap';
  return isAtMost(ratio, DELTA_RATIO.pureUpTo) ? 'pure' : 'with_alkalosis';
}

/** Step 4, for a high-gap acidosis: `range` is the HCO3- that the respiratory state explains, else the normal one. */
export function hiddenDisorders(hco3: number, gap: AnionGap, range: readonly [number, number]): HiddenDisorders {
  const potentialHco3 = hco3 + (gap.corrected - GAP.upper);
  const excessGap = hco3 + (gap.corrected - GAP.mean);
  const hasAlkalosis = isAbove(potentialHco3, range[1]);
  const hasNormalGapAcidosis = isBelow(excessGap, range[0]);
  const ratio = isBelow(hco3, HCO3_CENTRE) ? (gap.corrected - GAP.mean) / (HCO3_CENTRE - hco3) : null;
  const deltaBand = ratio === null ? null : bandOf(ratio);
  return {
    potentialHco3: roundHalfUp(potentialHco3, 2),
    excessGap: roundHalfUp(excessGap, 2),
    hasAlkalosis,
    hasNormalGapAcidosis,
    deltaRatio: ratio === null ? null : roundHalfUp(ratio, 2),
    deltaBand,
    disagrees:
      deltaBand !== null &&
      ((deltaBand === 'with_alkalosis') !== hasAlkalosis ||
        (deltaBand === 'hyperchloraemic' || deltaBand === 'mixed_gap') !== hasNormalGapAcidosis),
  };
}
