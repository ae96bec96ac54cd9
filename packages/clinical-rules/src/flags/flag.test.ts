import { describe, expect, it } from 'vitest';
import { CATALOGUE, findItem } from '../catalogue/catalogue.ts';
import { flagResult } from './flag.ts';
import { verdict } from './flag.test-support.ts';
import type { FlagInput } from './flag.ts';
import { ABNORMAL_INDICATOR, FLAG_NOTE_TEXT, UNDETERMINED_TEXT } from './wording.ts';

function byCatalogue(code: string, result: string | number, extra: Partial<FlagInput> = {}): FlagInput {
  const item = findItem(code);
  return { result, item, unit: item?.unit ?? null, sex: 'male', ageYears: 40, ...extra };
}

describe('boundary atlas', () => {
  it.each([
    ['3.5-5.3', '3.49', 'L'],
    ['3.5-5.3', '3.5', 'normal'],
    ['3.5-5.3', '3.51', 'normal'],
    ['3.5-5.3', '5.29', 'normal'],
    ['3.5-5.3', '5.3', 'normal'],
    ['3.5-5.3', '5.30', 'normal'],
    ['3.5-5.3', '5.31', 'H'],
    ['<30', '29.9', 'normal'],
    ['<30', '30', 'normal'],
    ['<30', '30.1', 'H'],
    ['≥90', '90', 'normal'],
    ['≥90', '89.9', 'L'],
    ['-3～3', '-3', 'normal'],
    ['-3～3', '-3.1', 'L'],
    ['0.1-0.3', '0.30000000000000004', 'normal'],
  ])('%s against %s is %s', (range, result, expected) => {
    expect(verdict({ result, range })).toBe(expected);
  });

  it('holds at both bounds of every numeric item of the catalogue', () => {
    for (const item of CATALOGUE) {
      const interval = item.intervals.male ?? item.intervals.female;
      const sex = item.intervals.male === null ? 'female' : 'male';
      if (item.valueType === 'qualitative' || interval === null) continue;
      const { low, high } = interval;
      const at = (result: number) => verdict({ result, item, unit: item.unit, sex, ageYears: null });
      if (low !== undefined) expect(at(low), `${item.code} low`).toBe('normal');
      if (high !== undefined) expect(at(high), `${item.code} high`).toBe('normal');
      if (low !== undefined) expect(at(low - 0.0001), `${item.code} below`).toBe('L');
      if (high !== undefined) expect(at(high + 0.0001), `${item.code} above`).toBe('H');
    }
  });
});

describe('comparators decide only what they prove', () => {
  it.each([
    ['<10', '0-5', 'comparator'],
    ['<10', '<5', 'comparator'],
    ['<5', '0-5', 'normal'],
    ['<0.5', '0-5', 'normal'],
    ['<0.27', '0.27-4.2', 'L'],
    ['<0.3', '0.27-4.2', 'comparator'],
    ['≤0.27', '0.27-4.2', 'comparator'],
    ['>5', '0-5', 'H'],
    ['≥5', '0-5', 'comparator'],
    ['≥5.1', '0-5', 'H'],
    ['>2000', '≥90', 'normal'],
    ['>60', '≥90', 'comparator'],
    ['<-5', '-3～3', 'L'],
    ['<5', '-3～3', 'comparator'],
  ])('%s against %s: %s', (result, range, expected) => {
    expect(verdict({ result, range })).toBe(expected);
  });

  it('keeps the comparator in what it hands on', () => {
    expect(flagResult({ result: '<10', range: '0-5' }).parsed).toMatchObject({ value: 10, comparator: '<' });
  });

  it.each([
    ['0-2', '0-3', 'normal'],
    ['5-8', '0-3', 'H'],
    ['2-5', '0-3', 'straddles'],
  ])('%s cells against %s: %s', (result, range, expected) => {
    expect(verdict({ result, range })).toBe(expected);
  });
});

