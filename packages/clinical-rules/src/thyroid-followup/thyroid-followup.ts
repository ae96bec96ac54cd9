import { finiteOrNull, isAbove } from '../core/number.ts';
import type { Contribution, RuleStamp } from '../core/rule-stamp.ts';
import type { ReviewNote } from '../core/wording.ts';
import {
  betaBlockerAdvice,
  followUpStatus,
  isHormoneHigh,
  isSuppressed,
  recurrenceRisk,
  referenceDose,
  sideEffectRisk,
  tshStatus,
  tshTarget,
} from './risks.ts';
import type { BetaBlockerAdvice, FollowUpStatus, TshStatus } from './risks.ts';
import { INITIAL_UP_TO_MONTHS, THYROID_SOURCE, THYROID_VERSION } from './targets.ts';
import type { FollowUpPhase, RecurrenceRisk, SideEffectRisk, ThyroidGuideline, TshTarget } from './targets.ts';
import { ADRENERGIC_SYMPTOMS, THYROID_CONDITIONS } from './thyroid-followup-facts.ts';
import type { AdrenergicSymptom, ThyroidCondition, ThyroidFacts } from './thyroid-followup-facts.ts';

export type ThyroidItem =
  | 'age'
  | 'lymph_metastasis'
  | 'capsular_invasion'
  | 'symptoms'
  | 'tsh'
  | 'ft3'
  | 'ft4'
  | 'weight'
  | 'months_since_surgery';
export type ThyroidContributionItem = ThyroidItem | AdrenergicSymptom | ThyroidCondition;

export interface ThyroidResult extends RuleStamp {
  /** Incomplete: something is missing or implausible that could raise a risk, or without which TSH cannot be judged. */
  readonly status: 'complete' | 'incomplete';
  readonly guideline: ThyroidGuideline;
  readonly recurrence: RecurrenceRisk;
  /** Null when the age is unknown and nothing else puts the patient into the highest tier. */
  readonly sideEffect: SideEffectRisk | null;
  readonly phase: FollowUpPhase;
  readonly isPhaseAssumed: boolean;
  /** Null where the guideline gives none (2023, later phase) or the tier is unknown. */
  readonly target: TshTarget | null;
  readonly tshStatus: TshStatus | null;
  /** The same beside the reference intervals of TSH, FT4 and FT3: what the screen says. */
  readonly followUp: FollowUpStatus | null;
  /** TSH below the laboratory's limit with FT3 or FT4 above it. */
  readonly isOvertreated: boolean;
  /** L-T4 in μg/d after total thyroidectomy; a range to compare with, not an order. */
  readonly referenceDose: { readonly low: number; readonly high: number } | null;
  /** Null without TSH. */
  readonly betaBlocker: BetaBlockerAdvice | null;
  readonly missing: readonly ThyroidItem[];
  readonly invalid: readonly ThyroidItem[];
  readonly contributions: readonly Contribution<ThyroidContributionItem>[];
  readonly inputsUsed: ThyroidFacts;
}

export interface ThyroidOptions {
  /** 2012 is the default: it is the edition that was read in full. */
  readonly guideline?: ThyroidGuideline;
}

const MAX_AGE = 200;
const isNotNegative = (value: number): boolean => value >= 0;

interface Checked {
  readonly facts: ThyroidFacts;
  readonly invalid: ThyroidItem[];
}

/** An implausible number is not used: it is named, and then counts as unknown. */
function withoutInvalid(facts: ThyroidFacts): Checked {
  const rows: [ThyroidItem, keyof ThyroidFacts, (value: number) => boolean][] = [
    ['age', 'ageYears', (value) => value >= 0 && value <= MAX_AGE],
    ['lymph_metastasis', 'lymphMetastases', isNotNegative],
    ['tsh', 'tsh', isNotNegative],
    ['ft3', 'ft3', isNotNegative],
    ['ft4', 'ft4', isNotNegative],
    ['weight', 'weightKg', (value) => value > 0],
    ['months_since_surgery', 'monthsSinceSurgery', isNotNegative],
  ];
  const invalid: ThyroidItem[] = [];
  const cleaned: Record<string, number | null> = {};
  for (const [item, field, isPlausible] of rows) {
    const value = finiteOrNull(facts[field]);
    const isUsable = value === null || isPlausible(value);
    if (!isUsable) invalid.push(item);
    cleaned[field] = isUsable ? value : null;
  }
  return { facts: { ...facts, ...cleaned }, invalid };
}

