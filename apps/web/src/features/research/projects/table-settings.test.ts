import type { ResearchCohort, ResearchProjectDetail, ResearchTableRow } from '@jianwei/api-client/model';
import { type Cohort, EMPTY_COHORT, MAX_CONDITIONS } from '@jianwei/clinical-rules/cohort/cohort';
import { describe, expect, test } from 'vitest';
import { type Dividing, halvesOf } from './halves.ts';
import { groupsBy, isChanged, savedSettings, type TableSettings, tableInput } from './table-settings.ts';
import { assistAddress, projectAddress } from './words.ts';

const COMMON = { id: 'group', negate: false, enabled: true };
const DEFINITION = { version: 1, unit: 'patient', conditions: [] } as unknown as ResearchCohort;
const detail = (more: object = {}) =>
  ({
    definition: DEFINITION,
    variables: ['age', 'K'],
    groups: { kind: 'none' },
    form: { decimals: 1 },
    ...more,
  }) as unknown as ResearchProjectDetail;

describe('settings of a table', () => {
  const SAVED = savedSettings(detail());

  test('begin as they are saved; what only the reader looks at is off', () => {
    expect(SAVED).toEqual({
      variables: ['age', 'K'],
      groups: { kind: 'none' },
      form: { decimals: 1 },
      missing: false,
      hasP: false,
    });
  });

  test('are asked for with the groups where there are some', () => {
    const asked = { cohort: DEFINITION, variables: ['age', 'K'], form: { decimals: 1 }, missing_in_percent: false };
    expect(tableInput(detail(), SAVED)).toEqual(asked);
    const groups = { kind: 'rest' } as TableSettings['groups'];
    expect(tableInput(detail(), { ...SAVED, groups, missing: true })).toEqual({
      ...asked,
      group_by: groups,
      missing_in_percent: true,
    });
  });

  test('are changed where what is saved differs', () => {
    expect(isChanged({ ...SAVED, missing: true, hasP: true }, SAVED)).toBe(false);
    expect(isChanged({ ...SAVED, variables: ['K', 'age'] }, SAVED)).toBe(true);
    expect(isChanged({ ...SAVED, groups: { kind: 'rest' } }, SAVED)).toBe(true);
    expect(isChanged({ ...SAVED, form: {} }, SAVED)).toBe(true);
  });
});

describe('two groups by what a row is about', () => {
  const row = (variable: string, more: object = {}) =>
    ({ variable, level: '', name: '名', form: 'median', cells: [{ median: 60.5 }], ...more }) as ResearchTableRow;
  const by = (variable: string, more: object = {}) => groupsBy(row(variable, more), detail());

  test.each([
    ['sex', { level: '2' }, { kind: 'sex', values: [2] }, ['女', '男']],
    ['sex', { level: '1' }, { kind: 'sex', values: [1] }, ['男', '女']],
    ['department', { level: 'D1', name: '肾内科' }, { kind: 'department', ids: ['D1'] }, ['肾内科', '其他科室']],
    [
      'diagnosis:CKD',
      { name: '慢性肾脏病' },
      { kind: 'diagnosis', diagnosis_id: 'CKD' },
      ['慢性肾脏病', '无慢性肾脏病'],
    ],
    ['age', { name: '年龄' }, { kind: 'age', from: 61 }, ['年龄 ≥ 60.5', '年龄 < 60.5']],
    ['age', { cells: [{ mean: 58 }] }, { kind: 'age', from: 58 }, ['名 ≥ 58', '名 < 58']],
    [
      'K',
      { name: '血钾', cells: [{ median: 4.2, mean: 5 }] },
      { kind: 'result', laboratory_code: 'K', comparator: '≥', value: 4.2 },
      ['血钾 ≥ 4.2', '血钾 < 4.2'],
    ],
  ])('%s %j', (variable, more, condition, labels) => {
    expect(by(variable, more)).toMatchObject({ kind: 'condition', condition: { ...COMMON, ...condition }, labels });
  });

  test.each([
    ['the departments as a whole', 'department', {}],
    ['what has no middle', 'K', { cells: [{}] }],
    ['what has no cell', 'K', { cells: [] }],
    ['a middle that is not told', 'K', { cells: [{ median: '<10' }] }],
    ['one class of an item', 'K', { form: 'level' }],
    ['a mere count', 'K', { form: 'count' }],
  ])('are none of %s', (_what, variable, more) => {
    expect(by(variable, more)).toBeUndefined();
  });
});

