import type { Sex } from '../core/rule-stamp.ts';
import { CREATININE_UMOL_PER_MG_DL } from './ckd-table.ts';

export type CkdEpiEquation = '2021' | '2009';
export type CreatinineUnit = 'μmol/L' | 'mg/dl';

interface Coefficients {
  readonly constant: number;
  /** mg/dl. */
  readonly kappa: number;
  readonly alpha: number;
  readonly above: number;
  readonly perYear: number;
}

/** Inker, NEJM 2021;385:1737 (142 × 1.012 for women); Levey, Ann Intern Med 2009;150:604, table form, no race term. */
const COEFFICIENTS: Readonly<Record<CkdEpiEquation, Readonly<Record<Sex, Coefficients>>>> = {
  '2021': {
    male: { constant: 142, kappa: 0.9, alpha: -0.302, above: -1.2, perYear: 0.9938 },
    female: { constant: 142 * 1.012, kappa: 0.7, alpha: -0.241, above: -1.2, perYear: 0.9938 },
  },
  '2009': {
    male: { constant: 141, kappa: 0.9, alpha: -0.411, above: -1.209, perYear: 0.993 },
    female: { constant: 144, kappa: 0.7, alpha: -0.329, above: -1.209, perYear: 0.993 },
  },
};

/** eGFR in mL/min/1.73m², not rounded. Creatinine above 0; age in completed years. */
export function ckdEpi(
  creatinine: number,
  unit: CreatinineUnit,
  ageYears: number,
  sex: Sex,
  equation: CkdEpiEquation,
): number {
  const { constant, kappa, alpha, above, perYear } = COEFFICIENTS[equation][sex];
  const ratio = (unit === 'mg/dl' ? creatinine : creatinine / CREATININE_UMOL_PER_MG_DL) / kappa;
  return constant * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** above * perYear ** ageYears;
}
