import { expect, it } from 'vitest';

import { unitText } from './lab-text.ts';

it.each([
  ['10^9/L', '×10⁹/L'],
  ['10^12/L', '×10¹²/L'],
  ['*10^9/L', '×10⁹/L'],
  ['10*9/L', '×10⁹/L'],
  ['mL/min/1.73m2', 'mL/min/1.73 m²'],
  ['mL/min/1.73m²', 'mL/min/1.73 m²'],
  ['176 mmH2O', '176 mmH₂O'],
  ['mL/min/1.73 m2', 'mL/min/1.73 m²'],
  ['mL/min/1.73m^2', 'mL/min/1.73 m²'],
  ['mL/min/1.73 m²', 'mL/min/1.73 m²'],
  ['拷贝*10^3/mL', '拷贝*10^3/mL'],
  ['H2O2 mg', 'H2O2 mg'],
  ['mmol/L', 'mmol/L'],
  ['', ''],
  [undefined, ''],
])('sets %s as %s', (unit, text) => {
  expect(unitText(unit)).toBe(text);
});
