import { isAbove, isAtLeast, isBelow, roundHalfUp } from '../core/number.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { isImplausible, measured, pointOf, shownText } from '../flags/measured.ts';
import { isWhollyAtLeast, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import * as table from './aldosteronism-table.ts';
import type { Drug, ReninType } from './aldosteronism-table.ts';
import { judgeConfirmation, judgeVeinSampling, roundedSuppression } from './confirmation.ts';
import type { Confirmation, ConfirmationResult, VeinSampling, VeinSamplingResult } from './confirmation.ts';

export type AldosteronismItem = keyof typeof table.ALDOSTERONISM_LIMITS;

/** Aldosterone in ng/dL, renin in the unit of its kind, potassium in mmol/L; what is not known is null. */
export interface AldosteronismFacts {
  readonly pac: ValueSet | null;
  readonly renin: ValueSet | null;
  readonly reninType: ReninType;
  readonly potassium: ValueSet | null;
  readonly confirmation: Confirmation | null;
  readonly veinSampling: VeinSampling | null;
  /** Drugs within their interval; null: not known. */
  readonly drugs: readonly Drug[] | null;
}

export type Screen = 'positive' | 'suspect' | 'negative' | 'negative_low_renin';

export interface AldosteronismAssessment extends RuleStamp {
  readonly status: 'complete';
  /** ng/dL */
  readonly pac: number;
  /** Rounded to 2 decimals; the decision is made on the unrounded products. */
  readonly arr: number;
  readonly cutoff: number;
  readonly isReninBelowFloor: boolean;
  readonly screen: Screen;
  readonly isConfirmationUnneeded: boolean;
  /** null: potassium not known. */
  readonly isPotassiumLow: boolean | null;
  readonly confirmation: ConfirmationResult | null;
  /** Captopril test: fall in percent, 1 decimal. */
  readonly suppression: number | null;
  readonly veinSampling: VeinSamplingResult | null;
  readonly contributions: readonly Contribution<AldosteronismItem | 'arr'>[];
  readonly inputsUsed: AldosteronismFacts;
  readonly missing: readonly AldosteronismItem[];
  readonly invalid: readonly [];
}

export type AldosteronismIncomplete = Incomplete<AldosteronismItem> &
  RuleStamp & { readonly inputsUsed: AldosteronismFacts };
export type AldosteronismResult = AldosteronismAssessment | AldosteronismIncomplete;

const STAMP: RuleStamp = {
  ruleId: 'aldosteronism',
  ruleVersion: table.ALDOSTERONISM_VERSION,
  source: table.ALDOSTERONISM_SOURCE,
  reviewNotes: [
    'aldosteronism_grey',
    'aldosteronism_floor',
    'aldosteronism_cut_offs',
    'aldosteronism_confirmation',
    'plausible_range_ours',
  ],
  footer: 'reference_only',
};

function confirmationSets(test: Confirmation | null): Partial<Record<AldosteronismItem, ValueSet | null>> {
  if (test === null) return {};
  if (test.type === 'ORAL_NA') return { urine_na: test.urineNa, urine_aldo: test.urineAldo };
  return test.type === 'CCT' ? { pre_pac: test.prePac, post_pac: test.postPac } : { post_pac: test.postPac };
}

function setsOf(facts: AldosteronismFacts): [AldosteronismItem, ValueSet | null][] {
  const { veinSampling: veins } = facts;
  const all: Partial<Record<AldosteronismItem, ValueSet | null>> = {
    pac: facts.pac,
    renin: facts.renin,
    k: facts.potassium,
    ...confirmationSets(facts.confirmation),
    ...(veins === null
      ? {}
      : {
          selectivity_left: measured(veins.selectivityLeft),
          selectivity_right: measured(veins.selectivityRight),
          lateralisation: measured(veins.lateralisation),
        }),
  };
  return Object.entries(all) as [AldosteronismItem, ValueSet | null][];
}

/** Renin as the ratio uses it: `<0.2` lies wholly below the floor, so it is the floor; a wider bound is unusable. */
function reninInRatio({ renin, reninType }: AldosteronismFacts): { value: number; isBelowFloor: boolean } | null {
  const { floor } = table.RENIN[reninType];
  if (renin === null) return null;
  if (isWhollyBelow(renin, floor)) return { value: floor, isBelowFloor: true };
  const value = pointOf(renin);
  return value === null ? null : { value: Math.max(value, floor), isBelowFloor: false };
}

function judgeScreen(pac: number, isRatioHigh: boolean): Screen {
  if (!isRatioHigh) return 'negative';
  if (isAbove(pac, table.PAC_POSITIVE_ABOVE)) return 'positive';
  return isBelow(pac, table.PAC_SUSPECT_FROM) ? 'negative_low_renin' : 'suspect';
}

function judgePotassium(potassium: ValueSet | null): boolean | null {
  if (potassium === null) return null;
  if (isWhollyBelow(potassium, table.POTASSIUM_LOW_BELOW)) return true;
  return isWhollyAtLeast(potassium, table.POTASSIUM_LOW_BELOW) ? false : null;
}

/**
 * Screening by the aldosterone/renin ratio, with a confirmatory test and vein sampling where they are known. Without usable
 * aldosterone or renin, or with an implausible value, there is no result.
 */
export function evaluateAldosteronism(facts: AldosteronismFacts): AldosteronismResult {
  const sets = setsOf(facts);
  const invalid = sets
    .filter(([item, set]) => isImplausible(set, table.ALDOSTERONISM_LIMITS[item]))
    .map(([item]) => item);
  const pac = pointOf(facts.pac);
  const renin = reninInRatio(facts);
  if (invalid.length > 0 || pac === null || renin === null) {
    const missing: AldosteronismItem[] = [
      ...(pac === null ? ['pac' as const] : []),
      ...(renin === null ? ['renin' as const] : []),
    ];
    return { ...STAMP, status: 'incomplete', missing, invalid, inputsUsed: facts };
  }
  const { cutoff } = table.RENIN[facts.reninType];
  // Cross-multiplied, so that 18.5 / 5 is exactly the cut-off 3.7.
  const isRatioHigh = isAtLeast(pac, cutoff * renin.value);
  const isPotassiumLow = judgePotassium(facts.potassium);
  const isSpontaneous = !(facts.drugs ?? []).some((drug) => table.POTASSIUM_LOSING.includes(drug));
  const arr = roundHalfUp(pac / renin.value, 2);
  const confirmation = facts.confirmation === null ? null : judgeConfirmation(facts.confirmation);
  const open = confirmation === null ? Object.entries(confirmationSets(facts.confirmation)) : [];
  const source = table.ALDOSTERONISM_SOURCE;
  return {
    ...STAMP,
    status: 'complete',
    pac,
    arr,
    cutoff,
    isReninBelowFloor: renin.isBelowFloor,
    screen: judgeScreen(pac, isRatioHigh),
    isConfirmationUnneeded:
      isPotassiumLow === true && isSpontaneous && renin.isBelowFloor && isAbove(pac, table.PAC_EVIDENT_ABOVE),
    isPotassiumLow,
    confirmation,
    suppression: facts.confirmation === null ? null : roundedSuppression(facts.confirmation),
    veinSampling: facts.veinSampling === null ? null : judgeVeinSampling(facts.veinSampling),
    contributions: [
      ...sets.flatMap(([item, set]) => (set === null ? [] : [{ item, value: shownText(set), points: 0, source }])),
      { item: 'arr' as const, value: arr, points: isRatioHigh ? 1 : 0, source },
    ],
    inputsUsed: facts,
    missing: [
      ...(isPotassiumLow === null ? ['k' as const] : []),
      ...open.filter(([, set]) => set === null).map(([item]) => item as AldosteronismItem),
    ],
    invalid: [],
  };
}