describe('own range first', () => {
  it('judges by the report, not by the catalogue', () => {
    const flag = flagResult(byCatalogue('CREA', '105', { range: '57-111' }));
    expect(flag).toMatchObject({ state: 'normal', rangeSource: 'report', notes: [] });
  });

  it('takes the catalogue where the report has none, and says so', () => {
    const flag = flagResult(byCatalogue('CREA', '105', { range: '' }));
    expect(flag).toMatchObject({
      state: 'abnormal',
      abnormalType: 1,
      rangeSource: 'catalogue',
      interval: { low: 57, high: 97 },
    });
    expect(flag.notes.map((note) => FLAG_NOTE_TEXT[note])).toEqual(['报告未提供参考区间，按项目目录判断']);
  });

  it('does not fall back to the catalogue when the own range cannot be read', () => {
    expect(verdict(byCatalogue('CREA', '105', { range: '见附表' }))).toBe('range_unreadable');
    expect(verdict(byCatalogue('CREA', '105', { range: '111-57' }))).toBe('range_inverted');
    expect(verdict(byCatalogue('CREA', '105', { rangeLow: 111, rangeHigh: 57 }))).toBe('range_inverted');
  });

  it('takes bounds given as numbers before the text', () => {
    expect(verdict({ result: '105', range: '见附表', rangeLow: 57, rangeHigh: 111 })).toBe('normal');
    expect(verdict({ result: '112', range: '见附表', rangeHigh: 111 })).toBe('H');
  });

  it('chooses by sex from a range that prints both', () => {
    const range = '男57-97 女41-73';
    expect(verdict({ result: '80', range, sex: 'male' })).toBe('normal');
    expect(verdict({ result: '80', range, sex: 'female' })).toBe('H');
    expect(verdict({ result: '80', range, sex: null })).toBe('sex_unknown');
    expect(flagResult({ result: '80', range, sex: 'male' }).rangeSource).toBe('report');
  });
});

describe('units', () => {
  it('converts the catalogue range into the unit of the result', () => {
    const flag = flagResult(byCatalogue('CREA', '1.3', { unit: 'mg/dL' }));
    expect(flag).toMatchObject({ state: 'abnormal', abnormalType: 1, notes: ['catalogue_range', 'unit_converted'] });
    expect(flag.interval?.high).toBeCloseTo(1.097, 3);
  });

  it.each([
    ['\u00b5mol/L', 'normal'],
    ['umol/L', 'normal'],
    ['', 'unit_missing'],
    ['个/瓶', 'unit_unknown'],
    ['U/L', 'unit_mismatch'],
  ])('creatinine 80 in "%s": %s', (unit, expected) => {
    expect(verdict(byCatalogue('CREA', '80', { unit }))).toBe(expected);
  });

  it('needs no unit with the own range, whose unit is that of the row', () => {
    expect(verdict(byCatalogue('CREA', '80', { unit: '', range: '57-97' }))).toBe('normal');
  });

  it('compares units where the own range prints one', () => {
    expect(verdict(byCatalogue('CREA', '1.0', { unit: 'mg/dL', range: '57-97 μmol/L' }))).toBe('normal');
    expect(verdict(byCatalogue('CREA', '80', { unit: 'U/L', range: '57-97 μmol/L' }))).toBe('unit_mismatch');
    expect(verdict(byCatalogue('CREA', '80', { unit: '', range: '57-97 μmol/L' }))).toBe('unit_missing');
  });

  it('reads a unit printed with the result', () => {
    expect(verdict(byCatalogue('CREA', '1.0 mg/dL', { unit: '' }))).toBe('normal');
  });
});

describe('qualitative results', () => {
  it.each([
    ['阴性', '阴性', 'normal'],
    ['阳性', '阴性', 'H'],
    ['弱阳性', '阴性', 'H'],
    ['2+', '阴性', 'H'],
    ['±', '阴性', 'trace'],
    ['±', '阴性~±', 'normal'],
    ['+', '阴性~±', 'H'],
    ['阴性', '阳性', 'L'],
    ['1:320', '阴性(<1:100)', 'H'],
    ['1:100', '阴性(<1:100)', 'H'],
    ['1:80', '阴性(<1:100)', 'normal'],
    ['<1:100', '阴性(<1:100)', 'normal'],
    ['阴性', '阴性(<1:100)', 'normal'],
    ['阴性', '<1.0', 'normal'],
    ['阳性', '<1.0', 'H'],
    ['0.05', '阴性', 'kind_mismatch'],
    ['阳性', '3.5-5.3', 'kind_mismatch'],
    ['1:320', '阴性', 'H'],
    ['<1:100', '阴性', 'normal'],
    ['12.5(+)', '阴性', 'H'],
    ['0.01(-)', '阴性', 'normal'],
    ['0.98(+)', '<1.0', 'H'],
    ['0.2(-)', '0.5-1.0', 'L'],
  ])('%s against %s: %s', (result, range, expected) => {
    expect(verdict({ result, range })).toBe(expected);
  });

  it('uses the reference of a qualitative item of the catalogue', () => {
    expect(verdict(byCatalogue('HBSAG', '阳性'))).toBe('H');
    expect(verdict(byCatalogue('ANA', '1:320'))).toBe('H');
    expect(verdict(byCatalogue('UPRO', '阴性'))).toBe('normal');
  });
});

