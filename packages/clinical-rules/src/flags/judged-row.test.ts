import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';
import type { FlagInput } from './flag.ts';
import { of, verdict } from './flag.test-support.ts';
import { sideOfFlag } from './side.ts';

// The catalogue's ketones of urine are critical from 3+ on.
describe('a limit of an item', () => {
  it('counts from the grade that it names, and a hospital may name another', () => {
    const ketones = (result: string, level?: number) =>
      flagResult(of('UKET', result, level === undefined ? {} : { critical: { level } })).critical;
    expect([ketones('2+'), ketones('3+'), ketones('2+', 2), ketones('3+', 4)]).toEqual([
      undefined,
      'high',
      'high',
      undefined,
    ]);
    // Limits in figures say nothing of a word.
    expect(flagResult(of('UKET', '4+', { critical: { high: 5 } })).critical).toBeUndefined();
  });

  it('says nothing of a row that is no item, nor where the hospital has switched it off', () => {
    expect(
      flagResult({ result: '9', unit: 'mmol/L', range: '3.5-5.3', critical: { high: 6 } }).critical,
    ).toBeUndefined();
    expect(flagResult(of('K', '9', { critical: null })).critical).toBeUndefined();
  });
});

// WS/T 779: an interval of children that is recalled warns and does not reassure (J-54); one that the laboratory printed does.
test('what lies within a recalled interval of a child is not called normal, its word or its printed interval is', () => {
  const child = { ageYears: 6, sex: 'female' as const };
  expect(verdict(of('K', '4.2', child))).toBe('child_interval');
  expect(verdict(of('K', '4.2', { ...child, range: '3.5-5.3' }))).toBe('normal');
  expect(verdict(of('HBSAG', '阴性', child))).toBe('normal');
  expect(verdict(of('K', '4.2'))).toBe('normal');
});

test('what lies out of the intervals of both sexes is abnormal whoever it is of, one of them is not enough', () => {
  const creatinine = (result: string) => verdict(of('CREA', result, { sex: null }));
  expect([creatinine('120'), creatinine('30'), creatinine('85'), creatinine('50')]).toEqual([
    'H',
    'L',
    'sex_unknown',
    'sex_unknown',
  ]);
  expect(flagResult(of('CREA', '120', { sex: null })).interval).toBeUndefined();
  const ofMen = { low: 1, high: 2 };
  const ofWomen = { low: 5, high: 6 };
  const item = { ...(findItem('CREA') ?? expect.unreachable('no item')), byAge: [] };
  const apart = (male: typeof ofMen | null, female: typeof ofMen | null) =>
    verdict(of('CREA', '3', { item: { ...item, intervals: { male, female } }, sex: null }));
  expect([apart(ofMen, ofWomen), apart(ofMen, ofMen), apart(ofMen, null), apart(null, ofMen)]).toEqual([
    'sex_unknown',
    'H',
    'sex_unknown',
    'sex_unknown',
  ]);
});

test('a word keeps the interval that it was held against, and one that cannot be converted is not needed', () => {
  expect(flagResult({ result: '阳性', unit: 'S/CO', range: '<1.0' }).interval).toEqual({ high: 1 });
  expect(flagResult({ result: '阳性', unit: 'g/L', range: '<1.0 IU/mL' }).interval).toBeUndefined();
  expect(verdict({ result: '0.98(+)', unit: 'g/L', range: '<1.0 IU/mL' })).toBe('H');
  expect(verdict({ result: '0.98', unit: 'g/L', range: '<1.0 IU/mL' })).toBe('unit_mismatch');
  expect(verdict({ result: '4.98(+)', unit: 'g/L', range: '2-6 IU/mL' })).toBe('unit_mismatch');
});

test('a risk of 1 in n is high up to its cut-off, and <1/n proves less than that alone', () => {
  const risk = (result: string) => verdict(of('T21D', result, { range: '<1/270' }));
  expect([risk('1/120'), risk('1/270'), risk('1/271'), risk('<1/50000'), risk('<1/270'), risk('<1/100')]).toEqual([
    'H',
    'H',
    'normal',
    'normal',
    'comparator',
    'comparator',
  ]);
});

