import { describe, expect, it, test } from 'vitest';
import {
  CATALOGUE,
  findItem,
  findItemByLoinc,
  intervalFor,
  isOfOtherSexOnly,
  isSpecimenOfOtherSex,
} from './catalogue.ts';
import type { CatalogueItem } from './catalogue.ts';
import { TableError } from '../tables/cell.ts';
import { readTsvText } from '../tables/read-tsv.ts';
import { record } from '../tables/shapes.ts';
import type { Shape } from '../tables/shapes.ts';
import { interval, parts, toItem } from './row.ts';
import { ageIntervals, APPLIES, pregnancyInterval, trimesterOfWeeks } from './special-intervals.ts';
import { isOxygenOfVein, isSameSource } from './specimen.ts';
import { countedAs } from './stand-ins.ts';

function item(code: string): CatalogueItem {
  return findItem(code) ?? expect.unreachable(`no item ${code}`);
}

describe('intervals of pregnancy', () => {
  // First trimester to 13+6 weeks, second to 27+6.
  test.each([
    [0, 1],
    [13.9, 1],
    [14, 2],
    [27.9, 2],
    [28, 3],
    [41, 3],
  ])('week %d lies in trimester %d', (weeks, trimester) => {
    expect(trimesterOfWeeks(weeks)).toBe(trimester);
  });

  test.each([
    ['TSH', 10, { low: 0.1, high: 4 }],
    ['TSH', 20, { low: 0.2, high: 4 }],
    ['TSH', 30, { low: 0.3, high: 4 }],
    ['WBC', 8, { low: 5.7, high: 13.6 }],
    ['CREA', 36, { low: 35, high: 80 }],
    // Of an unknown age the widest of the three.
    ['WBC', null, { low: 5.6, high: 16.9 }],
    ['ALB', null, { low: 23, high: 51 }],
    ['OGTT0H', null, { high: 5.09 }],
    ['K', 20, undefined],
    ['K', null, undefined],
    // An interval of age is none of pregnancy.
    ['UREA', null, undefined],
  ])('of %s in week %s: %j', (code, weeks, interval) => {
    expect(pregnancyInterval(code, weeks)).toEqual(interval);
  });
});

describe('intervals of age', () => {
  it('replace those of the sex that has one, and leave the other', () => {
    const base = { male: { low: 45, high: 125 }, female: { low: 35, high: 100 } };
    const ofAdults = (code: string) => ageIntervals(code, base).filter(({ fromAge }) => fromAge >= 18);
    expect(ofAdults('ALP')).toEqual([
      { fromAge: 50, toAge: 120, male: { low: 45, high: 125 }, female: { low: 50, high: 135 } },
    ]);
    expect(ofAdults('UREA')).toEqual([
      { fromAge: 60, toAge: 120, male: { low: 3.6, high: 9.5 }, female: { low: 3.1, high: 8.8 } },
    ]);
    expect(ageIntervals('CA', base)).toEqual([]);
  });

  test.each([
    ['UREA', 'male', 59, { low: 3.1, high: 8 }],
    ['UREA', 'male', 60, { low: 3.6, high: 9.5 }],
    ['UREA', 'male', 120, { low: 3.6, high: 9.5 }],
    ['UREA', 'male', 121, { low: 3.1, high: 8 }],
  ] as const)('%s of a %s aged %d', (code, sex, age, interval) => {
    expect(intervalFor(item(code), sex, age)).toEqual({ status: 'found', interval });
  });

  it('are told of an adult, from 18 years on', () => {
    expect(intervalFor(item('K'), 'male', 18).status).toBe('found');
    expect(intervalFor(item('CA'), 'male', 17.9)).toEqual({ status: 'none', reason: 'not_adult' });
  });
});

test('an unknown sex is enough only where both share the interval', () => {
  expect(intervalFor(item('CREA'), null, 40)).toEqual({ status: 'none', reason: 'sex_unknown' });
  expect(intervalFor(item('PSA'), null, 40)).toEqual({ status: 'none', reason: 'sex_unknown' });
  expect(intervalFor(item('PF-TP'), null, 40)).toEqual({ status: 'none', reason: 'no_interval' });
  const low = { ...item('K'), intervals: { male: { low: 1, high: 5 }, female: { low: 2, high: 5 } } };
  const high = { ...item('K'), intervals: { male: { low: 1, high: 5 }, female: { low: 1, high: 6 } } };
  expect([intervalFor(low, null, 40).status, intervalFor(high, null, 40).status]).toEqual(['none', 'none']);
});

