import { isAbove, isAtLeast, isBelow, roundHalfUp } from '../core/number.ts';
import { pointOf } from '../flags/measured.ts';
import { isWhollyAbove, isWhollyAtLeast, isWhollyAtMost } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { ELECTROLYTES, FOCUS, LACTATE, NORMAL, OXYGEN, PF, ROOM_AIR } from './blood-gas-table.ts';
import type { ElectrolyteItem, FocusItem } from './blood-gas-table.ts';
import { levelOf } from './blood-gas-facts.ts';
import type { BloodGasFacts, FlaggedItem, UsableGas } from './blood-gas-facts.ts';

export type PhBalance = 'severe_acidaemia' | 'acidaemia' | 'normal' | 'alkalaemia' | 'severe_alkalaemia';

/** Below 7.20, below 7.35, up to 7.45, up to 7.60, above. */
export function phBalance(ph: number): PhBalance {
  if (isBelow(ph, 7.2)) return 'severe_acidaemia';
  const side = levelOf(ph, NORMAL.ph);
  if (side === 'N') return 'normal';
  if (side === 'L') return 'acidaemia';
  return isAbove(ph, 7.6) ? 'severe_alkalaemia' : 'alkalaemia';
}

export type LactateGrade = 'normal' | 'raised' | 'severe' | 'lactic_acidosis';

/**
 * Lactate in mmol/L; from 5 on with pH below 7.35 a lactic acidosis. Null when it was not measured, or where a printed `>1`
 * leaves the grade open. Of `>4` the grade is the lowest that is proven.
 */
export function lactateGrade(lactate: ValueSet | null, ph: number): LactateGrade | null {
  if (lactate === null) return null;
  if (isWhollyAtLeast(lactate, LACTATE.acidosisFrom) && isBelow(ph, NORMAL.ph[0])) return 'lactic_acidosis';
  if (isWhollyAtLeast(lactate, LACTATE.severeFrom)) return 'severe';
  if (isWhollyAbove(lactate, LACTATE.raisedAbove)) return 'raised';
  return isWhollyAtMost(lactate, LACTATE.raisedAbove) ? 'normal' : null;
}

export type ElectrolyteCode = `${ElectrolyteItem}_${'low' | 'high'}`;

/** Electrolytes out of range: potassium, sodium, chloride, ionised calcium. */
export function electrolyteFindings(facts: BloodGasFacts): ElectrolyteCode[] {
  return ELECTROLYTES.flatMap(([item, low, high]): ElectrolyteCode[] => {
    const value = facts[item];
    const level = value === null ? 'N' : levelOf(value, [low, high]);
    return level === 'N' ? [] : [`${item}_${level === 'L' ? 'low' : 'high'}`];
  });
}

/** A row outside the range of its own report and inside the limit of the rule. */
export interface OwnRangeFinding {
  readonly item: FlaggedItem;
  readonly side: 'low' | 'high';
  /** The limit that is not passed. */
  readonly limit: number;
  readonly value: number;
}

/** What the rule would call normal although its report does not. */
export function ownRangeFindings(facts: BloodGasFacts): OwnRangeFinding[] {
  const { flagged = {} } = facts;
  const own = (item: FlaggedItem, value: number | null, low: number, high: number): OwnRangeFinding[] => {
    const side = flagged[item];
    if (side === undefined || value === null || levelOf(value, [low, high]) !== 'N') return [];
    return [{ item, side, limit: side === 'low' ? low : high, value }];
  };
  const electrolytes = ELECTROLYTES.flatMap(([item, low, high]) =>
    item === 'k' || item === 'na' ? own(item, facts[item], low, high) : [],
  );
  const point = flagged.lactate === 'high' ? pointOf(facts.lactate) : null;
  return [...own('lactate', point, 0, LACTATE.raisedAbove), ...electrolytes];
}

export type HypoxiaGrade = 'normal' | 'mild' | 'moderate' | 'severe';
export type RespiratoryFailure = 'type_1' | 'type_2';
export type PfGrade = 'normal' | 'mild' | 'moderate' | 'severe';

