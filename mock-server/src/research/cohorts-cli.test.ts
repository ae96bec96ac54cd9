import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listPatients } from '../store/clinical-patients.ts';
import { createSeededWorld } from '../hospital.test-support.ts';
import { runCohorts, type CohortTotal } from './cohorts-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'cohorts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(content: string): { totals: CohortTotal[]; code: number } {
  writeFileSync(join(folder, 'cohorts.json'), content);
  const { lines, code } = runCohorts(['cohorts.json'], folder);
  return { totals: JSON.parse(lines[0] ?? '') as CohortTotal[], code };
}
const cohort = (...conditions: object[]) => ({ version: 1, unit: 'patient', conditions, calendar: {} });

test('a file of cohorts is counted exactly, before suppression', () => {
  const women = { id: 's', kind: 'sex', values: [2] };
  const { totals, code } = run(
    JSON.stringify([
      { id: 'all', cohort: cohort() },
      { id: 'women', cohort: cohort(women) },
    ]),
  );
  const patients = listPatients(createSeededWorld());
  expect(code).toBe(0);
  expect(totals.map(({ id, patients: count }) => [id, count])).toEqual([
    ['all', patients.length],
    ['women', patients.filter(({ gender }) => gender === '女').length],
  ]);
  expect(totals[1]?.steps?.map(({ condition_ids: ids }) => ids)).toEqual([['store'], ['s']]);
});

test('what cannot be counted is named, and the others are counted', () => {
  const { totals, code } = run(
    JSON.stringify([
      { id: 'a', cohort: cohort({ id: 'a', kind: 'age', from: 60, to: 20 }) },
      { id: 'b', cohort: cohort({ id: 'b', kind: 'result', laboratory_code: 'CRAE', comparator: '≥', value: 1 }) },
      { id: 'c', cohort: cohort() },
      {},
    ]),
  );
  expect(code).toBe(1);
  expect(totals.map(({ refused }) => refused)).toEqual([
    '下限不能大于上限',
    '未收录该检验项目',
    undefined,
    '请填写队列定义',
  ]);
});

test.each<[string[], string]>([
  [[], '用法'],
  [['none.json'], '没有文件'],
  [['a', 'b'], '用法'],
])('wrong use %j is told', (args, words) => {
  const { lines, code } = runCohorts(args, folder);
  expect([code, lines[0]]).toEqual([2, expect.stringContaining(words)]);
});

test('a file that is no list is told', () => {
  writeFileSync(join(folder, 'cohorts.json'), '{}');
  expect(runCohorts(['cohorts.json'], folder).code).toBe(2);
  writeFileSync(join(folder, 'cohorts.json'), '{');
  expect(runCohorts(['cohorts.json'], folder).lines).toEqual(['不是有效的 JSON']);
  expect(runCohorts(['--help'], folder).code).toBe(0);
});
