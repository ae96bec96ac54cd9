import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';
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
