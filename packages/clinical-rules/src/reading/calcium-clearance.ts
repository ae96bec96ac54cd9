import { isAbove, isBelow } from '../core/number.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import type { Row } from './rows.ts';

/** Below the first the ratio speaks for familial hypocalciuric hypercalcaemia, above the second for the parathyroids (PHPT 指南2014). */
const [FAMILIAL_BELOW, PARATHYROID_ABOVE] = [0.01, 0.02];
const FAMILIAL = '家族性低尿钙高钙血症';
const RATIO = '钙/肌酐清除率比';
/** Of the creatinine in blood (μmol/L) to that in urine (mmol/L, mmol/24h). */
const MICROMOL = 1000;

/** Urines of which calcium and creatinine are of the same collection; those of 24 hours come first (PHPT 指南2014). */
const URINES: readonly (readonly [calcium: string, creatinine: string])[] = [
  ['UCA24', 'UCREA24'],
  ['UCA', 'UCREA'],
];

/** Digits of the operands that are shown, and worked with: a reader can do the sum again (J-93). */
const DIGITS = 4;

/** (urine calcium × serum creatinine) ÷ (serum calcium × urine creatinine), all in mmol, with its operands; null where one is missing. */
function clearance(rows: readonly Row[]): { ratio: number; sum: string } | null {
  const shown = (code: string, share = 1): number | null => {
    const value = rows.find((row) => row.code === code)?.value ?? null;
    return value === null ? null : Number((value / share).toPrecision(DIGITS));
  };
  const [calcium, creatinine] = [shown('CA'), shown('CREA', MICROMOL)];
  for (const [ofCalcium, ofCreatinine] of URINES) {
    const [lost, filtered] = [shown(ofCalcium), shown(ofCreatinine)];
    if (calcium === null || creatinine === null || lost === null || filtered === null) continue;
    if (calcium <= 0 || filtered <= 0) continue;
    const sum = `${lost} × ${creatinine} ÷ (${calcium} × ${filtered})`;
    return { ratio: (lost * creatinine) / (calcium * filtered), sum };
  }
  return null;
}

/** What the clearance of calcium says beside a high calcium whose PTH is not suppressed. */
export interface CalciumClearance {
  readonly note: string;
  /** What it is called in place of the parathyroids; absent where they come first. */
  readonly title?: string;
}

/** Null for every diagnosis but that of the parathyroids, and for those who are known to have it. */
export function calciumClearance({ id, stepsFor }: InferredDiagnosis, rows: readonly Row[]): CalciumClearance | null {
  if (id !== 'HPTH' || stepsFor !== undefined) return null;
  const found = clearance(rows);
  if (found === null) return { note: `须与${FAMILIAL}鉴别：查尿钙、尿肌酐，算${RATIO}` };
  const told = `${RATIO} ${found.ratio.toFixed(3)}（${found.sum}）`;
  if (isBelow(found.ratio, FAMILIAL_BELOW))
    return { note: `${told}，< ${FAMILIAL_BELOW}`, title: `${FAMILIAL}待排，原发性甲状旁腺功能亢进次之` };
  if (isAbove(found.ratio, PARATHYROID_ABOVE)) return { note: `${told}，> ${PARATHYROID_ABOVE}，不支持${FAMILIAL}` };
  return { note: `${told}，${FAMILIAL_BELOW}～${PARATHYROID_ABOVE} 不能区分${FAMILIAL}` };
}
