import { roundHalfUp } from '../core/number.ts';
import type { Contribution, RuleStamp } from '../core/rule-stamp.ts';
import {
  contradictsPh,
  expectedCompensation,
  hydrogenIon,
  judgeCompensation,
  primaryDisorder,
  roundedExpected,
} from './acid-base.ts';
import type { Expected, Primary, PrimaryCode } from './acid-base.ts';
import { anionGap, hiddenDisorders, judgeGap } from './anion-gap.ts';
import type { AnionGap, GapVerdict, HiddenDisorders } from './anion-gap.ts';
import { prepareBloodGas } from './blood-gas-facts.ts';
import type { BloodGasFacts, NotUsed, UsableGas } from './blood-gas-facts.ts';
import { BLOOD_GAS_SOURCE, BLOOD_GAS_VERSION, FORMULA_SOURCE, NORMAL } from './blood-gas-table.ts';
import type { CaseType } from './blood-gas-table.ts';
import {
  electrolyteFindings,
  focusFindings,
  lactateGrade,
  ownRangeFindings,
  oxygenation,
  phBalance,
} from './grades.ts';
import type { ElectrolyteCode, FocusFinding, LactateGrade, Oxygenation, OwnRangeFinding, PhBalance } from './grades.ts';

export type { BloodGasFacts, BloodGasItem } from './blood-gas-facts.ts';
export type { CaseType } from './blood-gas-table.ts';

export type DisorderCode = PrimaryCode | 'MAC_HAG' | 'MAC_NAG';

export type TipCode =
  | Exclude<DisorderCode, 'MAC'>
  | 'inconsistent'
  | 'borderline'
  | 'gap_mild'
  | 'gap_unknown'
  | 'delta_disagrees'
  | 'triple'
  | 'failure_type_1'
  | 'failure_type_2';

export type FormulaItem = keyof typeof FORMULA_SOURCE;

/** The reading under one case type. */
export interface BloodGasCase {
  readonly caseType: CaseType;
  /** In the order in which the conclusion names them. */
  readonly disorders: readonly DisorderCode[];
  readonly isTriple: boolean;
  /** The values contradict each other and the label the pH: no label is given. */
  readonly isWithheld: boolean;
  /** Two decimals. */
  readonly expected: Expected | null;
  readonly hidden: HiddenDisorders | null;
  readonly tips: readonly TipCode[];
  readonly contributions: readonly Contribution<FormulaItem>[];
}

/** `missing` names what would have told more; required inputs are there. */
export interface BloodGasReading extends RuleStamp, NotUsed {
  readonly status: 'complete';
  readonly acute: BloodGasCase;
  readonly chronic: BloodGasCase;
  readonly hco3: number;
  readonly hco3Source: 'measured' | 'calculated';
  readonly isConsistent: boolean;
  /** mmol/L, two decimals; null when sodium or chloride is missing. */
  readonly anionGap: number | null;
  readonly anionGapCorrected: number | null;
  readonly isGapCorrected: boolean;
  readonly phBalance: PhBalance;
  readonly lactate: LactateGrade | null;
  readonly electrolytes: readonly ElectrolyteCode[];
  /** Inside the limits of the rule, outside the range of the report. */
  readonly ownRange: readonly OwnRangeFinding[];
  readonly oxygenation: Oxygenation;
  readonly focus: readonly FocusFinding[];
  readonly inputsUsed: UsableGas;
}

export interface BloodGasIncomplete extends RuleStamp, NotUsed {
  readonly status: 'incomplete';
  readonly inputsUsed: BloodGasFacts;
}
export type BloodGasResult = BloodGasReading | BloodGasIncomplete;

const STAMP: RuleStamp = {
  ruleId: 'blood-gas',
  ruleVersion: BLOOD_GAS_VERSION,
  source: BLOOD_GAS_SOURCE,
  reviewNotes: [
    'blood_gas_consistency',
    'blood_gas_hco3_constant',
    'blood_gas_acute_acidosis',
    'blood_gas_borderline',
    'blood_gas_albumin',
    'blood_gas_kpa',
  ],
  footer: 'reference_only',
};

function acidosisCodes(verdict: GapVerdict, hasAcidosis: boolean, hidden: HiddenDisorders | null): DisorderCode[] {
  if (verdict === 'high') return hidden?.hasNormalGapAcidosis === true ? ['MAC_HAG', 'MAC_NAG'] : ['MAC_HAG'];
  if (verdict === 'normal_with_acidosis') return ['MAC_NAG'];
  return hasAcidosis ? ['MAC'] : [];
}

/** Primary first, then the respiratory one, the acidoses, the alkalosis. */
function inOrder(
  first: PrimaryCode | undefined,
  respiratory: readonly DisorderCode[],
  acidoses: readonly DisorderCode[],
  alkalosis: readonly DisorderCode[],
): DisorderCode[] {
  if (first === 'MAC') return [...acidoses, ...respiratory, ...alkalosis];
  if (first === 'MAL') return [...alkalosis, ...respiratory, ...acidoses];
  return [...respiratory, ...acidoses, ...alkalosis];
}

function baseOf(code: DisorderCode): PrimaryCode {
  return code === 'MAC_HAG' || code === 'MAC_NAG' ? 'MAC' : code;
}