test('the side of a row is that of its critical limit, else that of its interval', () => {
  expect(sideOfFlag(flagResult(of('K', '2.0', { range: '1.5-5.3' })))).toBe('low');
  expect(sideOfFlag(flagResult(of('K', '6.0')))).toBe('high');
  expect(sideOfFlag(flagResult(of('K', '3.4')))).toBe('low');
  expect([sideOfFlag(flagResult(of('K', '4'))), sideOfFlag(flagResult(of('K', '溶血')))]).toEqual([null, null]);
});

describe('HI and LO', () => {
  const high = (code: string, more: Partial<FlagInput>) => flagResult(of(code, 'HI', more));

  it('are taken in the unit of the catalogue where the unit of the row is none, and then no printed range counts', () => {
    expect(high('K', { unit: '瓶', range: '3.5-5.3' })).toMatchObject({
      state: 'abnormal',
      critical: 'high',
      rangeSource: 'catalogue',
    });
    for (const unit of ['', null])
      expect(high('K', { unit, range: '3.5-5.3' })).toMatchObject({
        parsed: { unit: 'mmol/L' },
        state: 'abnormal',
        critical: 'high',
        rangeSource: 'report',
      });
    expect(high('K', { range: '3.5-5.3' }).parsed).not.toHaveProperty('unit');
    expect(high('INR', {}).parsed).not.toHaveProperty('unit');
  });

  it('lie beyond the printed interval, in its unit, and beyond that of the catalogue where nothing is critical', () => {
    const bound = (code: string, more: Partial<FlagInput>) => {
      const { parsed } = high(code, more);
      return parsed.kind === 'number' ? parsed.value : null;
    };
    expect(bound('K', { range: '3.5-30' })).toBeCloseTo(30, 3);
    // 22.2 mmol/L of glucose are 400 mg/dL.
    expect(bound('GLU', { unit: 'mg/dL' })).toBeCloseTo(399.96, 1);
    expect(bound('GLU', { range: '阴性' })).toBeCloseTo(22.2, 3);
    // WS/T 404.2: men up to 60, women up to 45 U/L.
    expect(bound('GGT', {})).toBeCloseTo(60, 3);
  });
});

test.each<[Partial<FlagInput>, string]>([
  // A word never takes a low value away.
  [{ result: '0.2(+)', range: '0.5-1.0' }, 'L'],
  [{ result: '1:320', unit: 'g/L', range: '<1.0 IU/mL' }, 'unit_mismatch'],
  [{ result: '8', unit: '/HP', rangeLow: 0, rangeHigh: 0 }, 'H'],
  [{ result: '80', range: '57-97', sex: 'female' }, 'normal'],
])('%j is %s', (row, expected) => {
  expect(verdict({ result: null, ...row })).toBe(expected);
});

test('an interval with one bound is never that of the other sex, one with two is at any age', () => {
  const item = findItem('ESR') ?? expect.unreachable('no item');
  const of20 = { ...item, byAge: [], intervals: { male: { high: 15 }, female: { high: 20 } } };
  expect(verdict(of('ESR', '18', { item: of20, sex: 'male', range: '≤20' }))).toBe('normal');
  const from2 = { ...item, byAge: [], intervals: { male: { low: 3 }, female: { low: 2 } } };
  expect(verdict(of('ESR', '2.5', { item: from2, sex: 'male', range: '≥2' }))).toBe('normal');
  expect(verdict(of('CREA', '100', { sex: 'male', ageYears: 65, range: '41-81' }))).toBe('range_of_other_sex');
});

test('in pregnancy a word is no interval of adults, and a unit that is not there stays missing', () => {
  const pregnant = { isPregnant: true, gestationalWeeks: 8 };
  expect(verdict(of('WBC', '12', { ...pregnant, range: '阴性' }))).toBe('kind_mismatch');
  for (const unit of [null, ' '])
    expect(verdict(of('WBC', '12', { ...pregnant, range: '3.5-9.5', unit }))).toBe('unit_missing');
});
