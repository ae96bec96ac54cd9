import { describe, expect, it, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { flagResult } from '../flags/flag.ts';
import { prepareLabs } from './facts.ts';
import type { LabRow } from './facts.ts';
import { PERSON_CODES } from './rule-row.ts';

const MAN = { sex: 'male', ageYears: 40 } as const;
const WOMAN = { sex: 'female', ageYears: 40 } as const;

const row = (code: string, result: string | number | null, more: Partial<LabRow> = {}): LabRow => ({
  laboratoryId: `row-${code}`,
  code,
  result,
  unit: findItem(code)?.unit ?? '',
  ...more,
});
const factsOf = (...rows: readonly LabRow[]) => prepareLabs(rows, MAN).facts;
const unusableOf = (...rows: readonly LabRow[]) =>
  prepareLabs(rows, MAN).unusable.map(({ code, reason }) => `${code} ${reason}`);

describe('what a row says', () => {
  test.each<[string, string, boolean | null]>([
    ['HBSAG', '阳性', true],
    ['HBSAG', '弱阳性', true],
    ['HBSAG', '阴性', false],
    // A trace is neither.
    ['HBSAG', '±', null],
    // A titre is judged by the one that the catalogue prints: 阴性(<1:100).
    ['ANA', '1:320', true],
    ['ANA', '1:40', false],
    // A number is no word.
    ['K', '4', null],
    ['BCCON', '可能污染', true],
    ['BCCON', '未见污染', null],
  ])('%s of %s: %s', (code, result, isPositive) => {
    expect(factsOf(row(code, result)).get(code)?.isPositive).toBe(isPositive);
  });

  it('of a qualitative test is told by its own cut-off where it is a number', () => {
    const isPositive = (result: string) =>
      factsOf(row('HBSAG', result, { unit: 'COI', range: '0-1' })).get('HBSAG')?.isPositive;
    expect([isPositive('250'), isPositive('0.3')]).toEqual([true, false]);
  });

  it('is a number in the unit that stands behind it where its own column is empty', () => {
    const glucose = factsOf(row('GLU', '126 mg/dL', { unit: '' })).get('GLU');
    // 126 mg/dL is published beside 7.0 mmol/L.
    expect(glucose?.point).toBe(7);
  });

  it('keeps a bound and a range out of what must be one number', () => {
    const facts = factsOf(row('AFP', '>400'), row('URBC', '10-15'));
    expect([facts.get('AFP')?.point, facts.get('AFP')?.sets.length]).toEqual([null, 1]);
    expect([facts.get('URBC')?.point, facts.get('URBC')?.sets.length]).toEqual([null, 1]);
  });

  it('that brings its unit says it once', () => {
    expect(factsOf(row('GLU', '126 mg/dL', { unit: '' })).get('GLU')).toMatchObject({ text: '126 mg/dL' });
  });

  it('without a value has no set and no text', () => {
    expect(factsOf(row('K', null, { unit: null })).get('K')).toMatchObject({ sets: [], point: null, text: '' });
  });
});

describe('what takes no part', () => {
  it('is a number or a range in a unit that is not its own', () => {
    expect(unusableOf(row('K', '4', { unit: '瓶' }), row('NA', '135-140', { unit: '瓶' }))).toEqual([
      'K unit_mismatch',
      'NA unit_mismatch',
    ]);
  });

  it('is what the other sex alone has', () => {
    expect(prepareLabs([row('PSA', '3')], WOMAN).unusable).toEqual([
      { laboratoryId: 'row-PSA', code: 'PSA', reason: 'not_this_sex' },
    ]);
    expect(unusableOf(row('PSA', '3'))).toEqual([]);
  });

  it('is an earlier creatinine that is no number', () => {
    expect(unusableOf(row('CREA_BASE', '溶血'))).toEqual(['CREA_BASE not_in_catalogue']);
    expect(factsOf(row('CREA_BASE', '80')).get('CREA_BASE')).toMatchObject({ point: 80, text: '80' });
  });
});

it('a sex that nobody told takes the male column, though the row itself is not judged', () => {
  const creatinine = row('CREA', '80');
  const nobody = { sex: null, ageYears: 40 };
  const item = findItem('CREA');
  const flag = item && flagResult({ ...creatinine, item, ...nobody });
  expect(flag).toMatchObject({ state: 'undetermined', reason: 'sex_unknown' });
  // 80 μmol/L lies above the 73 of women and within the 97 of men of 20 to 59 years.
  const { facts } = prepareLabs([{ ...creatinine, ...(flag && { flag }) }], nobody);
  expect(facts.get('CREA')?.flag?.state).toBe('normal');
});

it('persons are facts like results, where they are known', () => {
  const persons = (person: Parameters<typeof prepareLabs>[1]) =>
    PERSON_CODES.flatMap((code) => prepareLabs([], person).facts.get(code) ?? []).map(
      ({ code, text }) => `${code} ${text}`,
    );
  expect(persons(MAN)).toEqual(['AGE 40 岁', 'SEX 男']);
  expect(persons({ ...WOMAN, isPregnant: true })).toEqual(['AGE 40 岁', 'SEX 女', 'PREG 妊娠']);
  expect(persons({ sex: null, ageYears: null })).toEqual([]);
});

it('a gestational age says that she is pregnant', () => {
  const { person } = prepareLabs([row('GAW', '20')], WOMAN);
  expect(person).toMatchObject({ isPregnant: true, gestationalWeeks: 20 });
  expect(prepareLabs([row('GAW', '不详')], WOMAN).person).toEqual(WOMAN);
});

describe('one test that is reported in two ways', () => {
  it('a quantity that is answered by a word is the answer of the qualitative test', () => {
    expect([...factsOf(row('HBSABQ', '阳性')).keys()]).toContain('HBSAB');
    expect([...factsOf(row('HBSABQ', '120')).keys()]).toContain('HBSABQ');
  });

  it('a reagin test that is answered by its titre is both', () => {
    const both = factsOf(row('RPR', '1:8'));
    expect(both.get('RPRT')).toMatchObject({ code: 'RPRT', laboratoryIds: ['row-RPR'], point: null });
    expect(both.get('RPRT')?.sets).toMatchObject([{ low: 8, high: 8 }]);
    expect(factsOf(row('RPR', '阳性')).has('RPRT')).toBe(false);
    expect(factsOf(row('RPR', '1:8'), row('RPRT', '32')).get('RPRT')?.laboratoryIds).toEqual(['row-RPRT']);
  });
});

describe('a glucose that nobody says was fasting', () => {
  const counted = (...rows: readonly LabRow[]) => factsOf(...rows).get('GLU')?.laboratoryIds ?? [];

  // ADA 2024, CDS 2024: 11.1 mmol/L at any time; hypoglycaemia below 3.9.
  test.each([
    ['11.1', true],
    ['11.0', false],
    ['3.9', false],
    ['3.8', true],
    ['>33.3', true],
  ])('of %s mmol/L counts as the glucose of the rules: %s', (result, counts) => {
    expect(counted(row('GLU-R', result))).toEqual(counts ? ['row-GLU-R'] : []);
    expect(factsOf(row('GLU-R', result)).get('GLU')?.code).toBe(counts ? 'GLU' : undefined);
  });

  it('stands behind a fasting one', () => {
    expect(counted(row('GLU', '6'), row('GLU-R', '15'))).toEqual(['row-GLU']);
  });
});
