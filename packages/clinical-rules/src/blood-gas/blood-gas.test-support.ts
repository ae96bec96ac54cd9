import { pointSet } from '../flags/value-set.ts';
import type { ValueSet } from '../flags/value-set.ts';
import type { BloodGasFacts } from './blood-gas.ts';

/** A normal arterial sample on room air; nothing but pH, PaCO2 and HCO3- is known. */
export const NORMAL_GAS: BloodGasFacts = {
  ph: 7.4,
  paco2: 40,
  hco3: 24,
  pao2: null,
  fio2: null,
  na: null,
  k: null,
  cl: null,
  ica: null,
  lactate: null,
  albumin: null,
  ageYears: null,
  isArterial: true,
  isOnOxygen: false,
  isTemperatureNormal: true,
};

/** Facts that a test names; lactate as a number, or as the set of a printed bound. */
export type GasChanges = Partial<Omit<BloodGasFacts, 'lactate'> & { readonly lactate: number | ValueSet | null }>;

export function gas({ lactate = null, ...changes }: GasChanges): BloodGasFacts {
  return { ...NORMAL_GAS, ...changes, lactate: typeof lactate === 'number' ? pointSet(lactate) : lactate };
}
