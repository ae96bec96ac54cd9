import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { parseResult } from '../results/result.ts';
import { boundOfBeyond } from './beyond.ts';
import { judgeCriticalValue } from './critical.ts';
import { flagResult, resultUnit, unitFactor } from './flag.ts';
import type { FlagInput } from './flag.ts';
import { of, verdict } from './flag.test-support.ts';
import { isPlausibleSet, isPointSet, readSet, setText } from './printed-set.ts';
import { valueSet } from './value-set.ts';
import { CRITICAL_TEXT, STATE_TEXT } from './wording.ts';

// WS/T 404.5: creatinine of men 57–97, from 60 years on 57–111; of women 41–73 and 41–81 μmol/L (J-54).
describe('the interval of the other sex', () => {
  it.each<[string, Partial<FlagInput>, string]>([
    ['80', { range: '57-97' }, 'range_of_other_sex'],
    ['50', { range: '57-97' }, 'range_of_other_sex'],
    // Nothing hangs on it.
    ['60', { range: '57-97' }, 'normal'],
    ['73', { range: '57-97' }, 'normal'],
    ['57', { range: '57-97' }, 'normal'],
    ['120', { range: '57-97' }, 'H'],
    ['85', { range: '41-73', sex: 'male' }, 'range_of_other_sex'],
    ['50', { range: '41-73', sex: 'male' }, 'range_of_other_sex'],
    ['90', { range: '57-111', ageYears: 65 }, 'range_of_other_sex'],
    // Not exactly that, not of this age, of no sex, in another unit, and two bounds.
    ['80', { range: '57-98' }, 'normal'],
    ['80', { range: '56-97' }, 'normal'],
    ['80', { range: '≤97' }, 'normal'],
    ['90', { range: '57-111' }, 'normal'],
    ['80', { range: '57-97', sex: null }, 'normal'],
    ['80', { range: '57-97', unit: 'mg/dL' }, 'normal'],
    ['60-80', { range: '57-97' }, 'normal'],
  ])('%s of creatinine with %j is %s', (result, more, expected) => {
    expect(verdict(of('CREA', result, more))).toBe(expected);
  });

  it('is the own one where another age of the own sex has it', () => {
    const item = findItem('CREA') ?? expect.unreachable('no item');
    const shared = { ...item, byAge: [{ fromAge: 60, toAge: 120, male: null, female: { low: 57, high: 97 } }] };
    expect(verdict(of('CREA', '80', { item: shared, range: '57-97' }))).toBe('normal');
  });
});

test.each<[string, string, string, string, string]>([
  ['', '2', '%', '0-0', 'H'],
  ['', '5', 'copies/mL', '0-0', 'H'],
  ['', '8', '倒数滴度', '0-0', 'H'],
  ['', '8', 'mg/L', '0-0', 'range_inverted'],
  ['', '8', '', '5-5', 'range_inverted'],
  ['K', '4.1', '', '0-0', 'range_inverted'],
  ['HBSAG', '0.3', 'COI', '0-0', 'H'],
])('of %s a result of %s %s beside %s is %s', (code, result, unit, range, expected) => {
  expect(verdict({ result, unit, range, item: findItem(code) })).toBe(expected);
});

// White cells: adults 3.5–9.5; first trimester 5.7–13.6, unknown week 5.6–16.9 10⁹/L.
describe('in pregnancy', () => {
  const pregnant = { isPregnant: true, gestationalWeeks: 8 };

  it.each<[string, Partial<FlagInput>, string]>([
    ['12', { ...pregnant, range: '' }, 'normal'],
    ['12', { ...pregnant, range: '3.5-9.5' }, 'normal'],
    ['15', { ...pregnant, range: '' }, 'H'],
    ['15', { isPregnant: true, range: '' }, 'normal'],
    ['5', { ...pregnant, range: '3.5-9.5' }, 'L'],
    // A range that the laboratory chose itself stands.
    ['12', { ...pregnant, range: '3.5-10' }, 'H'],
    ['12', { ...pregnant, range: '3-9.5' }, 'H'],
    ['12', { ...pregnant, range: '≤9.5' }, 'H'],
    ['12', { ...pregnant, range: '3.5-9.5', unit: '瓶' }, 'H'],
    ['12', { ...pregnant, range: '3.5-9.5', unit: '' }, 'unit_missing'],
    ['12', { range: '3.5-9.5' }, 'H'],
    ['12', { isPregnant: false, range: '' }, 'H'],
  ])('%s white cells with %j are %s', (result, more, expected) => {
    expect(verdict(of('WBC', result, more))).toBe(expected);
  });

  it('says by which interval, and keeps that of an item that has none of pregnancy', () => {
    expect(flagResult(of('WBC', '12', pregnant))).toMatchObject({
      rangeSource: 'catalogue',
      interval: { low: 5.7, high: 13.6 },
      notes: ['pregnancy_range'],
    });
    expect(flagResult(of('K', '4', { ...pregnant, range: '3.5-5.3' }))).toMatchObject({
      rangeSource: 'report',
      notes: [],
    });
    expect(verdict({ result: '12', range: '3.5-9.5', ...pregnant })).toBe('H');
  });
});

