import { expect, test } from 'vitest';
import { arterialOxygen, courseWindow, suggestedWarnings } from './covid19-facts.ts';
import { onlyReport } from './record.test-support.ts';
import type { PlainRow } from './record.test-support.ts';

const window = courseWindow('2025-11-18T09:42:00+08:00');

function stateOf(key: string, row: PlainRow) {
  const [record] = onlyReport([row]);
  return suggestedWarnings(record, window).find(({ item }) => item.key === key)?.state;
}

test('oxygen of a venous sample is not the arterial pressure', () => {
  const oxygen = (specimen: string) => arterialOxygen(onlyReport([['PO2', '8.00', 'kPa', { specimen }]])[0], window);
  expect(oxygen('静脉血')).toBeUndefined();
  expect(arterialOxygen(onlyReport([['PO2', '溶血', 'kPa']])[0], window)).toBeUndefined();
  expect(arterialOxygen(onlyReport([['K', '4', 'mmol/L']])[0], window)).toBeUndefined();
  expect(oxygen('动脉血')?.value).toBeCloseTo(60.005, 3);
});

test('a course begins seven days before the day of the hospital', () => {
  expect(courseWindow('2025-11-18T07:00:00+08:00')).toEqual({ after: '2025-11-11' });
  expect(courseWindow('2025-11-18T23:00:00+08:00')).toEqual({ after: '2025-11-11' });
});

test('results of the last seven days are of the present course, older ones are not', () => {
  const [record] = onlyReport([['CRP', '60', 'mg/L']]);
  const stateOn = (day: string) =>
    suggestedWarnings(record, courseWindow(`${day}T23:59:59+08:00`)).find(({ item }) => item.key === 'crp')?.state;
  expect([stateOn('2025-11-24'), stateOn('2025-11-25')]).toEqual([1, 3]);
});

test.each([
  ['0.79', 1],
  ['0.80', 2],
  ['<0.80', 1],
  ['<0.90', null],
  ['>0.80', 2],
])('lymphocytes of %s are state %s', (result, state) => {
  expect(stateOf('lymphocyte', ['LYM#', result, '10^9/L', { specimen: '全血' }])).toBe(state);
});

test.each([
  ['CRP', 'crp', 'mg/L', '50', '50.1'],
  ['IL6', 'il6', 'pg/mL', '40', '40.1'],
  ['FER', 'ferritin', 'ng/mL', '500', '500.1'],
  ['DD', 'd_dimer', 'mg/L FEU', '1.00', '1.01'],
  ['LAC', 'lactate', 'mmol/L', '2.0', '2.1'],
] as const)('%s: the suggested limit itself has not appeared, above it has', (code, key, unit, limit, above) => {
  expect([stateOf(key, [code, limit, unit]), stateOf(key, [code, above, unit])]).toEqual([2, 1]);
});

test('lactate dehydrogenase goes by the range of its report', () => {
  const withRange = (range_text: string) => stateOf('ldh', ['LDH', '270', 'U/L', { range_text }]);
  expect([withRange('120–250'), withRange('135–270'), withRange('300–400')]).toEqual([1, 2, 2]);
  expect(stateOf('ldh', ['LDH', '溶血', 'U/L', { range_text: '120–250' }])).toBeNull();
  expect(stateOf('crp', ['CRP', '60', 'mmol/L'])).toBeNull();
});
