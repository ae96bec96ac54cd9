import { expect, test } from 'vitest';
import { criticalLimitText } from './critical-limit.ts';
import { onlyReport } from './record.test-support.ts';

// Adults, WS/T and the catalogue: potassium is critical above 6.2 mmol/L.
test('the limit that was passed stands in the unit of the result, nothing where none was', () => {
  const [, { rows }] = onlyReport([
    ['K', '6.9', 'mmol/L'],
    ['K', '4.0', 'mmol/L'],
    ['GLU', '30', 'mmol/L'],
    ['GLU', '540', 'mg/dL'],
  ]);
  const [potassium, normal, glucose, american] = rows.map(criticalLimitText);
  expect([potassium, normal]).toEqual(['> 6.2', '']);
  // 1 mmol/L of glucose is 18.016 mg/dL.
  const [own = Number.NaN, converted = Number.NaN] = [glucose, american].map((text) => Number(text?.slice(2)));
  expect(converted / own).toBeCloseTo(18.016, 1);
});
