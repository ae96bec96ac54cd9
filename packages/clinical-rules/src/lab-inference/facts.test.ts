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
    // Those words are a comment's alone.
    ['HBSAG', '可能污染', null],
  ])('%s of %s: %s', (code, result, isPositive) => {
    expect(factsOf(row(code, result)).get(code)?.isPositive).toBe(isPositive);
  });

  it('of a qualitative test is told by its own cut-off where it is a number', () => {
    const isPositive = (result: string) =>
      factsOf(row('HBSAG', result, { unit: 'COI', range: '0-1' })).get('HBSAG')?.isPositive;
    expect([isPositive('250'), isPositive('0.3')]).toEqual([true, false]);
    // Below its cut-off is not positive, whatever the range calls usual.
    expect(factsOf(row('HBSAG', '0.2', { unit: 'COI', range: '0.5-1' })).get('HBSAG')?.isPositive).toBeNull();
  });

  it('is a number in the unit that stands behind it where its own column is empty', () => {
    const glucose = factsOf(row('GLU', '126 mg/dL', { unit: '' })).get('GLU');
    // 126 mg/dL is published beside 7.0 mmol/L.
    expect(glucose?.point).toBe(7);
    expect(factsOf(row('GLU', '126 mg/dL', { unit: ' ' })).get('GLU')?.point).toBe(7);
  });

  it('has the interval of its row in the unit of the catalogue', () => {
    // 88.4 μmol/L of creatinine to the mg/dL.
    const interval = (range: string) => factsOf(row('CREA', '1.0', { unit: 'mg/dL', range })).get('CREA')?.interval;
    expect(interval('0.5-1.0')).toEqual({ low: 44.2, high: 88.4 });
    expect(interval('<1.0')).toEqual({ high: 88.4 });
    expect(interval('>0.5')).toEqual({ low: 44.2 });
    // In a unit that does not convert its own range says nothing of the catalogue's figures: 3.5 to 5.3 mmol/L.
    expect(factsOf(row('K', '4', { unit: '瓶', range: '3-7' })).get('K')?.interval).toEqual({ low: 3.5, high: 5.3 });
  });

  it('lies just beside a bound, on the side that is printed', () => {
    const setOf = (result: string) => factsOf(row('TSH', result)).get('TSH')?.sets[0];
    for (const [result, bound, side] of [
      ['<0.1', 0.1, -1],
      ['>100', 100, 1],
      ['≤0.1', 0.1, 0],
    ] as const) {
      const { low = Number.NaN, high } = setOf(result) ?? {};
      expect([high, Math.sign(low - bound), Math.abs(low - bound) < 1e-5]).toEqual([low, side, true]);
    }
  });

  it('is a titre in any unit, and says its text without the blanks around it', () => {
    expect(factsOf(row('RPR', '1:8', { unit: '瓶' })).get('RPR')?.sets).toMatchObject([{ low: 8, high: 8 }]);
    expect(factsOf(row('K', ' 4 ')).get('K')?.text).toBe('4 mmol/L');
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
    // Its own range judges it where it stands, and yet no rule can compare it.
    const more = { unit: '瓶', range: '3-7' };
    expect(unusableOf(row('K', '4', more), row('URBC', '4-5', more), row('NA', '溶血', more))).toEqual([
      'K unit_mismatch',
      'URBC unit_mismatch',
      'NA text_result',
    ]);
    expect(unusableOf(row('PF-TP', '30'))).toEqual(['PF-TP no_range']);
    // The figure of a test of yes or no has no unit that it must be in.
    expect(unusableOf(row('HBSAG', '0.3', { unit: 'COI', range: '0-1' }))).toEqual([]);
  });

  it('is what the other sex alone has', () => {
    expect(prepareLabs([row('PSA', '3')], WOMAN).unusable).toEqual([
      { laboratoryId: 'row-PSA', code: 'PSA', reason: 'not_this_sex' },
    ]);
    expect(prepareLabs([row('PSA', '3')], WOMAN).facts.has('PSA')).toBe(false);
    expect(unusableOf(row('PSA', '3'))).toEqual([]);
  });

  it('is an earlier creatinine that is no number', () => {
    expect(unusableOf(row('CREA_BASE', '溶血'))).toEqual(['CREA_BASE not_in_catalogue']);
    expect(factsOf(row('CREA_BASE', '80')).get('CREA_BASE')).toMatchObject({
      point: 80,
      text: '80',
      laboratoryIds: [],
      codes: [],
    });
  });
});

test.each(['normal', 'undetermined'])('a row that was judged before as %s is not judged again', (state) => {
  const creatinine = row('CREA', '80');
  const item = findItem('CREA');
  const unit = state === 'normal' ? 'μmol/L' : '';
  const flag = flagResult({ ...creatinine, unit, ...(item && { item }), ...MAN });
  expect(flag.state).toBe(state);
  expect(factsOf({ ...creatinine, flag }).get('CREA')?.flag).toBe(flag);
});

// HE4: up to 70 pmol/L from 15 to 49 years, 140 else; the catalogue's ages begin with 18.
test.each([
  [17, 140],
  [18, 70],
  [null, 140],
])('the interval of a woman of %s years ends at %s pmol/L', (ageYears, high) => {
  expect(prepareLabs([row('HE4', '60')], { sex: 'female', ageYears }).facts.get('HE4')?.interval.high).toBe(high);
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
  expect([...prepareLabs([], { sex: null, ageYears: null }).facts.keys()]).toEqual([]);
  const { facts } = prepareLabs([], { ...WOMAN, isPregnant: true });
  const none = { laboratoryIds: [], codes: [] };
  expect(['AGE', 'SEX', 'PREG'].map((code) => facts.get(code))).toMatchObject([
    { ...none, point: 40 },
    { ...none, sets: [] },
    { ...none, sets: [] },
  ]);
});

it('a gestational age says that she is pregnant', () => {
  const { person } = prepareLabs([row('GAW', '20')], WOMAN);
  expect(person).toMatchObject({ isPregnant: true, gestationalWeeks: 20 });
  expect(prepareLabs([row('GAW', '不详')], WOMAN).person).toEqual(WOMAN);
});

describe('one test that is reported in two ways', () => {
  it('a quantity that is answered by a word is the answer of the qualitative test', () => {
    expect([...factsOf(row('HBSABQ', '阳性')).keys()]).toContain('HBSAB');
    expect([...factsOf(row('RPRT', '阴性')).keys()]).toContain('RPR');
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
    ['溶血', false],
  ])('of %s mmol/L counts as the glucose of the rules: %s', (result, counts) => {
    expect(counted(row('GLU-R', result))).toEqual(counts ? ['row-GLU-R'] : []);
    expect(factsOf(row('GLU-R', result)).get('GLU')?.code).toBe(counts ? 'GLU' : undefined);
  });

  it('stands behind a fasting one', () => {
    expect(counted(row('GLU', '6'), row('GLU-R', '15'))).toEqual(['row-GLU']);
  });
});
