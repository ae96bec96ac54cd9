import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFragment, EMPTY_DRAFT, type OnlineDraft, readFragment, rowOf, withRows } from './online-draft.ts';
import { hintsFor } from './online-hints.ts';
import {
  ageError,
  catalogueRange,
  distanceText,
  IMPLAUSIBLE,
  NO_UNIT,
  NOT_A_RESULT,
  readOnline,
  showRows,
  WRONG_AGE,
} from './online-reading.ts';
import { SAMPLES } from './online-samples.ts';
import { unitsOf } from './online-units.ts';

const draftOf = (...rows: OnlineDraft['rows']): OnlineDraft => ({ sex: '男', age: '62', rows });
const outcomeOf = (draft: OnlineDraft) => readOnline(draft, showRows(draft));
const shownOf = (row: OnlineDraft['rows'][number]) => showRows(draftOf(row))[0];

describe('what is wrong with a row keeps it out of the reading', () => {
  test.each([
    ['a word', rowOf('K', '溶血'), NOT_A_RESULT],
    ['a range', rowOf('K', '3-5'), NOT_A_RESULT],
    ['no unit', { ...rowOf('K', '5.62'), unit: '' }, NO_UNIT],
    ['a value that nobody has', rowOf('K', '562'), IMPLAUSIBLE],
    ['an interval that is none', { ...rowOf('K', '5.62'), range: '五到六' }, '参考区间无法识别，如 3.5–5.3'],
    ['an interval upside down', { ...rowOf('K', '5.62'), range: '5.3-3.5' }, '参考区间无法识别，如 3.5–5.3'],
  ])('%s', (_what, row, error) => {
    expect(shownOf(row)).toMatchObject({ error, judged: undefined });
    expect(outcomeOf(draftOf(row))).toBeUndefined();
  });

  test('an empty result is no mistake, and nothing to read', () => {
    expect(shownOf(rowOf('K'))).toMatchObject({ error: undefined, judged: undefined });
    expect(outcomeOf(draftOf(rowOf('K')))).toBeUndefined();
  });

  test.each(['', '0', '62', '200'])('%s is an age', (age) => expect(ageError(age)).toBeUndefined());
  test.each(['201', '-1', 'x', '1e9'])('%s is none', (age) => expect(ageError(age)).toBe(WRONG_AGE));
});

describe('units', () => {
  // 113.12 g/mol: 1.90 mg/dL of creatinine are 168 μmol/L; WS/T 404.5 gives men of 60 to 79 years 57–111 μmol/L.
  test('the interval stands in the unit of the row, the result beside it in the catalogue’s', () => {
    const row = { ...rowOf('CREA', '1.90'), unit: 'mg/dL' };
    const shown = shownOf(row);
    expect(shown?.converted).toBe('合 168 μmol/L');
    expect(shown?.judged?.flag).toMatchObject({ state: 'abnormal', abnormalType: 1 });
    expect(shown && catalogueRange(draftOf(row), shown)).toBe('0.645–1.26');
  });

  test('each item offers its own unit first, and only units that convert', () => {
    expect(unitsOf('CREA')).toEqual(expect.arrayContaining(['μmol/L', 'mg/dL']));
    for (const item of CATALOGUE) {
      expect(unitsOf(item.code)[0] ?? '').toBe(item.unit);
      for (const unit of unitsOf(item.code))
        expect(showRows(draftOf({ ...rowOf(item.code, '1'), unit }))).toHaveLength(1);
    }
  });

  test('an interval of the reader’s own wins over the catalogue’s', () => {
    expect(shownOf({ ...rowOf('K', '5.62'), range: '3.5-6.0' })?.judged?.flag.state).toBe('normal');
  });
});

describe('the reading', () => {
  // KDIGO 2024: eGFR 39 is G3b, ACR 326 mg/g is A3; ADA 2024: HbA1c ≥ 6.5 % with glucose ≥ 7.0 mmol/L.
  test('of a diabetic kidney: what is suspected, and the rows it stands on', () => {
    const draft = SAMPLES.find(({ name }) => name === '糖尿病肾病')?.draft ?? EMPTY_DRAFT;
    const outcome = outcomeOf(draft);
    const names = outcome?.diagnoses.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['糖尿病', '糖尿病肾病可能', '肾性贫血可能']));
    expect(outcome?.reading.findings.map(({ title }) => title)).toContain('CKD G3b A3，极高危');
    expect(outcome?.diagnoses.find(({ name }) => name === '糖尿病')?.evidenceCodes).toEqual(
      expect.arrayContaining(['GLU', 'HBA1C']),
    );
    const potassium = outcome?.judged.rows.find(({ code }) => code === 'K');
    expect(potassium && distanceText(potassium)).toBe('高于上限 0.32');
  });

  test('of a healthy person says nothing suspected', () => {
    const outcome = outcomeOf(SAMPLES.find(({ name }) => name === '健康体检')?.draft ?? EMPTY_DRAFT);
    expect(outcome?.reading.level).toBe('normal');
    expect(outcome?.diagnoses).toEqual([]);
  });

  test.each([
    ['缺铁性贫血', /缺铁/],
    ['甲状腺', /甲状腺功能亢进|Graves|甲亢/],
  ])('of the sample %s suspects what it is named after', (sample, diagnosis) => {
    const outcome = outcomeOf(SAMPLES.find(({ name }) => name === sample)?.draft ?? EMPTY_DRAFT);
    const told = [...(outcome?.diagnoses ?? []), ...(outcome?.reading.findings ?? [])];
    expect(told.map((each) => ('name' in each ? each.name : each.title)).join()).toMatch(diagnosis);
  });

  test('what else would tell more is an item that is not there yet', () => {
    const draft = draftOf(rowOf('HGB', '86'), rowOf('MCV', '71'));
    const outcome = outcomeOf(draft);
    const hints = hintsFor(outcome?.diagnoses ?? [], ['HGB', 'MCV']);
    expect(hints.length).toBeGreaterThan(0);
    for (const { code } of hints) expect(['HGB', 'MCV']).not.toContain(code);
  });
});

describe('the link', () => {
  const anyRow = fc.record({
    code: fc.constantFrom(...CATALOGUE.map(({ code }) => code)),
    result: fc.string({ maxLength: 12 }),
    unit: fc.string({ maxLength: 8 }),
    range: fc.string({ maxLength: 12 }),
  });
  test('opens what it was copied from', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '男', '女'), fc.string({ maxLength: 4 }), fc.array(anyRow), (sex, age, rows) => {
        const draft = { sex, age, rows: withRows([], rows) } as const;
        expect(readFragment(`#${draftFragment(draft)}`)).toEqual(draft);
      }),
    );
  });

  test.each(['#r=x', '#r=["NOITEM","1","",""]', '#r=[1,2]', '#sex=x', `#r=${'9'.repeat(30_000)}`])(
    'that was changed opens nothing wrong: %.20s',
    (fragment) => expect(readFragment(fragment)).toEqual(EMPTY_DRAFT),
  );
});