export interface Oxygenation {
  /** `not_applicable` unless arterial, on room air and at normal temperature; null when PaO2 is missing. */
  readonly hypoxia: HypoxiaGrade | 'not_applicable' | null;
  readonly failure: RespiratoryFailure | null;
  /** PaO2/FiO2 in mmHg, one decimal; also on oxygen. */
  readonly pf: number | null;
  readonly pfGrade: PfGrade | null;
  /** Alveolar-arterial difference on room air, mmHg, one decimal, and the one that age explains. */
  readonly gradient: number | null;
  readonly expectedGradient: number | null;
  /** What the report does not say and the judgment takes for granted. */
  readonly assumed: readonly ('arterial' | 'room_air' | 'temperature')[];
}

function hypoxiaGrade(pao2: number): HypoxiaGrade {
  if (isAtLeast(pao2, OXYGEN.normalFrom)) return 'normal';
  if (isAtLeast(pao2, OXYGEN.mildFrom)) return 'mild';
  return isAtLeast(pao2, OXYGEN.moderateFrom) ? 'moderate' : 'severe';
}

/** Of PaO2/FiO2 in mmHg (Berlin 2012). */
export function pfGrade(pf: number): PfGrade {
  if (isAbove(pf, PF.mild)) return 'normal';
  if (isAbove(pf, PF.moderate)) return 'mild';
  return isAbove(pf, PF.severe) ? 'moderate' : 'severe';
}

/** Oxygen given: said so, or a share above room air; null when the report says neither. */
function isOnOxygen({ isOnOxygen: said, fio2 }: BloodGasFacts): boolean | null {
  if (said === true) return true;
  return fio2 === null ? said : isAbove(fio2, ROOM_AIR.percent);
}

/** Hypoxia, respiratory failure, P/F and A-a difference. */
export function oxygenation(gas: UsableGas): Oxygenation {
  const { pao2, paco2, fio2, ageYears, isArterial, isTemperatureNormal } = gas;
  const onOxygen = isOnOxygen(gas);
  const isExcluded = isArterial === false || onOxygen === true || isTemperatureNormal === false;
  const isJudged = pao2 !== null && !isExcluded;
  const pf = pao2 === null || fio2 === null || isArterial === false ? null : (pao2 / fio2) * 100;
  const alveolar = ROOM_AIR.share * (ROOM_AIR.barometric - ROOM_AIR.vapour) - paco2 / ROOM_AIR.quotient;
  const failure: RespiratoryFailure | null =
    isJudged && isBelow(pao2, OXYGEN.failureBelow)
      ? isAbove(paco2, OXYGEN.retentionAbove)
        ? 'type_2'
        : 'type_1'
      : null;
  return {
    hypoxia: isExcluded ? 'not_applicable' : pao2 === null ? null : hypoxiaGrade(pao2),
    failure,
    pf: pf === null ? null : roundHalfUp(pf, 1),
    pfGrade: pf === null ? null : pfGrade(pf),
    gradient: isJudged ? roundHalfUp(alveolar - pao2, 1) : null,
    expectedGradient: isJudged && ageYears !== null ? roundHalfUp(ageYears / 4 + 4, 1) : null,
    assumed: isJudged
      ? [
          ...(isArterial === null ? ['arterial' as const] : []),
          ...(onOxygen === null ? ['room_air' as const] : []),
          ...(isTemperatureNormal === null ? ['temperature' as const] : []),
        ]
      : [],
  };
}

export interface FocusFinding {
  readonly item: FocusItem;
  readonly side: 'low' | 'high';
  readonly limit: number;
}

/** Results that need extra attention whatever the disorder is. */
export function focusFindings(gas: UsableGas): FocusFinding[] {
  const found = FOCUS.flatMap(({ item, low, high }): FocusFinding[] => {
    // PaO2 of venous blood says nothing about the arterial one.
    const value = item === 'pao2' && gas.isArterial === false ? null : gas[item];
    if (value === null) return [];
    if (low !== undefined && isBelow(value, low)) return [{ item, side: 'low', limit: low }];
    return high !== undefined && isAbove(value, high) ? [{ item, side: 'high', limit: high }] : [];
  });
  const { lactate } = gas;
  return lactate !== null && isWhollyAtLeast(lactate, LACTATE.severeFrom)
    ? [...found, { item: 'lactate', side: 'high', limit: LACTATE.severeFrom }]
    : found;
}
