import { describe, expect, test } from 'vitest';
import { findItem } from '../catalogue/catalogue.ts';
import { FLUID_LIMITS } from './fluid-limits.ts';
import { ACT_LIMITS } from './limits.ts';
import { readPlainReport } from './plain-report.ts';
import { read } from './read.ts';

const readingOf = (results: object[], more: object = {}) =>
  read(readPlainReport({ at: '2025-11-18T10:00:00+08:00', sex: '男', age: 50, results, ...more }));
const rowOf = (code: string, value: string | number, range = '') => ({
  code,
  value: String(value),
  unit: findItem(code)?.unit ?? '',
  range,
});

/** Just past a limit, and just not. */
function beside({ limit = 0, side, incl }: { limit?: number | undefined; side: string; incl?: string | undefined }) {
  const step = Math.max(0.01, Math.abs(limit) / 1000) * (side === 'high' ? 1 : -1);
  const figure = (value: number) => Number(value.toFixed(3));
  return incl === 'yes'
    ? { past: figure(limit), short: figure(limit - step) }
    : { past: figure(limit + step), short: figure(limit) };
}

/** Of whom a limit is told. */
const WHO = {
  pregnant: { sex: '女', age: 30, tags: ['妊娠20周'] },
  woman: { sex: '女', age: 30 },
} as const;

/** Of those who are known to have the disease: for all others the limit before it has told it. */
const OF_KNOWN = 85;

describe.each(
  ACT_LIMITS.filter(({ side, limit }) => side !== 'found' && limit !== OF_KNOWN).map(
    (row) => [`${row.code} ${row.limit}`, row] as const,
  ),
)('a result past %s', (_, row) => {
  const { past, short } = beside(row);
  const who = row.when === undefined ? {} : WHO[row.when];
  const urgency = (value: number, more: object = who) => readingOf([rowOf(row.code, value)], more).urgency ?? 3;

  test('is as urgent as the table says, and short of it less', () => {
    expect(urgency(past)).toBe(row.urgency);
    expect(urgency(short)).toBeGreaterThan(row.urgency);
  });
});

test.each(ACT_LIMITS.filter(({ side }) => side === 'found').map(({ code, urgency }) => [code, urgency] as const))(
  '%s that is found is acted on the same day',
  (code, urgency) => {
    expect(readingOf([{ code, value: '阳性', range: '阴性' }]).urgency).toBe(urgency);
  },
);

test('what the patient is known to have makes no news of the day', () => {
  const urgency = (code: string, value: number, tag: string) =>
    readingOf([rowOf(code, value)], { tags: [tag] }).urgency;
  expect(urgency('SO2', 88, '慢性阻塞性肺疾病')).toBe(3);
  expect(urgency('SO2', 84, '慢性阻塞性肺疾病')).toBe(2);
  expect(urgency('UA', 910, '痛风')).toBe(3);
  expect(urgency('UA', 910, '高血压')).toBe(2);
});

test.each(FLUID_LIMITS.map((row) => [`${row.code} ${row.limit}`, row] as const))(
  'a fluid past %s is told with its limit, one short of it is not',
  (_, row) => {
    const { past, short } = beside(row);
    const told = (value: number) =>
      readingOf([rowOf(row.code, value)]).findings.find(({ title }) => title === row.title);
    expect(told(past)).toMatchObject({ urgency: row.urgency });
    expect(told(past)?.text).toMatch(/（[<>≤≥] [\d.]+/);
    expect(told(short)).toBeUndefined();
  },
);

test('of one organ the first limit is told with the others; what a diagnosis or a tag explains is not', () => {
  const acid = [rowOf('PF-PH', 7.05), rowOf('PF-GLU', 1.1)];
  const titles = (more: object[], tags: string[] = []) =>
    readingOf([...acid, ...more], { tags }).findings.map(({ title }) => title);
  expect(titles([]).filter((title) => title.includes('复杂性'))).toEqual(['胸水酸化，复杂性胸腔积液可能']);
  expect(titles([rowOf('PF-CX', '阳性', '阴性')]).join('')).not.toContain('胸水酸化');
  expect(titles([], ['结核性胸膜炎 治疗中'])).toEqual([]);
});

test('a clone of IgM is no myeloma, one of IgG is', () => {
  const clone = [rowOf('MPROT', '阳性', '阴性')];
  const titles = (code: string, value: number) =>
    readingOf([...clone, rowOf(code, value, '0.3-2.2')]).findings.map(({ title }) => title);
  expect(titles('IGM', 58)).toEqual(['高黏滞血症风险', 'IgM 型单克隆丙种球蛋白病（华氏巨球蛋白血症／淋巴瘤待排）']);
  expect(titles('IGG', 58)).toContain('多发性骨髓瘤待排');
  expect(readingOf([...clone, rowOf('IGM', 58, '0.3-2.2')], { tags: ['多发性骨髓瘤'] }).findings[1]?.title).toContain(
    '已知',
  );
});

test('a heart enzyme asks for the troponin only where none was measured', () => {
  const enzyme = rowOf('CKMBM', 38, '0-5');
  expect(readingOf([enzyme]).findings[0]).toMatchObject({ title: '心肌酶升高，未查肌钙蛋白', urgency: 2 });
  expect(readingOf([rowOf('CKMBM', 10, '0-5')]).urgency).toBe(3);
  expect(readingOf([enzyme, rowOf('CTNI', 8, '0-34.2')]).findings.map(({ title }) => title)).not.toContain(
    '心肌酶升高，未查肌钙蛋白',
  );
});
