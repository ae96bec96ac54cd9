import { expect, test } from 'vitest';
import { RULES } from '../registry/registry.ts';
import { isSameAnswer, replayRows, versionNamed, versionOn } from './replay.ts';
import type { ComputedVersion } from './replay.ts';
import { REPLAY_RULES, replayRule } from './replay-rules.ts';
import { RULE_VERSIONS, ruleVersionOn, SAVED_RULE_VERSIONS } from './rule-versions.ts';

/** A rule of two versions: the second one doubles. */
const answerBy = (factor: number) => (input: Record<string, unknown>) => ({
  rows: [{ item: 'sum', label: '总分', value: `${Number(input['points']) * factor} 分` }],
  problem: '',
});
const TWO: readonly ComputedVersion[] = [
  { slug: 'sum', version: '2', holdsFrom: '2025-06-01', answer: answerBy(2) },
  { slug: 'sum', version: '1', holdsFrom: '', answer: answerBy(1) },
  { slug: 'late', version: '1', holdsFrom: '2025-06-01', answer: answerBy(1) },
];

test('a day has the version that began last before or on it, in whatever order they are listed', () => {
  const on = (day: string) => versionOn(TWO, 'sum', day)?.version;
  expect([on('2025-05-31'), on('2025-06-01'), on('2025-06-01T08:00:00+08:00'), on('2026-01-01')]).toEqual([
    '1',
    '2',
    '2',
    '2',
  ]);
  expect(versionOn(TWO, 'late', '2025-05-31')).toBeUndefined();
  expect(versionOn(TWO, 'other', '2025-06-01')).toBeUndefined();
});

test('what was saved by a version is computed by it, whatever holds today', () => {
  const saved = { points: 4 };
  const [then, now] = ['1', '2'].map((name) => versionNamed(TWO, 'sum', name)?.answer(saved).rows[0]?.value);
  expect([then, now]).toEqual(['4 分', '8 分']);
  expect(versionNamed(TWO, 'sum', '0')).toBeUndefined();
});

test('answers are the same where problem, rows and their order are', () => {
  const row = { item: 'score', label: '总分', value: '12 分' };
  const answer = { rows: [row], problem: '' };
  expect(isSameAnswer(answer, { rows: [{ ...row }], problem: '' })).toBe(true);
  for (const other of [
    { rows: [], problem: '' },
    { rows: [row, row], problem: '' },
    { rows: [{ ...row, value: '13 分' }], problem: '' },
    { rows: [{ ...row, label: '得分' }], problem: '' },
    { rows: [{ ...row, item: 'points' }], problem: '' },
    { rows: [row], problem: '请输入年龄' },
  ]) {
    expect(isSameAnswer(answer, other)).toBe(false);
  }
});

test('what is not filled in makes no row', () => {
  expect(
    replayRows([
      ['a', '甲', '1'],
      ['b', '乙', ''],
      ['c', '丙', null],
      ['d', '丁', undefined],
    ]),
  ).toEqual([{ item: 'a', label: '甲', value: '1' }]);
});

test('each rule of a tool has one version that holds today, and it is one that it can be asked for', () => {
  const tools = RULES.filter(({ versions, slug }) => versions.length > 0 && slug !== 'risk-model');
  expect(tools.length).toBeGreaterThan(10);
  for (const { slug, versions } of tools) {
    const today = versionOn(RULE_VERSIONS, slug, '2025-11-18');
    expect(versions, slug).toContain(today?.version);
  }
  const names = RULE_VERSIONS.map(({ slug, version }) => `${slug} ${version}`);
  expect(new Set(names).size).toBe(names.length);
  const days = RULE_VERSIONS.map(({ slug, holdsFrom }) => `${slug} ${holdsFrom}`);
  expect(new Set(days).size).toBe(days.length);
});

test('of the plan for COVID-19 each day has the edition that was in force', () => {
  const on = (day: string) => versionOn(SAVED_RULE_VERSIONS, 'covid19', day)?.version;
  expect([on('2022-03-13'), on('2022-03-14'), on('2023-01-04'), on('2023-01-05')]).toEqual([
    undefined,
    '2022.9',
    '2022.9',
    '2023.10',
  ]);
  // Over 60 years the ninth edition sees a risk where the tenth, over 65, does not.
  const [ninth, tenth] = ['2022.9', '2023.10'].map((name) =>
    versionNamed(SAVED_RULE_VERSIONS, 'covid19', name)?.answer({ age: 63 }),
  );
  expect([ninth, tenth].map((answer) => answer?.rows[0]?.value.includes('高危因素'))).toEqual([true, false]);
});

test('every rule that is saved can be replayed, and no other', () => {
  const slugs = new Set(SAVED_RULE_VERSIONS.map(({ slug }) => slug));
  expect(new Set(REPLAY_RULES.map(({ slug }) => slug))).toEqual(slugs);
  expect(replayRule('grace')?.title).toBe('GRACE 院内死亡风险评分');
  expect(replayRule('ckd')).toBeUndefined();
});

test('a record of before the first edition that is kept here names that one', () => {
  expect(ruleVersionOn('covid19', '2021-09-19')).toBe(versionOn(SAVED_RULE_VERSIONS, 'covid19', '2022-03-14')?.version);
  expect(() => ruleVersionOn('none', '2021-09-19')).toThrow('没有规则 none');
});