describe('a range of adults', () => {
  it.each([
    '3.5-5.3（成人）',
    '成人：3.5-5.3',
    '[adult]3.5-5.3',
    '3.5-5.3 adults',
    '成年人3.5-5.3',
    '【成人】:3.5-5.3',
  ])('%s is one for an adult, and none for a child or an unknown age', (range) => {
    const at = (ageYears: number | null) => verdict({ result: '4', range, ageYears });
    expect([at(40), at(18), at(17), at(null)]).toEqual(['normal', 'normal', 'range_unreadable', 'range_unreadable']);
  });
});

describe('bounds that are given as numbers', () => {
  it('may be one alone, or the same; the wrong way round they are none', () => {
    expect(verdict({ result: '50', rangeLow: 57 })).toBe('L');
    expect(verdict({ result: '500', rangeLow: 57 })).toBe('normal');
    expect(verdict({ result: '5', rangeHigh: 57 })).toBe('normal');
    expect(verdict({ result: '57', rangeLow: 57, rangeHigh: 57, unit: '/HP' })).toBe('range_inverted');
    expect(verdict({ result: '57', rangeLow: 58, rangeHigh: 57 })).toBe('range_inverted');
  });
});

describe('a judgement', () => {
  it('has no interval, no source and no critical side where there is none', () => {
    expect(flagResult({ result: '阳性', range: '阴性' })).toStrictEqual({
      parsed: { kind: 'qualitative', grade: 1, isWeak: false },
      notes: [],
      rangeSource: 'report',
      state: 'abnormal',
      abnormalType: 1,
    });
    expect(flagResult({ result: '5.1' })).toStrictEqual({
      parsed: { kind: 'number', value: 5.1, decimals: 1 },
      notes: [],
      state: 'undetermined',
      reason: 'no_range',
    });
  });

  it('notes its source where it is decided, and a flag of the source that says otherwise', () => {
    expect(flagResult(of('K', '3.0')).notes).toEqual(['catalogue_range']);
    expect(flagResult(of('K', '<10')).notes).toEqual([]);
    const notes = (result: string, sourceFlag: 'H' | 'L' | 'N') =>
      flagResult({ result, range: '3.5-5.3', sourceFlag }).notes.length;
    expect([notes('3', 'L'), notes('4', 'N'), notes('6', 'H')]).toEqual([0, 0, 0]);
    expect([notes('3', 'N'), notes('4', 'L'), notes('6', 'L')]).toEqual([1, 1, 1]);
  });

  it('is none beyond what is measured, nor of an age that cannot be right', () => {
    expect(verdict(of('K', '超限'))).toBe('beyond_measuring');
    expect(verdict(of('HBSAG', '超限'))).toBe('text_result');
    expect(verdict({ result: '超限', range: '1-2' })).toBe('beyond_measuring');
    expect(verdict(of('CREA', '60', { ageProblem: 'birth_invalid' }))).toBe('birth_invalid');
    expect(verdict(of('CREA', '60', { ageProblem: 'birth_invalid', range: '41-73' }))).toBe('normal');
  });

  it('of an adult of 18 years is no child’s', () => {
    const haemoglobin = (ageYears: number) => flagResult(of('HGB', '205', { ageYears, range: '170-240' })).critical;
    expect([haemoglobin(17), haemoglobin(18)]).toEqual([undefined, 'high']);
  });
});

test('the unit of a row is that of its column, else the one behind its number', () => {
  const unit = (given: string | undefined, result: string) =>
    resultUnit(given === undefined ? {} : { unit: given }, parseResult(result));
  expect([unit('mmol/L', '126 mg/dL'), unit(' ', '126 mg/dL'), unit(undefined, '126'), unit('', '阳性')]).toEqual([
    'mmol/L',
    'mg/dL',
    '',
    '',
  ]);
  expect(unitFactor('', 'g/L', 'ALB')).toEqual({ factor: 1, failure: 'unit_missing' });
  expect(unitFactor('', '', 'INR')).toEqual({ factor: 1 });
});

