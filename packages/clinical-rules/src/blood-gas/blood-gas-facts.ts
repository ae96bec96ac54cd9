import { finiteOrNull, isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import { BLOOD_GAS_LIMITS, CARBONIC_PK, CO2_SOLUBILITY, ROOM_AIR } from './blood-gas-table.ts';

export type BloodGasItem =
  'ph' | 'paco2' | 'hco3' | 'pao2' | 'fio2' | 'na' | 'k' | 'cl' | 'ica' | 'lactate' | 'albumin';

/** Measured facts of one sample; what is not known is null. */
export interface BloodGasFacts {
  readonly ph: number | null;
  /** mmHg */
  readonly paco2: number | null;
  /** Actual bicarbonate, mmol/L. */
  readonly hco3: number | null;
  /** mmHg */
  readonly pao2: number | null;
  /** Percent, 21 to 100. */
  readonly fio2: number | null;
  /** mmol/L */
  readonly na: number | null;
  readonly k: number | null;
  readonly cl: number | null;
  readonly ica: number | null;
  readonly lactate: number | null;
  /** g/L */
  readonly albumin: number | null;
  readonly ageYears: number | null;
  /** False for venous and capillary blood, null when the report does not say. */
  readonly isArterial: boolean | null;
  /** Said apart from FiO2; null when the report does not say. */
  readonly isOnOxygen: boolean | null;
  readonly isTemperatureNormal: boolean | null;
}

export type Level = 'H' | 'N' | 'L';

/** Against a range whose bounds are normal. */
export function levelOf(value: number, [low, high]: readonly [number, number]): Level {
  if (isAbove(value, high)) return 'H';
  return isBelow(value, low) ? 'L' : 'N';
}

/** Facts that can be judged: pH, PaCO2 and HCO3- are there and plausible. */
export interface UsableGas extends BloodGasFacts {
  readonly ph: number;
  readonly paco2: number;
  readonly hco3: number;
  readonly hco3Source: 'measured' | 'calculated';
}

export type Prepared =
  | { readonly status: 'usable'; readonly gas: UsableGas; readonly missing: readonly BloodGasItem[] }
  | {
      readonly status: 'unusable';
      readonly missing: readonly BloodGasItem[];
      readonly invalid: readonly BloodGasItem[];
    };

const OPTIONAL: readonly BloodGasItem[] = ['hco3', 'pao2', 'fio2', 'na', 'k', 'cl', 'ica', 'lactate', 'albumin'];

/** HCO3- in mmol/L from pH and PaCO2, one decimal (CLSI C46). */
export function calculatedHco3(ph: number, paco2: number): number {
  return roundHalfUp(CO2_SOLUBILITY * paco2 * 10 ** (ph - CARBONIC_PK), 1);
}

/** A concentration cannot be negative, an oxygen share lies between room air and pure oxygen: else it is unknown. */
function cleaned(facts: BloodGasFacts): BloodGasFacts {
  const positive = (value: number | null): number | null => {
    const number = finiteOrNull(value);
    return number !== null && number >= 0 ? number : null;
  };
  const fio2 = positive(facts.fio2);
  return {
    ...facts,
    ph: finiteOrNull(facts.ph),
    paco2: finiteOrNull(facts.paco2),
    hco3: finiteOrNull(facts.hco3),
    pao2: positive(facts.pao2),
    fio2: fio2 !== null && isAtLeast(fio2, ROOM_AIR.percent) && isAtMost(fio2, 100) ? fio2 : null,
    na: positive(facts.na),
    k: positive(facts.k),
    cl: positive(facts.cl),
    ica: positive(facts.ica),
    lactate: positive(facts.lactate),
    albumin: positive(facts.albumin),
    ageYears: positive(facts.ageYears),
  };
}

/**
 * Checks what is required (pH and PaCO2) and completes HCO3-. A required value that is missing, or one of the three outside
 * its plausible range, makes the sample unusable; what else is missing is named.
 */
export function prepareBloodGas(raw: BloodGasFacts): Prepared {
  const facts = cleaned(raw);
  const { ph, paco2, hco3 } = facts;
  const optionalMissing = OPTIONAL.filter((item) => facts[item] === null);
  const limited: [keyof typeof BLOOD_GAS_LIMITS, number | null][] = [
    ['ph', ph],
    ['paco2', paco2],
    ['hco3', hco3],
  ];
  const invalid = limited
    .filter(([item, value]) => {
      const [low, high] = BLOOD_GAS_LIMITS[item];
      return value !== null && !(isAtLeast(value, low) && isAtMost(value, high));
    })
    .map(([item]) => item);
  if (ph === null || paco2 === null || invalid.length > 0) {
    const required: BloodGasItem[] = [
      ...(ph === null ? ['ph' as const] : []),
      ...(paco2 === null ? ['paco2' as const] : []),
    ];
    return { status: 'unusable', missing: required, invalid };
  }
  return {
    status: 'usable',
    gas: {
      ...facts,
      ph,
      paco2,
      hco3: hco3 ?? calculatedHco3(ph, paco2),
      hco3Source: hco3 === null ? 'calculated' : 'measured',
    },
    missing: optionalMissing,
  };
}
