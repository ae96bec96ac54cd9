import { isAbove, isAtLeast, isBelow, roundHalfUp } from '../core/number.ts';
import {
  BETA_BLOCKER_FROM_AGE,
  DOSE_PER_KG,
  HIGH_FROM_AGE,
  INITIAL_TARGETS_2023,
  INTERMEDIATE_FROM_AGE,
  TARGETS_2012,
} from './targets.ts';
import type { FollowUpPhase, RecurrenceRisk, SideEffectRisk, ThyroidGuideline, TshTarget } from './targets.ts';
import { ADRENERGIC_SYMPTOMS } from './thyroid-followup-facts.ts';
import type { ThyroidFacts } from './thyroid-followup-facts.ts';

export type TshStatus = 'on_target' | 'too_high' | 'too_low';
/** `too_low_in_range`: below the target, but not below the laboratory's lower limit. */
export type FollowUpStatus = TshStatus | 'too_low_in_range' | 'on_target_ft4_high' | 'on_target_ft3_high';
export type BetaBlockerAdvice = 'treat' | 'consider' | 'none';

/** Recurrence: lymph node metastasis, capsular invasion or a known high-risk feature raise it; else low. */
export function recurrenceRisk(facts: ThyroidFacts, guideline: ThyroidGuideline): RecurrenceRisk {
  const isHigh = facts.conditions.high_risk_feature === true;
  const isRaised = isHigh || (facts.lymphMetastases ?? 0) > 0 || facts.hasCapsularInvasion === true;
  if (!isRaised) return 'low';
  if (guideline === '2012') return 'intermediate_or_high';
  return isHigh ? 'high' : 'intermediate';
}

function hasSymptom(facts: ThyroidFacts): boolean {
  return ADRENERGIC_SYMPTOMS.some((name) => facts.symptoms[name] === true);
}

/** Tier of side effects of TSH suppression. Null when only the age could decide and it is unknown. */
export function sideEffectRisk(facts: ThyroidFacts): SideEffectRisk | null {
  const { ageYears: age, conditions } = facts;
  if (conditions.heart_disease === true || conditions.postmenopausal === true || conditions.osteoporosis === true) {
    return 'high';
  }
  if (age === null) return null;
  if (isAtLeast(age, HIGH_FROM_AGE)) return 'high';
  const isIntermediate =
    isAtLeast(age, INTERMEDIATE_FROM_AGE) ||
    hasSymptom(facts) ||
    conditions.cv_risk === true ||
    conditions.osteopenia === true;
  return isIntermediate ? 'intermediate' : 'low';
}

/** TSH target of a risk constellation, mU/L; null where the guideline or the facts give none. */
export function tshTarget(
  guideline: ThyroidGuideline,
  recurrence: RecurrenceRisk,
  sideEffect: SideEffectRisk | null,
  phase: FollowUpPhase,
): TshTarget | null {
  if (guideline === '2023') {
    if (phase === 'follow') return null;
    return INITIAL_TARGETS_2023[recurrence === 'intermediate_or_high' ? 'intermediate' : recurrence];
  }
  const row = TARGETS_2012[recurrence === 'low' ? 'low' : 'intermediate_or_high'];
  // Without the tier a target is only known where both tiers share it.
  if (sideEffect === null) return row.low[phase] === row.raised[phase] ? row.low[phase] : null;
  return row[sideEffect === 'low' ? 'low' : 'raised'][phase];
}

/** Where a TSH lies by its target: bounds are on target, a strict upper bound is not. */
export function tshStatus(tsh: number, target: TshTarget): TshStatus {
  if (target.isHighStrict ? isAtLeast(tsh, target.high) : isAbove(tsh, target.high)) return 'too_high';
  return target.low !== null && isBelow(tsh, target.low) ? 'too_low' : 'on_target';
}

/** TSH below the laboratory's lower limit. */
export function isSuppressed({ tsh, limits }: ThyroidFacts): boolean {
  return tsh !== null && isBelow(tsh, limits.tshLow);
}

const isFt4High = ({ ft4, limits }: ThyroidFacts): boolean => isAbove(ft4 ?? 0, limits.ft4High);
const isFt3High = ({ ft3, limits }: ThyroidFacts): boolean => isAbove(ft3 ?? 0, limits.ft3High);

/** FT3 or FT4 above the laboratory's upper limit. */
export function isHormoneHigh(facts: ThyroidFacts): boolean {
  return isFt4High(facts) || isFt3High(facts);
}

/** Where TSH lies by its target, told beside the reference intervals; null without TSH. */
export function followUpStatus(facts: ThyroidFacts, target: TshTarget): FollowUpStatus | null {
  if (facts.tsh === null) return null;
  const status = tshStatus(facts.tsh, target);
  if (status === 'too_low' && !isSuppressed(facts)) return 'too_low_in_range';
  if (status !== 'on_target' || !isHormoneHigh(facts)) return status;
  return isFt4High(facts) ? 'on_target_ft4_high' : 'on_target_ft3_high';
}

/** Table 8 of 2012. Between 0.1 and 0.5, age and cardiovascular risk are reasons to consider, not to treat. */
export function betaBlockerAdvice(facts: ThyroidFacts): BetaBlockerAdvice | null {
  const { tsh, ageYears: age, conditions } = facts;
  if (tsh === null) return null;
  if (isAbove(tsh, 0.5)) return 'none';
  if (conditions.heart_disease === true || hasSymptom(facts)) return 'treat';
  const isAtRisk = conditions.cv_risk === true || isAtLeast(age ?? 0, BETA_BLOCKER_FROM_AGE);
  if (!isAtRisk) return 'none';
  return isBelow(tsh, 0.1) ? 'treat' : 'consider';
}

/** L-T4 reference dose in μg/d after total thyroidectomy: 1.5 to 2.5 μg per kg; null otherwise. */
export function referenceDose(
  weightKg: number | null,
  isTotalThyroidectomy: boolean | null,
): { low: number; high: number } | null {
  const weight = weightKg ?? 0;
  if (weight <= 0 || isTotalThyroidectomy !== true) return null;
  return { low: roundHalfUp(weight * DOSE_PER_KG.low, 1), high: roundHalfUp(weight * DOSE_PER_KG.high, 1) };
}
