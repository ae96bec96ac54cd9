import { ckdEpi } from '@jianwei/clinical-rules/ckd/egfr';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { decimalsOf } from './printed-results.ts';

type Results = Map<string, string>;

interface Derivation {
  readonly code: string;
  readonly from: readonly string[];
  readonly compute: (values: readonly number[], sex: Sex, age: number) => number;
  /** True when the code may also be filled by itself, its inputs being unknown. */
  readonly isFillable?: boolean;
}

const product = ([a = 0, b = 0]: readonly number[]): number => a * b;
const otherCells = ([neutrophils = 0, lymphocytes = 0]: readonly number[]): number => 100 - neutrophils - lymphocytes;

/** Results that an analyser or its software computes from others of the same sample. */
const DERIVATIONS: readonly Derivation[] = [
  { code: 'MONO%', from: ['NEUT%', 'LYM%'], compute: (values) => otherCells(values) * 0.65, isFillable: true },
  { code: 'EO%', from: ['NEUT%', 'LYM%'], compute: (values) => otherCells(values) * 0.27, isFillable: true },
  { code: 'BASO%', from: ['NEUT%', 'LYM%'], compute: (values) => otherCells(values) * 0.08, isFillable: true },
  { code: 'MCHC', from: ['MCH', 'MCV'], compute: ([mch = 0, mcv = 1]) => (mch / mcv) * 1000, isFillable: true },
  { code: 'MCH', from: ['MCV', 'MCHC'], compute: (values) => product(values) / 1000 },
  {
    code: 'NEUT%',
    from: ['LYM%', 'MONO%', 'EO%', 'BASO%'],
    compute: (parts) => 100 - parts.reduce((sum, part) => sum + part, 0),
  },
  { code: 'NEUT#', from: ['WBC', 'NEUT%'], compute: (values) => product(values) / 100 },
  { code: 'LYM#', from: ['WBC', 'LYM%'], compute: (values) => product(values) / 100 },
  { code: 'MONO#', from: ['WBC', 'MONO%'], compute: (values) => product(values) / 100 },
  { code: 'EO#', from: ['WBC', 'EO%'], compute: (values) => product(values) / 100 },
  { code: 'BASO#', from: ['WBC', 'BASO%'], compute: (values) => product(values) / 100 },
  { code: 'RBC', from: ['HGB', 'MCH'], compute: ([hgb = 0, mch = 1]) => hgb / mch },
  { code: 'HCT', from: ['HGB', 'MCHC'], compute: ([hgb = 0, mchc = 1]) => hgb / mchc },
  { code: 'TP', from: ['ALB', 'GLO'], compute: ([alb = 0, glo = 0]) => alb + glo },
  { code: 'A/G', from: ['ALB', 'GLO'], compute: ([alb = 0, glo = 1]) => alb / glo },
  { code: 'DBIL', from: ['TBIL'], compute: ([total = 0]) => total * 0.28 },
  { code: 'IBIL', from: ['TBIL', 'DBIL'], compute: ([total = 0, direct = 0]) => total - direct },
  {
    code: 'EGFR',
    from: ['CREA'],
    compute: ([creatinine = 1], sex, age) => ckdEpi(creatinine, 'μmol/L', age, sex, '2021'),
  },
];

/** Codes that are only ever computed. */
export const DERIVED_CODES: ReadonlySet<string> = new Set(
  DERIVATIONS.filter((derivation) => derivation.isFillable !== true).map((derivation) => derivation.code),
);

/**
 * Adds the derived results that the panel asks for and that are not there yet; a result whose inputs are missing is
 * left out. Called before filling (for what follows from the written rows) and after it. Order matters: MCH before RBC.
 */
export function addDerivedResults(results: Results, wanted: ReadonlySet<string>, sex: Sex, age: number): void {
  for (const { code, from, compute } of DERIVATIONS) {
    if (!wanted.has(code) || results.has(code)) continue;
    const values = from.map((input) => Number(results.get(input) ?? Number.NaN));
    const value = compute(values, sex, age);
    if (Number.isFinite(value)) results.set(code, value.toFixed(decimalsOf(code)));
  }
}
