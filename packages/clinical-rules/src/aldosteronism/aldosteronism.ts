import { isAtLeast, roundHalfUp } from '../core/number.ts';
import type { Contribution, Incomplete, RuleStamp } from '../core/rule-stamp.ts';
import { isImplausible, measured, pointOf, shownText } from '../flags/measured.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyBelow } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { limitIn } from '../units/cut-off.ts';
import { inUnit } from '../units/reported.ts';
import type { Reported } from '../units/reported.ts';
import * as table from './aldosteronism-table.ts';
import type { Drug, ReninType } from './aldosteronism-table.ts';
import { judgeConfirmation, judgeVeinSampling, roundedSuppression } from './confirmation.ts';
import type { Confirmation, ConfirmationResult, VeinSampling, VeinSamplingResult } from './confirmation.ts';

export type AldosteronismItem = keyof typeof table.ALDOSTERONISM_LIMITS;

/** Aldosterone in the unit it was reported in, renin in the unit of its kind, potassium in mmol/L; what is not known is null. */
export interface AldosteronismFacts {
  readonly pac: Reported | null;
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
  /** Aldosterone in ng/dL, as the ratio takes it. */
  readonly pac: number;
  /** Renin as the ratio takes it: what was measured, or the floor. */
  readonly renin: number;
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

const plain = (set: ValueSet | null, unit: string): Reported | null => set && { set, unit };

function confirmationValues(test: Confirmation | null): Partial<Record<AldosteronismItem, Reported | null>> {
  if (test === null) return {};
  if (test.type === 'ORAL_NA')
    return { urine_na: plain(test.urineNa, 'mmol/24h'), urine_aldo: plain(test.urineAldo, 'μg/24h') };
  return test.type === 'CCT' ? { pre_pac: test.prePac, post_pac: test.postPac } : { post_pac: test.postPac };
}

/** Every input as it was reported, with its unit. */
function reportedOf(facts: AldosteronismFacts): [AldosteronismItem, Reported | null][] {
  const { veinSampling: veins } = facts;
  const all: Partial<Record<AldosteronismItem, Reported | null>> = {
    pac: facts.pac,
    renin: plain(facts.renin, table.RENIN[facts.reninType].unit),
    k: plain(facts.potassium, 'mmol/L'),
    ...confirmationValues(facts.confirmation),
    ...(veins === null
      ? {}
      : {
          selectivity_left: plain(measured(veins.selectivityLeft), ''),
          selectivity_right: plain(measured(veins.selectivityRight), ''),
          lateralisation: plain(measured(veins.lateralisation), ''),
        }),
  };
  return Object.entries(all) as [AldosteronismItem, Reported | null][];
}

/** Outside the plausible range, which stands in ng/dL for aldosterone. */
function isOutside([item, value]: [AldosteronismItem, Reported | null]): boolean {
  const set = item.endsWith('pac') ? inNgDl(value) : (value?.set ?? null);
  return isImplausible(set, table.ALDOSTERONISM_LIMITS[item]);
}

function inNgDl(pac: Reported | null): ValueSet | null {
  return pac && inUnit(pac, table.PAC_UNITS[0], table.PAC);
}

/** Renin as the ratio uses it: `<0.2` lies wholly below the floor, so it is the floor; a wider bound is unusable. */
function reninInRatio({ renin, reninType }: AldosteronismFacts): { value: number; isBelowFloor: boolean } | null {
  const { floor } = table.RENIN[reninType];
  if (renin === null) return null;
  if (isWhollyBelow(renin, floor)) return { value: floor, isBelowFloor: true };
  const value = pointOf(renin);
  return value === null ? null : { value: Math.max(value, floor), isBelowFloor: false };
}

/** Aldosterone (a point) against its own limits, in the unit it was reported in. */
function judgeScreen({ set, unit }: Reported, isRatioHigh: boolean): Screen {
  if (!isRatioHigh) return 'negative';
  if (isWhollyAbove(set, limitIn(table.PAC_POSITIVE_ABOVE, unit, table.PAC))) return 'positive';
  return isWhollyBelow(set, limitIn(table.PAC_SUSPECT_FROM, unit, table.PAC)) ? 'negative_low_renin' : 'suspect';
}

function isEvident({ set, unit }: Reported): boolean {
  return isWhollyAbove(set, limitIn(table.PAC_EVIDENT_ABOVE, unit, table.PAC));
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
  const values = reportedOf(facts);
  const invalid = values.filter(isOutside).map(([item]) => item);
  const pac = pointOf(inNgDl(facts.pac));
  const renin = reninInRatio(facts);
  if (invalid.length > 0 || facts.pac === null || pac === null || renin === null) {
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
  const open = confirmation === null ? Object.entries(confirmationValues(facts.confirmation)) : [];
  const source = table.ALDOSTERONISM_SOURCE;
  return {
    ...STAMP,
    status: 'complete',
    pac,
    renin: renin.value,
    arr,
    cutoff,
    isReninBelowFloor: renin.isBelowFloor,
    screen: judgeScreen(facts.pac, isRatioHigh),
    isConfirmationUnneeded: isPotassiumLow === true && isSpontaneous && renin.isBelowFloor && isEvident(facts.pac),
    isPotassiumLow,
    confirmation,
    suppression: facts.confirmation === null ? null : roundedSuppression(facts.confirmation),
    veinSampling: facts.veinSampling === null ? null : judgeVeinSampling(facts.veinSampling),
    contributions: [
      ...values.flatMap(([item, value]) =>
        value === null ? [] : [{ item, value: `${shownText(value.set)} ${value.unit}`.trim(), points: 0, source }],
      ),
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
