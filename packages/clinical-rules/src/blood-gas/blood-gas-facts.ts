import { finiteOrNull, isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import { isImplausible } from '../flags/measured.ts';
import type { ValueSet } from '../flags/value-set.ts';
import { BLOOD_GAS_LIMITS, CARBONIC_PK, CO2_SOLUBILITY, ROOM_AIR } from './blood-gas-table.ts';

export type BloodGasItem =
  | 'ph'
  | 'paco2'
  | 'hco3'
  | 'pao2'
  | 'fio2'
  | 'na'
  | 'k'
  | 'cl'
  | 'ica'
  | 'lactate'
  | 'albumin';

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
  /** A printed `>15` is a half line and decides what it proves. */
  readonly lactate: ValueSet | null;
  /** g/L */
  readonly albumin: number | null;
  readonly ageYears: number | null;
  /** False for venous and capillary blood, null when the report does not say. */
  readonly isArterial: boolean | null;
  /** Said apart from FiO2; null when the report does not say. */
  readonly isOnOxygen: boolean | null;
  readonly isTemperatureNormal: boolean | null;
  /** Rows that their own report flags by the range that it prints. */
  readonly flagged?: Readonly<Partial<Record<FlaggedItem, 'low' | 'high'>>>;
  /** Items that the report prints, but not as one number in a known unit; their values are null here. */
  readonly unread?: readonly BloodGasItem[];
}

/** Items whose own range may be narrower than the limits of the rule. */
export type FlaggedItem = 'lactate' | 'k' | 'na';

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

/** What could not be judged with, and why. */
export interface NotUsed {
  /** Not in the report. */
  readonly missing: readonly BloodGasItem[];
  /** Beyond what can be. */
  readonly invalid: readonly BloodGasItem[];
  /** Printed, but not as one number in a known unit. */
  readonly unread: readonly BloodGasItem[];
}

export type Prepared =
  | ({ readonly status: 'usable'; readonly gas: UsableGas } & NotUsed)
  | ({ readonly status: 'unusable' } & NotUsed);

const OPTIONAL: readonly BloodGasItem[] = ['hco3', 'pao2', 'fio2', 'na', 'k', 'cl', 'ica', 'lactate', 'albumin'];

/** HCO3- in mmol/L from pH and PaCO2, one decimal (CLSI C46). */
export function calculatedHco3(ph: number, paco2: number): number {
  return roundHalfUp(CO2_SOLUBILITY * paco2 * 10 ** (ph - CARBONIC_PK), 1);
}

type Amount = Exclude<BloodGasItem, 'ph' | 'paco2' | 'hco3' | 'lactate'>;

const AMOUNTS: readonly Amount[] = ['pao2', 'fio2', 'na', 'k', 'cl', 'ica', 'albumin'];
/** A concentration cannot be negative, an oxygen share lies between room air and pure oxygen. */
const AT_LEAST_0 = [0, Infinity] as const;
const LIMITS: Readonly<Partial<Record<Amount, readonly [number, number]>>> = { fio2: [ROOM_AIR.percent, 100] };

interface Cleaned {
  readonly facts: BloodGasFacts;
  readonly invalid: readonly BloodGasItem[];
}

/** Optional values that cannot be are named and count as unknown. */
function cleaned(raw: BloodGasFacts): Cleaned {
  const invalid: BloodGasItem[] = [];
  const amounts = Object.fromEntries(
    AMOUNTS.map((item) => {
      const value = finiteOrNull(raw[item]);
      const [low, high] = LIMITS[item] ?? AT_LEAST_0;
      const isUsable = value === null || (isAtLeast(value, low) && isAtMost(value, high));
      if (!isUsable) invalid.push(item);
      return [item, isUsable ? value : null];
    }),
  ) as Record<Amount, number | null>;
  const isLactateUsable = !isImplausible(raw.lactate, AT_LEAST_0);
  if (!isLactateUsable) invalid.push('lactate');
  const age = finiteOrNull(raw.ageYears) ?? -1;
  return {
    invalid,
    facts: {
      ...raw,
      ...amounts,
      ph: finiteOrNull(raw.ph),
      paco2: finiteOrNull(raw.paco2),
      hco3: finiteOrNull(raw.hco3),
      lactate: isLactateUsable ? raw.lactate : null,
      ageYears: age >= 0 ? age : null,
    },
  };
}

/**
 * Checks what is required (pH and PaCO2) and completes HCO3-. A required value that is missing, or one of the three outside
 * its plausible range, makes the sample unusable; what else is missing or was not used is named.
 */
export function prepareBloodGas(raw: BloodGasFacts): Prepared {
  const { facts, invalid: unusable } = cleaned(raw);
  const { ph, paco2, hco3 } = facts;
  const limited: [keyof typeof BLOOD_GAS_LIMITS, number | null][] = [
    ['ph', ph],
    ['paco2', paco2],
    ['hco3', hco3],
  ];
  const implausible = limited
    .filter(([item, value]) => {
      const [low, high] = BLOOD_GAS_LIMITS[item];
      return value !== null && !(isAtLeast(value, low) && isAtMost(value, high));
    })
    .map(([item]) => item);
  const unread = (raw.unread ?? []).filter((item) => facts[item] === null);
  const isMissing = (item: BloodGasItem): boolean =>
    facts[item] === null && !unusable.includes(item) && !unread.includes(item);
  if (ph === null || paco2 === null || implausible.length > 0) {
    const isRequired = (item: BloodGasItem): boolean => item === 'ph' || item === 'paco2';
    return {
      status: 'unusable',
      missing: (['ph', 'paco2'] as const).filter(isMissing),
      invalid: implausible,
      unread: unread.filter(isRequired),
    };
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
    missing: OPTIONAL.filter(isMissing),
    invalid: unusable,
    unread,
  };
}
