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

export function gas(changes: Partial<BloodGasFacts>): BloodGasFacts {
  return { ...NORMAL_GAS, ...changes };
}