describe('whose an item is', () => {
  const semen = CATALOGUE.find(({ specimen }) => specimen === '精液') ?? expect.unreachable('no semen');
  const vaginal = CATALOGUE.find(({ specimen }) => specimen === '阴道分泌物') ?? expect.unreachable('no discharge');
  const prostate = CATALOGUE.find(({ specimen }) => specimen === '前列腺液') ?? expect.unreachable('no fluid');

  it('a specimen that one sex has is not of the other, and of nobody unknown', () => {
    const women = [semen, prostate, vaginal].map((each) => isSpecimenOfOtherSex(each, 'female'));
    const men = [semen, prostate, vaginal].map((each) => isSpecimenOfOtherSex(each, 'male'));
    const unknown = [semen, prostate, vaginal, item('K')].map((each) => isSpecimenOfOtherSex(each, null));
    expect([women, men, unknown]).toEqual([
      [true, true, false],
      [false, false, true],
      [false, false, false, false],
    ]);
    expect(isSpecimenOfOtherSex(item('K'), 'male')).toBe(false);
  });

  it('an interval for the other sex alone says nothing of this one', () => {
    const of = (each: CatalogueItem) => [null, 'male', 'female'].map((sex) => isOfOtherSexOnly(each, sex as 'male'));
    expect(of(item('PSA'))).toEqual([false, false, true]);
    expect(of(item('K'))).toEqual([false, false, false]);
    expect(of(item('PF-TP'))).toEqual([false, false, false]);
    expect(of(semen)).toEqual([false, false, true]);
    expect(of(vaginal)).toEqual([false, true, false]);
  });
});

