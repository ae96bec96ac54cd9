import { expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { judgeRow } from '../record/judged.ts';
import { flagResult } from './flag.ts';

const ADULT = { sex: 'male', ageYears: 50 } as const;
const flagOf = (code: string, result: string, unit = findItem(code)?.unit ?? '', range = '') =>
  flagResult({ result, unit, range, item: findItem(code), ...ADULT });

// Ours, after CLSI EP34: what an instrument measures reaches over the limits at which people act.
test.each([
  ['GLU', 'HI', 'mmol/L', 'high', 'abnormal'],
  ['GLU', 'HI', 'mg/dL', 'high', 'abnormal'],
  ['GLU', 'LO', '', 'low', 'abnormal'],
  ['GLU-R', 'HI', '瓶', 'high', 'undetermined'],
  ['INR', 'HI', '', 'high', 'abnormal'],
  ['CRP', 'HI', 'mg/L', undefined, 'abnormal'],
  ['CTNI', 'LO', 'ng/L', undefined, 'normal'],
  ['EGFR', 'HI', 'mL/min/1.73m²', undefined, 'normal'],
  ['K', '超限', 'mmol/L', undefined, 'undetermined'],
])('%s %s %s is critical %s and %s', (code, result, unit, critical, state) => {
  const flag = flagOf(code, result, unit);
  expect([flag.critical, flag.state]).toEqual([critical, state]);
});

test('of a haemoglobin without a sex only what is out of both intervals is said', () => {
  const of = (result: string) =>
    flagResult({ result, unit: 'g/L', item: findItem('HGB'), sex: null, ageYears: 50 }).state;
  expect([of('90'), of('120'), of('140'), of('190')]).toEqual(['abnormal', 'undetermined', 'undetermined', 'abnormal']);
});

test('oxygen of a vein is no hypoxia', () => {
  const row = (specimen: string) =>
    judgeRow(
      {
        laboratory_id: '1',
        code: 'PO2',
        name: '氧分压',
        specimen,
        result: '40',
        unit: 'mmHg',
        range_text: '',
        group_name: '',
        error: null,
      },
      ADULT,
    ).flag.critical;
  expect([row('静脉血'), row('动脉血'), row('')]).toEqual([undefined, 'low', 'low']);
});
