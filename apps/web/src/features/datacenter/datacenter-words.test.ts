import type { VolumeDay } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import { blocksOf, endsOf, monthNames, shadeOf, weeksOf } from './calendar-grid.ts';
import { dayText, exportLines, kindOf, levelOf, shareText, totalOf } from './datacenter-words.ts';

const dayOf = (date: string, reports: number, isGap = false): VolumeDay => ({
  date,
  reports,
  results: reports * 10,
  is_gap: isGap,
  gap_days: isGap ? 1 : 0,
});
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) =>
    dayOf(new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10), place),
  );
const broken = UNDETERMINED as unknown as number;

describe('days', () => {
  test('a gap, a zero, a day before the first, and one that cannot be determined say so', () => {
    const began = '2025-11-01';
    expect(kindOf(dayOf('2025-11-02', 3), began)).toBe('some');
    expect(dayText(dayOf('2025-11-02', 3), began, '2025-11-02')).toBe('2025-11-02 周日：3 份报告，30 条结果（未结束）');
    expect(dayText(dayOf('2025-11-04', 0, true), began, '')).toBe('2025-11-04 周二：缺口，应有而没有数据');
    expect(dayText(dayOf('2025-11-05', 0), began, '')).toBe('2025-11-05 周三：没有数据，平常也少有');
    expect(dayText(dayOf('2025-10-31', 0), began, '')).toBe('2025-10-31 周五：尚无数据');
    expect(kindOf(dayOf('2025-10-31', 0), undefined)).toBe('before');
    expect(dayText({ ...dayOf('2025-11-04', 0), reports: broken }, began, '')).toBe('2025-11-04 周二：无法判定');
    expect(kindOf({ ...dayOf('2025-11-04', 5), is_gap: broken as unknown as boolean }, began)).toBe('unknown');
  });

  test('stand in weeks from Monday on, a year beside one another, months named where they begin', () => {
    const [first, second] = weeksOf(days('2025-11-26', 8));
    expect(first?.map((day) => day?.date.slice(8))).toEqual([undefined, undefined, '26', '27', '28', '29', '30']);
    expect(second?.map((day) => day?.date.slice(8))).toEqual([
      '01',
      '02',
      '03',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const names = (from: string, count: number) => monthNames(weeksOf(days(from, count))).filter((name) => name !== '');
    expect(names('2024-11-04', 100)).toEqual(['2024-11', '12 月', '2025-01', '2 月']);
    // No room before December: its name says the year.
    expect(names('2024-11-19', 60)).toEqual(['2024-12', '2025-01']);
    expect(blocksOf(weeksOf(days('2024-11-19', 365))).map((block) => block.length)).toEqual([53]);
    expect(blocksOf(weeksOf(days('2023-11-19', 731))).map((block) => block.length)).toEqual([53, 53]);
    expect(weeksOf([dayOf(UNDETERMINED, 1)])).toEqual([]);
  });

  test('five shades hold a fifth of the days each; few numbers have fewer', () => {
    const ends = endsOf(days('2025-01-01', 101));
    expect(ends).toEqual([21, 41, 61, 81, 100]);
    expect([0, 1, 21, 22, 100].map((reports) => shadeOf(reports, ends))).toEqual([0, 1, 1, 2, 5]);
    expect(endsOf([dayOf('2025-01-01', 2), dayOf('2025-01-02', 2)])).toEqual([2]);
    expect(endsOf([])).toEqual([]);
  });
});

describe('numbers of the quality', () => {
  const cell = (n: number, of: number) => ({ source: 'a', check: 'unit' as const, n, of });

  test('have a share, none where nothing was to be checked, and a small one is not zero', () => {
    expect([cell(9, 3766), cell(0, 10), cell(0, 0), cell(1, 100_000), cell(broken, 5)].map(shareText)).toEqual([
      '0.24%',
      '0.00%',
      '无数据',
      '<0.01%',
      UNDETERMINED,
    ]);
    expect(
      [cell(0, 10), cell(1, 10_000), cell(1, 500), cell(2, 100), cell(9, 10), cell(broken, 10)].map(levelOf),
    ).toEqual([0, 1, 2, 3, 4, 0]);
  });

  test('add up over the sources, unless one of them cannot be determined', () => {
    expect(totalOf([cell(1, 10), cell(2, 20)], 'unit')).toMatchObject({ n: 3, of: 30 });
    expect(totalOf([cell(1, 10), cell(broken, 20)], 'unit')).toMatchObject({ n: UNDETERMINED, of: 30 });
  });

  test('stand in the file with the days and the sources', () => {
    const range = { from: '2025-11-17', to: '2025-11-18', as_of: '2025-11-18T10:30:00+08:00' };
    const volumes = { ...range, by: 'day' as const, reports: 4, results: 40, days: [dayOf('2025-11-17', 0, true)] };
    const source = { source_id: 'a', name: '甲', reports: 4, results: 40, gap_days: 0 };
    expect(exportLines(volumes, { ...range, sources: [source], cells: [cell(1, 10)] }).slice(1)).toEqual([
      ['数据量', '2025-11-17', '', 0, 0, null, null, '缺口 1 日'],
      ['来源', '甲', '', 4, 40, null, null, ''],
      ['数据质量', '甲', '单位', null, null, 1, 10, ''],
    ]);
  });
});
