import { expect, test } from 'vitest';
import { clinicalNotation } from './notation.ts';

test.each([
  ['HCO3-', 'HCO₃⁻'],
  ['PaCO2<35', 'PaCO₂ < 35'],
  ['血钾≥5.5', '血钾 ≥ 5.5'],
  ['KDIGO 2022 (UACR>=30, eGFR<60)', 'KDIGO 2022 (UACR ≥ 30, eGFR < 60)'],
  ['比值 <=0.5', '比值 ≤ 0.5'],
  ['Revised Atlanta 2012（>=3 倍上限）', 'Revised Atlanta 2012（≥ 3 倍上限）'],
  ['糖尿病、白蛋白尿', '糖尿病、白蛋白尿'],
])('%s is written %s', (text, written) => {
  expect(clinicalNotation(text)).toBe(written);
});
