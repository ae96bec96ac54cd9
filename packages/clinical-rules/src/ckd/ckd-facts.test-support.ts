import { pointSet } from '../flags/value-set.ts';
import type { CkdFacts } from './ckd.ts';

export const NO_FACTS: CkdFacts = {
  ageYears: null,
  sex: null,
  egfr: null,
  creatinine: null,
  creatinineUnit: 'μmol/L',
  acr: null,
  acrUnit: 'mg/g',
  aer: null,
  pcr: null,
  dipstick: null,
  egfrUnit: 'mL/min/1.73m²',
  previousEgfr: null,
  chronicSince: null,
  reportDate: null,
  isKnown: false,
  hasDamageEvidence: false,
};

/** Facts with a printed eGFR (mL/min/1.73m²) and ACR (mg/g). */
export function measured(egfr: number, acr: number, change: Partial<CkdFacts> = {}): CkdFacts {
  return { ...NO_FACTS, egfr: pointSet(egfr), acr: pointSet(acr), ...change };
}
