import { expect, test } from 'vitest';
import { checkJudgementCase } from './case-checks.ts';

const row = (name: string, value: string, unit: string, range: string) => ({
  name,
  value,
  unit,
  range,
  source_flag: '',
});

/** One row that cannot be believed, one that is not read and one that is. */
const REPORT = {
  at: '2025-11-18T10:00:00+08:00',
  sex: '女',
  age: 40,
  results: [
    row('血糖', '98', 'mmol/L', '3.9-6.1'),
    row('尿沉渣管型', '见附页', '/LP', ''),
    row('血钾', '6.8', 'mmol/L', '3.5-5.3'),
  ],
};
const QUIET = { ...REPORT, results: [row('血钾', '4.2', 'mmol/L', '3.5-5.3')] };

test.each([
  ['by name', { unread: ['尿沉渣管型'], suspicious: ['葡萄糖'] }],
  ['by code', { suspicious: ['GLU'] }],
  ['one of two', { unread: ['管型|镜检'], suspicious: ['K|GLU'] }],
  ['a bare word', { unread: '尿沉渣管型' }],
  ['how many', { unread: 1, suspicious: 1 }],
  ['that there are', { unread: true, suspicious: true }],
  ['diagnoses', { diagnoses: ['HYPERKS', 'HYPERK|HYPERKS'] }],
  ['nothing', { unread: null }],
])('a case that names what was not read or believed passes: %s', (_what, expected) => {
  expect(checkJudgementCase({ report: REPORT, ...expected })).toEqual([]);
});

test.each([[[]], [0], [false]])('none is asked for with %j', (none) => {
  expect(checkJudgementCase({ report: QUIET, unread: none, suspicious: none })).toEqual([]);
  const differences = checkJudgementCase({ report: REPORT, unread: none, suspicious: none });
  expect(differences).toEqual([expect.stringMatching(/^不应有未判读，实为 尿沉渣管型/), '不应有可疑结果，实为 葡萄糖']);
});

test.each([
  [{ suspicious: ['K'] }, '可疑结果应含「K」，实为 葡萄糖'],
  [{ suspicious: 2 }, '可疑结果应为 2 项，实为 1 项（葡萄糖）'],
  [{ diagnoses: ['DKA'] }, '应有诊断 DKA，实为 HYPERKS'],
])('what differs is told: %j', (expected, message) => {
  expect(checkJudgementCase({ report: REPORT, ...expected })).toEqual([message]);
});

test('what should be there and is not', () => {
  expect(checkJudgementCase({ report: QUIET, unread: true, suspicious: ['GLU'] })).toEqual([
    '应有未判读',
    '可疑结果应含「GLU」，实为 无',
  ]);
});
