import { expect, test } from 'vitest';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

type Given = readonly [code: string, value: string, unit?: string];

const rowsOf = (given: readonly Given[]) => given.map(([code, value, unit = 'mmHg']) => ({ code, value, unit }));
const readingOf = (given: readonly Given[], more: object = {}) =>
  read(readPlainReport({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 60, results: rowsOf(given), ...more }));
const toldOf = (given: readonly Given[], more: object = {}) =>
  readingOf(given, more).findings.map(({ title, urgency }) => [title, urgency]);

test.each<[string, Given, string, number]>([
  ['oxygen below 60', ['PO2', '52'], '低氧血症，呼吸衰竭待分型', 1],
  ['carbon dioxide above 50', ['PCO2', '62'], '二氧化碳潴留，呼吸衰竭待分型', 2],
  ['a pH below 7.30', ['PH', '7.27', ''], '酸血症，类型待定', 2],
  ['a pH above 7.50', ['PH', '7.54', ''], '碱血症，类型待定', 2],
])('%s is told without the rest of the gas', (_what, given, title, urgency) => {
  expect(toldOf([given])).toEqual([[title, urgency]]);
  expect(readingOf([given]).actions).not.toEqual([]);
});

test('says what would tell the type', () => {
  expect(readingOf([['PO2', '52']]).findings[0]?.text).toContain('缺 pH、PaCO₂');
  expect(readingOf([['PCO2', '62']]).findings[0]?.text).toMatch(/缺 pH$/);
});

test.each([
  ['PO2', '60', 'mmHg'],
  ['PCO2', '50', 'mmHg'],
  ['PH', '7.30', ''],
  ['PH', '7.50', ''],
])('%s of %s is told by its row alone', (code, value, unit) => {
  expect(readingOf([[code, value, unit]]).urgency).toBe(3);
});

test('oxygen that is as low as the last time is no news of minutes, one that fell is', () => {
  const earlier = [{ hours_ago: 48, results: rowsOf([['PO2', '55']]) }];
  expect(readingOf([['PO2', '52']], { earlier }).urgency).toBe(2);
  expect(readingOf([['PO2', '46']], { earlier: [{ hours_ago: 48, results: rowsOf([['PO2', '58']]) }] }).urgency).toBe(
    1,
  );
});

test('who retains carbon dioxide for years is told it as it is, and a whole gas by its tool', () => {
  expect(toldOf([['PCO2', '62']], { tags: ['慢性阻塞性肺疾病'] }).flat()).not.toContain('二氧化碳潴留，呼吸衰竭待分型');
  const whole = toldOf([
    ['PO2', '52'],
    ['PCO2', '62'],
    ['PH', '7.27', ''],
  ]).flat();
  expect(whole.filter((title) => `${title}`.includes('待分型') || `${title}`.includes('类型待定'))).toEqual([]);
});

test('a glucose at another hour of a load is told from 16.7 on where no interval judges it', () => {
  const at = (value: string, range?: string) =>
    read(
      readPlainReport({
        at: '2025-11-18T10:00:00+08:00',
        sex: '男',
        age: 60,
        results: [{ code: 'OGTTX', value, unit: 'mmol/L', range }],
      }),
    ).urgency;
  expect([at('16.8'), at('16.7'), at('22.3')]).toEqual([2, null, 1]);
});