describe('the groups of a table as cohorts', () => {
  const COHORT = { ...EMPTY_COHORT, calendar: { from: '2025-01-01' } } as unknown as Cohort;
  const whole = (cohort: Cohort) => [{ label: '队列', cohort }];
  const dividing = (groups: object, more: Partial<Dividing> = {}) =>
    ({ groups, labels: ['甲', '乙'], other: undefined, ...more }) as Dividing;
  const age = { ...COMMON, kind: 'age', from: 60 };
  const conditionsOf = (cohort: Cohort | undefined) => cohort?.conditions;

  test('are the cohort alone where the table is not divided', () => {
    const groups = { kind: 'condition', condition: age };
    expect(halvesOf(COHORT, dividing(groups, { labels: [] }))).toEqual(whole(COHORT));
    expect(halvesOf(COHORT, dividing(groups, { labels: ['甲'] }))).toEqual(whole(COHORT));
    expect(halvesOf(COHORT, dividing({ kind: 'none' }))).toEqual(whole(COHORT));
    expect(halvesOf(COHORT, dividing({ kind: 'condition' }))).toEqual(whole(COHORT));
    expect(halvesOf(COHORT, dividing({ kind: 'version', version: 2 }))).toEqual(whole(COHORT));
  });

  test('have the dividing condition, the second its contrary', () => {
    const [first, second] = halvesOf(COHORT, dividing({ kind: 'condition', condition: { ...age, id: 'other' } }));
    expect([first?.label, second?.label]).toEqual(['甲', '乙']);
    expect(conditionsOf(first?.cohort)).toMatchObject([{ kind: 'age', from: 60, id: 'group', negate: false }]);
    expect(conditionsOf(second?.cohort)).toMatchObject([{ kind: 'age', from: 60, id: 'group', negate: true }]);
    expect(first?.cohort.calendar).toEqual(COHORT.calendar);
  });

  test('are everybody else where the rest is the other group', () => {
    const [first, second] = halvesOf(COHORT, dividing({ kind: 'rest' }));
    expect(first).toEqual({ label: '甲', cohort: COHORT });
    expect(second?.label).toBe('乙');
    expect(second?.cohort).toMatchObject({ calendar: COHORT.calendar });
    expect(conditionsOf(second?.cohort)).toMatchObject([
      { kind: 'cohort', name: '本队列', cohort: COHORT, negate: true, enabled: true },
    ]);
  });

  test('are those of another version, where that refers to no further one', () => {
    const other = { version: 1, unit: 'patient', conditions: [age] } as unknown as ResearchCohort;
    const [first, second] = halvesOf(COHORT, dividing({ kind: 'version', version: 2 }, { other }));
    expect(conditionsOf(first?.cohort)).toMatchObject([{ kind: 'cohort', name: 'V2', negate: false }]);
    expect(conditionsOf(second?.cohort)).toMatchObject([{ kind: 'cohort', name: 'V2', negate: true }]);
    const referring = {
      ...other,
      conditions: [{ ...COMMON, kind: 'cohort', name: 'V1', cohort: other }],
    } as unknown as ResearchCohort;
    expect(halvesOf(COHORT, dividing({ kind: 'version', version: 2 }, { other: referring }))).toEqual(whole(COHORT));
  });

  test('are not written where the cohort has as many conditions as it may', () => {
    const conditions = Array.from({ length: MAX_CONDITIONS }, (_, place) => ({ ...age, id: `c${place}` }));
    const full = { ...COHORT, conditions } as unknown as Cohort;
    expect(halvesOf(full, dividing({ kind: 'condition', condition: age }))).toEqual(whole(full));
    const one = { ...COHORT, conditions: conditions.slice(1) } as unknown as Cohort;
    expect(halvesOf(one, dividing({ kind: 'condition', condition: age }))).toHaveLength(2);
  });
});

test('where a project is shown, and where its definition is changed', () => {
  expect(projectAddress('7')).toBe('/scientific-research?project_id=7');
  expect(projectAddress('7', { tab: 'rows' })).toBe('/scientific-research?project_id=7&tab=rows');
  expect(assistAddress('7')).toBe('/scientific-research-assist?project_id=7');
  expect(assistAddress('7', 2)).toBe('/scientific-research-assist?project_id=7&version=2');
});
