import type { Interpretability, InterpretabilityLoss, UsageFigures } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import * as judged from './interpretability-words.ts';
import * as usage from './usage-words.ts';

describe('use', () => {
  test.each([
    [106.2, 100, '+6.2%'],
    [90, 100, '−10%'],
    [100, 100, '0%'],
    [0, 3, '−100%'],
    [5, 0, '—'],
    [undefined, 3, '—'],
    [3, undefined, '—'],
  ])('%s after %s: %s', (now, then, text) => {
    const figures = (reads: unknown) => ({ reads }) as unknown as UsageFigures;
    expect(usage.changeText('reads' as keyof UsageFigures, figures(now), figures(then))).toBe(text);
  });

  test.each([
    [5, 10, 50],
    [12, 10, 100],
    [-1, 10, 0],
    [5, 0, 0],
    ['<10', 10, 0],
  ])('%s of at most %s fills %s percent of a bar', (value, most, share) => {
    expect(usage.shareOf(value, most)).toBe(share);
  });

  test('the greatest of what is a number, hours of the week, people from five on', () => {
    expect(usage.mostOf([3, '<10', 7, undefined])).toBe(7);
    expect(usage.mostOf([])).toBe(0);
    expect(usage.slotText('2-09')).toBe('周二 9 时');
    expect(usage.slotText('7-23')).toBe('周日 23 时');
    expect(usage.peopleText(1246)).toBe('1,246');
    expect(usage.peopleText(undefined)).toBe('少于 5 人');
  });
});

const loss = (more: object) =>
  ({ reason: 'no_unit', results: 10, items: 3, points: 1.5, ...more }) as InterpretabilityLoss;

describe('what can be read', () => {
  test.each([
    [loss({ waiting: 4 }), '单位不能换算', '去换算', '/data-cleaning?tab=no_unit'],
    [loss({ waiting: 0 }), '单位不能换算', '看报告', '/ai-report?tab=unread'],
    [loss({}), '单位不能换算', '看报告', '/ai-report?tab=unread'],
    [loss({ reason: 'person', waiting: 4 }), '性别或年龄不适用', '看报告', '/ai-report?tab=unread'],
    [loss({ reason: 'dream', waiting: 4 }), 'dream', '看报告', '/ai-report?tab=unread'],
  ])('a loss is named and leads to its repair: %#', (one, name, action, address) => {
    expect(judged.reasonText(one)).toBe(name);
    expect(judged.repairOf(one)).toEqual({ action, address });
  });

  test.each([
    [{ rate: 96.3, denominator: 5 }, '96.30', '96.3'],
    [{ rate: 0, denominator: 0 }, '无数据', '无数据'],
    [{ rate: null, denominator: 5 }, '—', '—'],
    [{ rate: UNDETERMINED, denominator: 5 }, UNDETERMINED, UNDETERMINED],
  ])('%j is %s, and %s beside a bar', (share, text, tenth) => {
    expect(judged.shareText(share as judged.Share)).toBe(text);
    expect(judged.tenthText(share as judged.Share)).toBe(tenth);
  });

  test.each([
    [96.3, 96, 2, '+0.30'],
    [95.9, 96, 1, '−0.1'],
    [96.001, 96, 2, '0.00'],
    [undefined, 96, 2, '—'],
    [96, undefined, 2, '—'],
    [UNDETERMINED, 96, 2, UNDETERMINED],
  ])('from %s after %s with %i digits: %s', (rate, before, digits, text) => {
    expect(judged.changeText(rate, before, digits)).toBe(text);
  });

  test.each([
    [3648, 4113, '88.7'],
    [0, 0, '无数据'],
    [undefined, 4113, '—'],
    [3, UNDETERMINED, UNDETERMINED],
  ])('%s of %s reports: %s', (part, all, text) => {
    expect(judged.countShareText(part, all)).toBe(text);
  });

  test.each([
    ['2025-11-12', '2025-11-18', '近 7 日'],
    ['2025-11-11', '2025-11-17', '这 7 日'],
    ['x', '2025-11-17', '这一范围'],
  ])('the days from %s to %s: %s', (from, to, text) => {
    expect(judged.spanText({ from, to, as_of: '2025-11-18T10:00:00+08:00' })).toBe(text);
  });

  test('items are those of a source where all of a loss waits there', () => {
    expect(judged.itemsText(loss({ waiting: 10 }))).toBe('3 个来源项目');
    expect(judged.itemsText(loss({ waiting: 4 }))).toBe('3 个项目');
  });

  test.each([
    [94.9, 95, true],
    [95, 95, false],
    [undefined, 95, false],
    [94, undefined, false],
  ])('%s misses %s: %s', (rate, target, isIt) => {
    expect(judged.isBelow(rate, target)).toBe(isIt);
  });

  test('losses are steps from 100 down, and the rest stands below them', () => {
    const [first, second] = [loss({ points: 2 }), loss({ reason: 'other', points: 1 })];
    expect(judged.fallsOf({ losses: [first, second], rate: 97 })).toEqual([
      { from: 98, to: 100, loss: first },
      { from: 97, to: 98, loss: second },
      { from: 0, to: 97 },
    ]);
    expect(judged.fallsOf({ losses: [], rate: null } as unknown as Interpretability)).toEqual([{ from: 0, to: 0 }]);
  });

  test('a third of what is lost stands left of the fall', () => {
    expect([97, 40, 100, undefined].map(judged.fallBase)).toEqual([96, 20, 100, 0]);
  });

  test.each([
    [100, 90, 100],
    [95, 90, 50],
    [80, 90, 0],
    [undefined, 90, 0],
  ])('%s on an axis from %s lies at %s percent', (rate, base, place) => {
    expect(judged.placeOn(rate, base)).toBe(place);
  });

  test.each([
    [[], 0],
    [[90], 0],
    [[90, 95, 96, 97, 97.5], 1],
    [[90, 91, 97, 97.5, 98], 2],
    [[90, null, 97, 98], 2],
  ])('of the curve %j the repairs bring most up to the %ith', (rates, knee) => {
    expect(judged.kneeOf(rates)).toBe(knee);
  });

  test('what the page shows goes into a file, and what was not counted is told there', () => {
    const share = (rate: number, denominator: number) => ({ numerator: 9, denominator, rate });
    const data = {
      ...share(90, 10),
      ...{ from: '2025-11-12', to: '2025-11-18', reports: 8, whole_reports: 6, concluded_reports: 'x' },
      reread_results: 2,
      losses: [loss({})],
      by_source: [{ name: 'LIS', ...share(90, 10) }],
      by_group: [{ group: '电解质', ...share(0, 0) }],
      weeks: [{ week: '2025-W46', ...share(90, 10) }],
    } as unknown as Interpretability;
    expect(judged.exportLines(data)).toEqual([
      ['类别', '名称', '条数', '全部', '%'],
      ['可解读', '2025-11-12 至 2025-11-18', 9, 10, 90],
      ['报告', '全部项目可解读', 6, 8, 75],
      ['报告', '有结论', null, 8, '—'],
      ['重读后补上', '清洗带来', 2, null, null],
      ['未能判读', '单位不能换算', 10, 10, 1.5],
      ['来源', 'LIS', 9, 10, 90],
      ['检验组', '电解质', 9, 0, '无数据'],
      ['每周', '2025-W46', 9, 10, 90],
    ]);
    expect(judged.exportLines({ ...data, reports: 0 })[2]).toEqual(['报告', '全部项目可解读', 6, 0, '无数据']);
  });
});