test.each([
  ['<5', { low: -Infinity, high: 5, hasLow: false, hasHigh: false }],
  ['≤5', { low: -Infinity, high: 5, hasLow: false, hasHigh: true }],
  ['>5', { low: 5, high: Infinity, hasLow: false, hasHigh: false }],
  ['≥5', { low: 5, high: Infinity, hasLow: true, hasHigh: false }],
  ['5', { low: 5, high: 5, hasLow: true, hasHigh: true }],
  ['4-6', { low: 4, high: 6, hasLow: true, hasHigh: true }],
  ['阳性', null],
])('%s proves %j', (text, set) => {
  expect(valueSet(parseResult(text))).toEqual(set);
});

describe('a value as a set', () => {
  it('is a number or its print; nothing else, and nothing that brings a unit', () => {
    expect([readSet(39), readSet('39')].map((set) => set?.low)).toEqual([39, 39]);
    expect([readSet('39 g/L'), readSet('阳性'), readSet(null), readSet(true), readSet('')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(readSet('4-6')).toMatchObject({ low: 4, high: 6 });
  });

  it.each([
    ['39', '39'],
    ['39.126', '39.13'],
    ['<10', '<10'],
    ['≤10', '≤10'],
    ['>90', '>90'],
    ['≥90', '≥90'],
    ['0-2', '0–2'],
  ])('%s is written %s', (text, written) => {
    const set = readSet(text);
    expect(set && setText(set)).toBe(written);
  });

  it('is plausible within limits, open ends aside; a point is one number', () => {
    const isPlausible = (text: string) => {
      const set = readSet(text);
      return set && isPlausibleSet(set, [1, 100]);
    };
    expect(['1', '100', '<5', '>5', '2-9'].map(isPlausible)).toEqual([true, true, true, true, true]);
    expect(['0.9', '101', '<0.5', '>101', '0-9', '9-101'].map(isPlausible)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([readSet('5'), readSet('<5'), readSet('4-6'), null].map(isPointSet)).toEqual([true, false, false, false]);
  });
});

// Critical: potassium below 2.8 and above 6.2, lactate from 4.0 on, mmol/L.
test('a number of the catalogue’s unit is critical beyond its limits, from them on where they say so', () => {
  const side = (code: string, value: number) => judgeCriticalValue(findItem(code) ?? expect.unreachable(code), value);
  expect([side('K', 2.79), side('K', 2.8), side('K', 6.2), side('K', 6.21)]).toEqual([
    'low',
    undefined,
    undefined,
    'high',
  ]);
  expect([side('LAC', 3.99), side('LAC', 4)]).toEqual([undefined, 'high']);
  expect(side('CRP', 500)).toBeUndefined();
  const item = { ...(findItem('K') ?? expect.unreachable('K')), critical: { low: 2.8, inclusive: true } };
  expect([judgeCriticalValue(item, 2.8), judgeCriticalValue(item, 2.81), judgeCriticalValue(item, 9)]).toEqual([
    'low',
    undefined,
    undefined,
  ]);
});

// CLSI EP34: what is above what an instrument measures is above every limit of the item, and below it below them.
test('HI and LO stand for the farthest limit of their side', () => {
  const bound = (code: string, text: string, factor = 1, interval = {}) =>
    boundOfBeyond({ parsed: parseResult(text), item: findItem(code), interval, factor });
  // Glucose: critical 2.8 and 22.2, usual 3.9 to 6.1 mmol/L; 1 mmol/L is 18.016 mg/dL.
  expect(bound('GLU', 'HI')).toEqual({
    kind: 'number',
    value: expect.closeTo(22.2, 3) as number,
    decimals: 0,
    comparator: '>',
  });
  expect(bound('GLU', 'LO')).toEqual({
    kind: 'number',
    value: expect.closeTo(2.8, 3) as number,
    decimals: 0,
    comparator: '<',
  });
  expect(bound('GLU', 'HI', 1 / 18.016)).toMatchObject({ value: expect.closeTo(399.96, 1) as number });
  expect(bound('GLU', 'LO', 1 / 18.016)).toMatchObject({ value: expect.closeTo(50.44, 1) as number });
  expect(bound('GLU', 'HI', 1, { high: 30 })).toMatchObject({ value: expect.closeTo(30, 3) as number });
  expect(bound('GLU', 'LO', 1, { low: 2 })).toMatchObject({ value: expect.closeTo(2, 3) as number });
  // A lower bound of 0 bounds nothing.
  expect(bound('GLU', 'LO', 1, { low: 0 })).toMatchObject({ value: expect.closeTo(2.8, 3) as number });
  expect([bound('GLU', '超限'), bound('GLU', '5'), bound('HBSAG', 'HI'), bound('XYZ', 'HI')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(bound('PF-TP', 'HI')).toBeNull();
});

test('states and critical sides have their words', () => {
  expect(STATE_TEXT).toEqual({ normal: '正常', abnormal: '异常', undetermined: '无法判定' });
  expect(CRITICAL_TEXT).toEqual({ high: '危急值偏高', low: '危急值偏低' });
});
