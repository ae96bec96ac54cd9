import { describe, expect, it } from 'vitest';
import { findUnit } from '../units/unit.ts';
import { CATALOGUE, CATALOGUE_GROUPS, findItem, findItemByName, intervalFor, printInterval } from './catalogue.ts';

describe('the catalogue', () => {
  it('holds 524 items with codes of their own, each section in one piece', () => {
    expect(CATALOGUE).toHaveLength(524);
    expect(new Set(CATALOGUE.map((item) => item.code)).size).toBe(524);
    expect(CATALOGUE_GROUPS).toHaveLength(new Set(CATALOGUE.map((item) => item.group)).size);
    expect(CATALOGUE_GROUPS).toContain('血常规');
  });

  it('writes every unit the one way the product writes it', () => {
    for (const item of CATALOGUE) if (item.unit !== '') expect(findUnit(item.unit)?.name, item.code).toBe(item.unit);
  });

  it('gives every numeric item ordered bounds and every qualitative item a reference', () => {
    for (const item of CATALOGUE) {
      expect(item.name, item.code).not.toBe('');
      expect(item.rangeSource, item.code).not.toBe('');
      if (item.valueType === 'qualitative') expect(item.qualitativeReference, item.code).toMatch(/阴性|低风险|^阳性$/);
      for (const interval of [item.intervals.male, item.intervals.female]) {
        if (interval?.low !== undefined && interval.high !== undefined) {
          expect(interval.low, item.code).toBeLessThanOrEqual(interval.high);
        }
      }
    }
  });

  it.each([
    ['CREA', 'male', 40, { low: 57, high: 97 }],
    ['CREA', 'male', 59, { low: 57, high: 97 }],
    ['CREA', 'male', 60, { low: 57, high: 111 }],
    ['CREA', 'female', 62, { low: 41, high: 81 }],
    ['UREA', 'female', 30, { low: 2.6, high: 7.5 }],
    ['UREA', 'male', 62, { low: 3.6, high: 9.5 }],
    ['ALP', 'female', 49, { low: 35, high: 100 }],
    ['ALP', 'female', 50, { low: 50, high: 135 }],
    ['HGB', 'female', 30, { low: 115, high: 150 }],
    ['EGFR', 'male', 30, { low: 90 }],
    ['TBIL', 'female', 30, { high: 21 }],
    // WS/T 779-2021 and 780-2021
    ['HGB', 'male', 4, { low: 112, high: 149 }],
    ['HGB', 'female', 15, { low: 114, high: 154 }],
    ['CREA', 'male', 8, { low: 27, high: 66 }],
  ] as const)('%s of a %s aged %i', (code, sex, age, interval) => {
    const item = findItem(code);
    expect(item && intervalFor(item, sex, age)).toEqual({ status: 'found', interval });
  });

  it.each([
    ['CREA', null, 40, 'sex_unknown'],
    ['PSA', 'female', 60, 'not_this_sex'],
    ['PF-TP', 'male', 60, 'no_interval'],
    ['CA', 'male', 17, 'not_adult'],
    ['WBC', 'male', 0, 'not_adult'],
  ] as const)('has no interval of %s for sex %s at %i: %s', (code, sex, age, reason) => {
    const item = findItem(code);
    expect(item && intervalFor(item, sex, age)).toEqual({ status: 'none', reason });
  });

  it('needs no sex where both share the interval, and takes an unknown age as a younger adult', () => {
    const potassium = findItem('K');
    const creatinine = findItem('CREA');
    expect(potassium && intervalFor(potassium, null, null)).toEqual({
      status: 'found',
      interval: { low: 3.5, high: 5.3 },
    });
    expect(creatinine && intervalFor(creatinine, 'male', null)).toEqual({
      status: 'found',
      interval: { low: 57, high: 97 },
    });
  });
});

describe('finding an item by its printed name', () => {
  it.each([
    ['血肌酐', undefined, 'CREA'],
    ['肌酐', undefined, 'CREA'],
    ['hs-cTnI', undefined, 'CTNI'],
    ['谷丙转氨酶', undefined, 'ALT'],
    ['＊钾', undefined, 'K'],
    ['GLU', '尿液', 'UGLU'],
    ['GLU', '血清', 'GLU'],
    ['WBC', '全血', 'WBC'],
    ['WBC', '尿液', 'UWBC'],
  ])('%s in %s is %s', (name, specimen, code) => {
    expect(findItemByName(name, specimen)?.code).toBe(code);
  });

  it.each([
    ['a name that serum and urine share', 'GLU', ''],
    ['urine potassium, which is not serum potassium', '钾', '尿液'],
    ['an unknown name', '不存在的项目', '血清'],
  ])('nothing is found for %s', (_case, name, specimen) => {
    expect(findItemByName(name, specimen)).toBeUndefined();
  });

  it('takes blood specimens as one source', () => {
    expect(findItemByName('钾', '血浆')?.code).toBe('K');
    expect(findItemByName('K', 'Serum')?.code).toBe('K');
  });
});

describe('a printed interval', () => {
  it.each([
    [{ low: 57, high: 111 }, '57–111'],
    [{ high: 26 }, '≤ 26'],
    [{ low: 90 }, '≥ 90'],
    [{}, ''],
  ])('%j reads %s', (interval, text) => {
    expect(printInterval(interval)).toBe(text);
  });
});

describe('finding an item beside a fluid', () => {
  it.each([
    ['糖定量', '脑脊液', 'CSF-GLU'],
    ['蛋白质', '尿液', 'UPRO'],
    ['葡萄糖', 'Urine', 'UGLU'],
  ])('%s of %s is %s', (name, specimen, code) => {
    expect(findItemByName(name, specimen)?.code).toBe(code);
  });

  it('has no interval of fluid that is judged by ratios, for either sex', () => {
    const item = findItem('PF-TP');
    for (const sex of ['male', 'female'] as const)
      expect(item && intervalFor(item, sex, 60)).toEqual({ status: 'none', reason: 'no_interval' });
  });
});