describe('where a specimen comes from', () => {
  test.each([
    ['血清', 'plasma', true],
    ['Whole blood', '动脉血', true],
    ['尿液', 'Urine', true],
    ['粪便', 'stool', true],
    ['粪便', 'feces', true],
    ['粪便', 'faeces', true],
    ['脑脊液', 'CSF', true],
    ['胸水', 'pleural fluid', true],
    ['心包积液', '心包液', true],
    ['腹水', '腹腔积液', true],
    ['关节液', '滑液', true],
    ['精液', '精液', true],
    ['阴道分泌物', '阴道拭子', true],
    ['前列腺液', '前列腺液', true],
    ['肺泡灌洗液', '灌洗液', true],
    ['胸水', '腹水', false],
    ['血清', '尿液', false],
    ['痰', '痰', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect([isSameSource(one, other), isSameSource(other, one)]).toEqual([isSame, isSame]);
  });

  test.each([
    ['PO2', '静脉血', true],
    ['SO2', 'venous blood', true],
    ['PO2', '动脉血', false],
    ['PCO2', '静脉血', false],
  ])('%s of %s is the oxygen of a vein: %s', (code, specimen, isOf) => {
    expect(isOxygenOfVein(code, specimen)).toBe(isOf);
  });
});

test('a glucose of another time counts as the glucose, everything else as itself', () => {
  expect(['GLU-R', 'OGTT0H', 'OGTT2H', 'K'].map(countedAs)).toEqual(['GLU', 'GLU', 'GLU', 'K']);
});

test('a LOINC names its item, and none where there is none', () => {
  expect(findItemByLoinc('6690-2')?.code).toBe('WBC');
  expect([findItemByLoinc(''), findItemByLoinc('0-0')]).toEqual([undefined, undefined]);
  const known = CATALOGUE.map(({ loinc }) => loinc).filter((loinc) => loinc !== '');
  expect(known.length).toBeGreaterThan(150);
  expect(new Set(known).size).toBe(known.length);
});

describe('what cannot be read of the tables', () => {
  const mistakes = (shape: Shape<unknown>, ...cells: readonly string[]): readonly string[] => {
    try {
      readTsvText(['cell', ...cells].join('\n'), 'x.tsv', record({ cell: shape }));
    } catch (error) {
      if (error instanceof TableError) return error.mistakes;
      throw error;
    }
    return [];
  };

  it('is named: bounds of an interval', () => {
    expect(mistakes(interval, '1..2', '..-2.5', '-1..', '3..3')).toEqual([]);
    expect(mistakes(interval, '..', '1-2', '1..2..3', 'x1..2', '1.5.1..2', '10..9')).toEqual([
      'x.tsv:2: ".." is no interval, which is written low..high',
      'x.tsv:3: "1-2" is no interval, which is written low..high',
      'x.tsv:4: "1..2..3" is no interval, which is written low..high',
      'x.tsv:5: "x1..2" is no interval, which is written low..high',
      'x.tsv:6: "1.5.1..2" is no interval, which is written low..high',
      'x.tsv:7: "10..9" has its bounds the wrong way round',
    ]);
  });

  it('is named: whom an interval is of', () => {
    expect(mistakes(APPLIES, 'PREG T1', 'PREG T3', 'AGE 60..120')).toEqual([]);
    const wrong = ['PREG T4', 'PREG T12', 'xPREG T1', 'AGE 60', 'AGE x..1', 'xAGE 6..7', 'AGE 6..7y'];
    expect(mistakes(APPLIES, ...wrong)).toEqual(
      wrong.map((cell, at) => `x.tsv:${at + 2}: "${cell}" is neither PREG T1 to T3 nor AGE from..to`),
    );
  });
});

test('parts of a cell stand between bars, blanks around them are none of theirs', () => {
  const [row] = readTsvText('cell\na | b|c ', 'x.tsv', record({ cell: parts }));
  expect(row?.cell).toEqual(['a', 'b', 'c']);
});

describe('a row of the table', () => {
  const row = {
    group: '组',
    code: 'X',
    name: '名',
    englishName: 'name',
    shortName: 'N',
    specimen: '血清',
    source: '来源',
  };

  it('that gives no limits is bounded by a fiftieth of the lower and two hundred times the upper bound (J-52)', () => {
    const both = { ...row, male: { low: 50, high: 100 }, female: { low: 100, high: 50 } };
    expect(toItem(both, []).plausible).toEqual({ low: 1, high: 20_000 });
    expect(toItem({ ...row, male: { low: 50 } }, []).plausible).toEqual({ low: 1 });
    expect(toItem({ ...row, female: { high: 3 } }, []).plausible).toEqual({ high: 600 });
    expect(toItem({ ...row, male: { high: 0 } }, []).plausible).toBeNull();
    expect(toItem({ ...row, male: { high: 0 }, female: { high: 5 } }, []).plausible).toStrictEqual({ high: 1000 });
    expect(toItem(row, []).plausible).toBeNull();
    expect(toItem({ ...both, plausible: { high: 9 } }, []).plausible).toEqual({ high: 9 });
    expect(toItem({ ...both, reference: '阴性' }, []).plausible).toBeNull();
  });

  it('is a qualitative item where it has a reference in words', () => {
    expect(toItem({ ...row, reference: '阴性' }, [])).toMatchObject({
      valueType: 'qualitative',
      qualitativeReference: '阴性',
    });
    expect(toItem(row, [])).toEqual({
      ...{ code: 'X', name: '名', englishName: 'name', shortName: 'N', group: '组', specimen: '血清' },
      ...{ unit: '', valueType: 'numeric', intervals: { male: null, female: null }, byAge: [] },
      ...{ qualitativeReference: '', rangeSource: '来源', critical: null, plausible: null, slips: [] },
      ...{ loinc: '', aliases: [], note: '', sensitive: null },
    });
  });

  it('keeps its critical limits, and when they hold', () => {
    const critical = (more: object) => toItem({ ...row, ...more }, []).critical;
    expect(critical({ critical: { low: 1, high: 2 } })).toStrictEqual({ low: 1, high: 2 });
    expect(critical({ critical: { high: 2 }, inclusive: 'yes' })).toStrictEqual({ high: 2, inclusive: true });
    expect(critical({ criticalFrom: 3 })).toStrictEqual({ level: 3 });
    expect(critical({ criticalFrom: 1, criticalWhen: 'first' })).toStrictEqual({ level: 1, when: 'first' });
    expect(item('TBA').critical).toEqual({ high: 40, when: 'pregnancy' });
  });

  it('reads its slips as factors; that of the IFCC is 7.6 near 7 %', () => {
    expect(item('CREA').slips).toEqual([88.4, 1000]);
    // 10.93 × 7 − 23.5 = 53 mmol/mol.
    expect(item('HBA1C').slips).toEqual([7.6]);
  });
});