function missingItems(facts: ThyroidFacts, sideEffect: SideEffectRisk | null, isRaised: boolean): ThyroidItem[] {
  const missing: ThyroidItem[] = [];
  if (facts.ageYears === null && sideEffect !== 'high') missing.push('age');
  // With the risk already raised, nothing that is unknown could raise it further.
  if (!isRaised && facts.lymphMetastases === null) missing.push('lymph_metastasis');
  if (!isRaised && facts.hasCapsularInvasion === null) missing.push('capsular_invasion');
  const isSymptomUnknown = ADRENERGIC_SYMPTOMS.some((name) => facts.symptoms[name] === null);
  if (sideEffect === 'low' && isSymptomUnknown) missing.push('symptoms');
  if (facts.tsh === null) missing.push('tsh');
  // A suppressed TSH asks whether the hormones are too high: either may be, so both must be known.
  if (isSuppressed(facts) && !isHormoneHigh(facts)) {
    for (const item of ['ft3', 'ft4'] as const) if (facts[item] === null) missing.push(item);
  }
  return missing;
}

function contributionsOf(facts: ThyroidFacts, source: string): Contribution<ThyroidContributionItem>[] {
  const rows: [ThyroidContributionItem, number | boolean | null][] = [
    ['lymph_metastasis', facts.lymphMetastases],
    ['capsular_invasion', facts.hasCapsularInvasion],
    ['age', facts.ageYears],
    ...ADRENERGIC_SYMPTOMS.map((name): [ThyroidContributionItem, boolean | null] => [name, facts.symptoms[name]]),
    ...THYROID_CONDITIONS.map((name): [ThyroidContributionItem, boolean | null] => [name, facts.conditions[name]]),
    ['months_since_surgery', facts.monthsSinceSurgery],
    ['tsh', facts.tsh],
    ['ft3', facts.ft3],
    ['ft4', facts.ft4],
    ['weight', facts.isTotalThyroidectomy === true ? facts.weightKg : null],
  ];
  // Nothing adds up here: the list says what was used. Absent symptoms and conditions decided nothing.
  return rows.flatMap(([item, value]) =>
    value === null || (value === false && item !== 'capsular_invasion') ? [] : [{ item, value, points: 0, source }],
  );
}

function reviewNotes(facts: ThyroidFacts, guideline: ThyroidGuideline): ReviewNote[] {
  const isConditionUnknown = THYROID_CONDITIONS.some((name) => facts.conditions[name] === null);
  return [
    'thyroid_side_effect_cuts',
    'thyroid_beta_blocker_reading',
    ...(facts.monthsSinceSurgery === null ? (['thyroid_phase_assumed'] as const) : []),
    ...(isConditionUnknown ? (['thyroid_conditions_unknown'] as const) : []),
    ...(guideline === '2023' ? (['thyroid_second_edition'] as const) : []),
  ];
}

/**
 * TSH suppression after differentiated thyroid cancer: risks, target, and where TSH stands. Never throws. Unknown input is
 * named in `missing` where it could raise a risk; a risk is then the lowest that the known facts allow.
 */
export function evaluateThyroidFollowUp(input: ThyroidFacts, options: ThyroidOptions = {}): ThyroidResult {
  const guideline = options.guideline ?? '2012';
  const { facts, invalid } = withoutInvalid(input);
  const recurrence = recurrenceRisk(facts, guideline);
  const sideEffect = sideEffectRisk(facts);
  const months = facts.monthsSinceSurgery;
  const phase = months !== null && isAbove(months, INITIAL_UP_TO_MONTHS) ? 'follow' : 'initial';
  const target = tshTarget(guideline, recurrence, sideEffect, phase);
  const { tsh } = facts;
  const missing = missingItems(facts, sideEffect, recurrence !== 'low');
  return {
    ruleId: 'thyroid-followup',
    ruleVersion: THYROID_VERSION[guideline],
    source: THYROID_SOURCE[guideline],
    reviewNotes: reviewNotes(facts, guideline),
    footer: 'reference_only',
    status: missing.length === 0 && invalid.length === 0 ? 'complete' : 'incomplete',
    guideline,
    recurrence,
    sideEffect,
    phase,
    isPhaseAssumed: months === null,
    target,
    tshStatus: tsh === null || target === null ? null : tshStatus(tsh, target),
    followUp: target === null ? null : followUpStatus(facts, target),
    isOvertreated: isSuppressed(facts) && isHormoneHigh(facts),
    referenceDose: referenceDose(facts.weightKg, facts.isTotalThyroidectomy),
    betaBlocker: betaBlockerAdvice(facts),
    missing,
    invalid,
    contributions: contributionsOf(facts, THYROID_SOURCE[guideline]),
    inputsUsed: input,
  };
}