describe('no judgement, with the reason', () => {
  it.each<[FlagInput, string]>([
    [{ result: '', range: '3.5-5.3' }, 'no_result'],
    [{ result: null, range: '3.5-5.3' }, 'no_result'],
    [{ result: '标本溶血', range: '3.5-5.3' }, 'text_result'],
    [{ result: '5.1' }, 'no_range'],
    [byCatalogue('CREA', '80', { sex: null }), 'sex_unknown'],
    [byCatalogue('PSA', '1', { sex: 'female' }), 'not_this_sex'],
    [byCatalogue('PF-TP', '30'), 'no_range'],
    [byCatalogue('CA', '2.0', { ageYears: 6 }), 'not_adult'],
  ])('%#: %s', (input, expected) => {
    expect(verdict(input)).toBe(expected);
  });

  it('has a Chinese sentence for each', () => {
    expect(Object.values(UNDETERMINED_TEXT)).toHaveLength(22);
    for (const text of Object.values(UNDETERMINED_TEXT)) expect(text).toMatch(/[\u4e00-\u9fff]{3}/);
    expect(ABNORMAL_INDICATOR).toEqual({ 1: '升高（H）', [-1]: '降低（L）' });
  });
});

describe('critical values', () => {
  it.each([
    ['K', '2.79', 'low'],
    ['K', '2.8', undefined],
    ['K', '6.2', undefined],
    ['K', '6.21', 'high'],
    ['K', '>8', 'high'],
    ['K', '<2.5', 'low'],
    ['K', '>6', undefined],
    ['LAC', '3.99', undefined],
    ['LAC', '4.0', 'high'],
    ['GLU', '2.5', 'low'],
    ['BC', '阳性', 'high'],
    ['BC', '阴性', undefined],
    ['UKET', '2+', undefined],
    ['UKET', '3+', 'high'],
    ['TBA', '60', undefined],
    ['CREA', '600', 'high'],
  ])('%s %s is %s', (code, result, expected) => {
    expect(flagResult(byCatalogue(code, result)).critical).toBe(expected);
  });

  it('knows "first time" and "in pregnancy"', () => {
    expect(flagResult(byCatalogue('CREA', '600', { wasCritical: true })).critical).toBeUndefined();
    expect(flagResult(byCatalogue('K', '7', { wasCritical: true })).critical).toBe('high');
    expect(flagResult(byCatalogue('TBA', '60', { sex: 'female', isPregnant: true })).critical).toBe('high');
  });

  it('can be configured and switched off', () => {
    expect(flagResult(byCatalogue('K', '6.1', { critical: { high: 6 } })).critical).toBe('high');
    expect(flagResult(byCatalogue('K', '7', { critical: null })).critical).toBeUndefined();
  });

  it('converts the unit first and claims nothing without one', () => {
    expect(flagResult(byCatalogue('GLU', '40', { unit: 'mg/dL' })).critical).toBe('low');
    expect(flagResult(byCatalogue('GLU', '40', { unit: '' })).critical).toBeUndefined();
  });

  it('stands beside a report range that is wider', () => {
    expect(flagResult(byCatalogue('K', '6.5', { range: '3.5-7.0' }))).toMatchObject({
      state: 'normal',
      critical: 'high',
    });
  });
});

describe('the flag of the source', () => {
  it('is kept as a contradiction, not followed', () => {
    expect(flagResult({ result: '5.0', range: '3.5-5.3', sourceFlag: 'H' })).toMatchObject({
      state: 'normal',
      notes: ['source_flag_differs'],
    });
    expect(flagResult({ result: '5.6', range: '3.5-5.3', sourceFlag: 'H' }).notes).toEqual([]);
  });
});

describe('a range without width', () => {
  it.each([
    ['ALB', '40', 'g/L', '40-40', 'range_inverted'],
    ['K', '4.1', 'mmol/L', '0-0', 'range_inverted'],
    ['CSF-RBC', '0', '10^6/L', '0-0', 'normal'],
    ['CSF-RBC', '12', '10^6/L', '0-0', 'abnormal'],
    ['URBC', '8', '/HP', '0-0', 'abnormal'],
    ['', '4', '', '0-0', 'abnormal'],
  ])('of %s %s %s %s is %s', (code, result, unit, range, expected) => {
    const flag = flagResult({ result, unit, range, item: findItem(code) });
    expect(flag.state === 'undetermined' ? flag.reason : flag.state).toBe(expected);
  });
});

it.each([
  ['未检出', 'IU/mL', '<20', 'normal'],
  ['未检出', '', '<20', 'normal'],
  ['阳性', '', '<20', 'abnormal'],
  ['阴性', '', '3-5', 'undetermined'],
])('%s %s against %s is %s: a word needs no unit', (result, unit, range, state) => {
  expect(flagResult({ result, unit, range }).state).toBe(state);
});
