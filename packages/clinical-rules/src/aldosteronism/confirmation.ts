import { isAbove, isAtLeast, isBelow, roundHalfUp } from '../core/number.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { pointOf } from '../flags/measured.ts';
import { limitIn } from '../units/cut-off.ts';
import type { CutOff } from '../units/cut-off.ts';
import { inUnit } from '../units/reported.ts';
import type { Reported } from '../units/reported.ts';
import {
  CAPTOPRIL_CONFIRMED_ABOVE,
  CAPTOPRIL_EXCLUDED_FALL,
  FLUDROCORTISONE_CONFIRMED_ABOVE,
  ORAL_SODIUM,
  PAC,
  SALINE,
  VEIN_SAMPLING,
} from './aldosteronism-table.ts';

/** Aldosterone in the unit it was reported in (urine: μg/d), urine sodium in mmol/d. */
export type Confirmation =
  | { readonly type: 'SIT'; readonly postPac: Reported | null; readonly isSeated: boolean }
  | { readonly type: 'CCT'; readonly prePac: Reported | null; readonly postPac: Reported | null }
  | { readonly type: 'FST'; readonly postPac: Reported | null }
  | { readonly type: 'ORAL_NA'; readonly urineNa: ValueSet | null; readonly urineAldo: ValueSet | null };

export type ConfirmationType = Confirmation['type'];
export type ConfirmationResult = 'confirmed' | 'excluded' | 'grey' | 'not_reached' | 'invalid_load';

export interface VeinSampling {
  readonly selectivityLeft: number | null;
  readonly selectivityRight: number | null;
  readonly lateralisation: number | null;
  /** Sampled under ACTH; null: not told. */
  readonly isStimulated: boolean | null;
}

export type VeinSamplingResult = 'unilateral' | 'not_lateralised' | 'not_selective';

/** Fall of aldosterone in percent, unrounded; null without two numbers. */
export function suppressionPercent(pre: Reported | null, post: Reported | null): number | null {
  if (pre === null || post === null) return null;
  const [before, after] = [pointOf(inUnit(pre, post.unit, PAC)), pointOf(post.set)];
  if (before === null || after === null || before <= 0) return null;
  return ((before - after) / before) * 100;
}

const pacLimit = (cutOff: CutOff, { unit }: Reported): number => limitIn(cutOff, unit, PAC);

function judgeSaline(post: Reported, isSeated: boolean): ConfirmationResult | null {
  const limit = pacLimit(isSeated ? SALINE.seatedConfirmedAbove : SALINE.confirmedAbove, post);
  const excludedBelow = pacLimit(SALINE.excludedBelow, post);
  if (isWhollyAbove(post.set, limit)) return 'confirmed';
  if (isWhollyBelow(post.set, excludedBelow)) return 'excluded';
  return isWhollyAtMost(post.set, limit) && isWhollyAtLeast(post.set, excludedBelow) ? 'grey' : null;
}

function judgeCaptopril(pre: Reported | null, post: Reported): ConfirmationResult | null {
  const limit = pacLimit(CAPTOPRIL_CONFIRMED_ABOVE, post);
  if (isWhollyAbove(post.set, limit)) return 'confirmed';
  const fall = suppressionPercent(pre, post);
  if (fall === null || !isWhollyAtMost(post.set, limit)) return null;
  return isAbove(fall, CAPTOPRIL_EXCLUDED_FALL) ? 'excluded' : 'grey';
}

function judgeOralSodium(urineNa: ValueSet | null, urineAldo: ValueSet | null): ConfirmationResult | null {
  if (urineNa === null) return null;
  if (isWhollyAtMost(urineNa, ORAL_SODIUM.sodiumAbove)) return 'invalid_load';
  if (urineAldo === null || !isWhollyAbove(urineNa, ORAL_SODIUM.sodiumAbove)) return null;
  if (isWhollyAbove(urineAldo, ORAL_SODIUM.confirmedAbove)) return 'confirmed';
  if (isWhollyBelow(urineAldo, ORAL_SODIUM.excludedBelow)) return 'excluded';
  return isWhollyAtLeast(urineAldo, ORAL_SODIUM.excludedBelow) && isWhollyAtMost(urineAldo, ORAL_SODIUM.confirmedAbove)
    ? 'grey'
    : null;
}

/** Outcome of a confirmatory test; null while one of its values is missing. */
export function judgeConfirmation(test: Confirmation): ConfirmationResult | null {
  if (test.type === 'ORAL_NA') return judgeOralSodium(test.urineNa, test.urineAldo);
  if (test.postPac === null) return null;
  if (test.type === 'SIT') return judgeSaline(test.postPac, test.isSeated);
  if (test.type === 'CCT') return judgeCaptopril(test.prePac, test.postPac);
  const limit = pacLimit(FLUDROCORTISONE_CONFIRMED_ABOVE, test.postPac);
  if (isWhollyAbove(test.postPac.set, limit)) return 'confirmed';
  return isWhollyAtMost(test.postPac.set, limit) ? 'not_reached' : null;
}

interface VeinLimits {
  readonly selectivity: number;
  readonly lateralisation: number;
}

const { plain: PLAIN, stimulated: STIMULATED } = VEIN_SAMPLING;

/** The cut-offs that may hold: one pair where the sampling tells, both where it does not. */
function limitsOf({ isStimulated }: VeinSampling): readonly VeinLimits[] {
  if (isStimulated === null) return [PLAIN, STIMULATED];
  return [isStimulated ? STIMULATED : PLAIN];
}

function judgeByLimits(sampling: VeinSampling, limits: VeinLimits): VeinSamplingResult | null {
  const { selectivityLeft: left, selectivityRight: right, lateralisation } = sampling;
  if (left === null || right === null) return null;
  if (isBelow(left, limits.selectivity) || isBelow(right, limits.selectivity)) return 'not_selective';
  if (lateralisation === null) return null;
  return isAtLeast(lateralisation, limits.lateralisation) ? 'unilateral' : 'not_lateralised';
}

/**
 * Both veins must be selective before sides are compared; null while a figure is missing. Where it is not told whether the
 * sampling was under ACTH, only what holds by both pairs of cut-offs is said.
 */
export function judgeVeinSampling(sampling: VeinSampling): VeinSamplingResult | null {
  const results = new Set(limitsOf(sampling).map((limits) => judgeByLimits(sampling, limits)));
  const [only = null] = results;
  return results.size === 1 ? only : null;
}

/** True when the figures are there and only the kind of sampling is missing. */
export function needsStimulation(sampling: VeinSampling): boolean {
  const plain = judgeVeinSampling({ ...sampling, isStimulated: false });
  const stimulated = judgeVeinSampling({ ...sampling, isStimulated: true });
  return sampling.isStimulated === null && plain !== stimulated;
}

export function roundedSuppression(test: Confirmation): number | null {
  if (test.type !== 'CCT') return null;
  const fall = suppressionPercent(test.prePac, test.postPac);
  return fall === null ? null : roundHalfUp(fall, 1);
}
