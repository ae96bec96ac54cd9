import type { ResearchCatalogue } from '@jianwei/api-client/model';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { describe, expect, test, vi } from 'vitest';
import * as clipboard from '../../kit/lib/clipboard.ts';
import { notice } from '../../kit/ui/notice.tsx';
import { isDown, MOST_VARIABLES, ownVariables } from './cohort-reads.ts';
import { cohortOf, countValue, shareOf, wireCohort } from './cohort-wire.ts';
import { copyAndSay, dataTimeText, withSource } from './research-text.ts';

const item = (code: string, patients: number | string, type = 'numeric') => ({
  laboratory_code: code,
  result_type: type,
  patients: { value: patients },
});
const catalogue = (...items: readonly object[]) => ({ items }) as unknown as ResearchCatalogue;
const ITEMS = [
  item('K', 50),
  item('NA', 90),
  item('CL', 70),
  item('KET', 99, 'text'),
  item('CREA', 80),
  item('MG', 'x'),
];
const result = (code?: string) => ({ kind: 'result', ...(code !== undefined && { laboratory_code: code }) });
const cohort = (...conditions: object[]) => ({ conditions }) as unknown as Cohort;

describe('variables that a cohort shows by itself', () => {
  test.each([
    ['without items of its own: the three most frequent figures', cohort(), ['NA', 'CREA', 'CL']],
    ['with one: it, and two more', cohort(result('K')), ['K', 'NA', 'CREA']],
    ['the same twice', cohort(result('K'), result('K')), ['K', 'NA', 'CREA']],
    [
      'three or more: none but them',
      cohort(result('K'), result('MG'), result('CL'), result('KET')),
      ['K', 'MG', 'CL', 'KET'],
    ],
    ['what the catalogue does not know is left out', cohort(result('OLD'), result()), ['NA', 'CREA', 'CL']],
    ['a condition that asks for no result', cohort({ kind: 'age', laboratory_code: 'K' }), ['NA', 'CREA', 'CL']],
    [
      'what it is entered by comes first',
      { ...cohort(result('K')), entry: result('MG') } as unknown as Cohort,
      ['MG', 'K', 'NA'],
    ],
  ])('%s', (_what, asked, codes) => {
    expect(ownVariables(asked, catalogue(...ITEMS))).toEqual(['age', ...codes, 'sex', 'department']);
  });

  test('are never more than may be asked at once', () => {
    const many = Array.from({ length: 40 }, (_, place) => item(`X${place}`, 1));
    const all = cohort(...many.map(({ laboratory_code: code }) => result(code)));
    const found = ownVariables(all, catalogue(...many));
    expect(found).toHaveLength(MOST_VARIABLES);
    expect(found.slice(0, 2)).toEqual(['age', 'X0']);
  });
});

test.each([
  [true, undefined, true],
  [true, 7, false],
  [false, undefined, false],
])('failed %s with %s to show: nothing can be shown %s', (isError, data, expected) => {
  expect(isDown({ isError, data })).toBe(expected);
});

test.each([
  [{ value: 4 }, { value: 8 }, 0.5],
  [{ value: 9 }, { value: 8 }, 1],
  [{ value: 4 }, { value: 0 }, 0],
  [{ value: '<10' }, { value: 8 }, 0],
  [{ value: 4 }, { value: '<10' }, 0],
  [undefined, { value: 8 }, 0],
] as never[])('the share of %j in %j is %d', (part: never, whole: never, share: number) => {
  expect(shareOf(part, whole)).toBe(share);
});

test('a number that is not told is none', () => {
  expect(countValue({ value: '<10' } as never)).toBeUndefined();
  expect(countValue(undefined)).toBeUndefined();
  expect(countValue({ value: 12 } as never)).toBe(12);
});

test('a cohort goes out without what is not said, and comes back', () => {
  const asked = { ...cohortOf({ conditions: [] } as never), name: undefined };
  const wire = wireCohort(asked);
  expect(wire).not.toHaveProperty('name');
  expect(cohortOf(wire)).toEqual(cohortOf({ conditions: [] } as never));
});

test('what leaves as text says where it is from, and that it is a demonstration', () => {
  const facts = { data_time: '2025-11-18T10:00:00+08:00', demo: true };
  const time = dataTimeText(facts.data_time);
  expect(time).toMatch(/^2025-11-18 \d\d:00$/);
  expect(withSource('12 人', facts)).toBe(`12 人\n源自检微，${time}，演示数据`);
  expect(withSource('12 人', { ...facts, demo: false })).toBe(`12 人\n源自检微，${time}`);
});

test.each([
  [true, ['success', '表格已复制']],
  [false, ['error', '未能复制，请选中文字后复制']],
])('a copy that the clipboard takes (%s) is told', async (isTaken, told) => {
  vi.spyOn(clipboard, 'copyText').mockResolvedValue(isTaken);
  const said: string[][] = [];
  vi.spyOn(notice, 'success').mockImplementation((text) => void said.push(['success', text]));
  vi.spyOn(notice, 'error').mockImplementation((text) => void said.push(['error', text]));
  await copyAndSay('12 人', '表格');
  expect(said).toEqual([told]);
  vi.restoreAllMocks();
});