function explain(
  gas: UsableGas,
  primary: Primary,
  expected: Expected | null,
  hasAdded: boolean,
  gap: AnionGap | null,
  gapDecides: boolean,
  hidden: HiddenDisorders | null,
): Contribution<FormulaItem>[] {
  const row = (item: FormulaItem, value: number | string, decides: boolean): Contribution<FormulaItem> => ({
    item,
    value,
    points: decides ? 1 : 0,
    source: FORMULA_SOURCE[item],
  });
  const { measured, calculated } = hydrogenIon(gas);
  const deviation = roundHalfUp((Math.abs(calculated - measured) / measured) * 100, 1);
  return [
    row('primary', primary.codes.join('+'), primary.codes.length > 0),
    row('consistency', deviation, false),
    ...(gas.hco3Source === 'calculated' ? [row('calculated_hco3', gas.hco3, false)] : []),
    ...(expected === null
      ? []
      : [row('compensation', `${expected.target} ${expected.low}–${expected.high}`, hasAdded)]),
    ...(gap === null ? [] : [row('anion_gap', roundHalfUp(gap.gap, 2), gapDecides && !gap.isCorrected)]),
    ...(gap?.isCorrected === true ? [row('anion_gap_corrected', roundHalfUp(gap.corrected, 2), gapDecides)] : []),
    ...(hidden === null
      ? []
      : [
          row('potential_hco3', hidden.potentialHco3, hidden.hasAlkalosis),
          row('excess_gap', hidden.excessGap, hidden.hasNormalGapAcidosis),
        ]),
    ...(hidden?.deltaRatio == null ? [] : [row('delta_ratio', hidden.deltaRatio, false)]),
  ];
}

const TIPS_OF_DISORDERS: readonly Exclude<DisorderCode, 'MAC'>[] = ['RAC', 'RAL', 'MAC_HAG', 'MAC_NAG', 'MAL'];

function readCase(gas: UsableGas, caseType: CaseType, isConsistent: boolean, oxygen: Oxygenation): BloodGasCase {
  const primary = primaryDisorder(gas);
  const [first] = primary.codes;
  const expected = first === undefined ? null : expectedCompensation(first, caseType, gas);
  const isJudged = first !== undefined && expected !== null && primary.codes.length === 1 && !primary.isByPhAlone;
  const compensation = isJudged ? judgeCompensation(first, expected, gas) : { added: null, isBorderline: false };
  const found = new Set([...primary.codes, ...(compensation.added === null ? [] : [compensation.added])]);
  const gap = anionGap(gas);
  const gapVerdict = judgeGap(gap, found.has('MAC'));
  const explainedHco3: readonly [number, number] =
    expected?.target === 'HCO3' ? [expected.low, expected.high] : NORMAL.hco3;
  const hidden = gap !== null && gapVerdict === 'high' ? hiddenDisorders(gas.hco3, gap, explainedHco3) : null;
  const respiratory = (['RAC', 'RAL'] as const).filter((code) => found.has(code));
  const acidoses = acidosisCodes(gapVerdict, found.has('MAC'), hidden);
  const alkalosis = found.has('MAL') || hidden?.hasAlkalosis === true ? (['MAL'] as const) : [];
  const ordered = inOrder(first, respiratory, acidoses, alkalosis);
  const leading = ordered[0];
  const isWithheld = !isConsistent && leading !== undefined && contradictsPh(baseOf(leading), gas.ph);
  const disorders = isWithheld ? [] : ordered;
  const isTriple = !isWithheld && respiratory.length > 0 && acidoses.length > 0 && alkalosis.length > 0;
  const rounded = expected === null ? null : roundedExpected(expected);
  const tips: TipCode[] = [
    ...(isConsistent ? [] : (['inconsistent'] as const)),
    ...(isTriple ? (['triple'] as const) : []),
    ...(oxygen.failure === null ? [] : [`failure_${oxygen.failure}` as const]),
    ...TIPS_OF_DISORDERS.filter((code) => disorders.includes(code)),
    ...(compensation.isBorderline && !isWithheld ? (['borderline'] as const) : []),
    ...(gapVerdict === 'mildly_raised' ? (['gap_mild'] as const) : []),
    ...(gapVerdict === 'unknown' && disorders.includes('MAC') ? (['gap_unknown'] as const) : []),
    ...(hidden?.disagrees === true ? (['delta_disagrees'] as const) : []),
  ];
  return {
    caseType,
    disorders,
    isTriple,
    isWithheld,
    expected: rounded,
    hidden,
    tips,
    contributions: explain(gas, primary, rounded, compensation.added !== null, gap, acidoses.length > 0, hidden),
  };
}

/**
 * Reads one blood gas under both case types. pH and PaCO2 are required; HCO3- is calculated where it is missing and says so.
 * A required value that is missing or implausible gives no reading but is named; nothing throws.
 */
export function evaluateBloodGas(facts: BloodGasFacts): BloodGasResult {
  const prepared = prepareBloodGas(facts);
  if (prepared.status === 'unusable') {
    const { missing, invalid, unread } = prepared;
    return { ...STAMP, status: 'incomplete', missing, invalid, unread, inputsUsed: facts };
  }
  const { gas, missing, invalid, unread } = prepared;
  const { isConsistent } = hydrogenIon(gas);
  const oxygen = oxygenation(gas);
  const gap = anionGap(gas);
  return {
    ...STAMP,
    status: 'complete',
    acute: readCase(gas, 'acute', isConsistent, oxygen),
    chronic: readCase(gas, 'chronic', isConsistent, oxygen),
    hco3: gas.hco3,
    hco3Source: gas.hco3Source,
    isConsistent,
    anionGap: gap === null ? null : roundHalfUp(gap.gap, 2),
    anionGapCorrected: gap === null ? null : roundHalfUp(gap.corrected, 2),
    isGapCorrected: gap?.isCorrected ?? false,
    phBalance: phBalance(gas.ph),
    lactate: lactateGrade(gas.lactate, gas.ph),
    electrolytes: electrolyteFindings(gas),
    ownRange: ownRangeFindings(gas),
    oxygenation: oxygen,
    focus: focusFindings(gas),
    inputsUsed: gas,
    missing,
    invalid,
    unread,
  };
}
