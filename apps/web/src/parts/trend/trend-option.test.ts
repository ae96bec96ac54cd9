import type { TrendGroup } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { dayLabel } from './trend-axis.ts';
import { labelPosition, spokenTrend, trendAxis, trendOption } from './trend-option.ts';
import { CREATININE, HAEMOGLOBIN, only, pointOf, URINE_PROTEIN } from './trend-history.test-support.ts';

const DAYS = ['2025-08-21', '2025-11-11', '2025-11-18'];

interface Line {
  yAxis: number;
  lineStyle: { color: string; type: unknown };
  label: { formatter: string };
}
interface Datum {
  value: unknown;
  symbol?: string;
  symbolRotate?: number;
  label: { formatter: string; position?: string };
}
interface Series {
  connectNulls?: boolean;
  symbol?: string;
  lineStyle: { type?: unknown };
  data: (Datum | null)[];
  markLine?: { data: Line[] };
}
interface Drawn {
  yAxis: { type: string; min: number; max: number; data?: string[] };
  series: [Series, Series, Series];
}

const draw = (group: TrendGroup, days = DAYS): Drawn =>
  trendOption({ indicator: only(group), days, tooltip: () => undefined }) as unknown as Drawn;
const limits = (group: TrendGroup) => draw(group).series[1].markLine?.data ?? [];

// covers A-9-05..08
test('the upper limit is a red solid line, the lower an amber dashed one, and both say so', () => {
  expect(limits(CREATININE)).toMatchObject([
    { yAxis: 111, lineStyle: { color: '#c4281c', type: 'solid' }, label: { formatter: '上限 111' } },
    { yAxis: 57, lineStyle: { color: '#b97400', type: [5, 3] }, label: { formatter: '下限 57' } },
  ]);
});

test('one limit is one line, none is none', () => {
  expect(limits({ ...CREATININE, down_limit: null }).map(({ label }) => label.formatter)).toEqual(['上限 111']);
  expect(limits({ ...CREATININE, up_limit: null, down_limit: null })).toEqual([]);
});

// covers A-9-04
test('the axis holds limits and points of the whole history', () => {
  const { yAxis } = draw(CREATININE, ['2025-05-16']);
  expect(yAxis.min).toBeLessThanOrEqual(57 - 5.4);
  expect(yAxis.max).toBeGreaterThanOrEqual(168);
});

test('points are marked high, low or normal, with their printed value', () => {
  const [first, , last] = draw({
    ...CREATININE,
    histories: [pointOf('2025-08-21', 80), ...CREATININE.histories.slice(2)],
  }).series[1].data;
  expect(first).toMatchObject({ value: 80, symbol: 'circle', label: { formatter: '80' } });
  expect(last).toMatchObject({ value: 168, symbol: 'triangle', symbolRotate: 0 });
  const [low] = draw(HAEMOGLOBIN).series[1].data;
  expect(low).toMatchObject({ value: 112, symbol: 'triangle', symbolRotate: 180 });
});

test('a day without the test is a gap with 未检, bridged by a dotted line', () => {
  const [dotted, solid, notes] = draw(HAEMOGLOBIN).series;
  expect(solid.data[1]).toBeNull();
  expect(solid.connectNulls).toBeUndefined();
  expect(dotted).toMatchObject({ connectNulls: true, symbol: 'none', lineStyle: { type: [2, 3] } });
  expect(notes.data[0]).toBeNull();
  expect(notes.data[1]).toMatchObject({ label: { formatter: '未检' } });
});

test('a result that is no number is printed where it was taken and not called 未检', () => {
  const group = {
    ...CREATININE,
    histories: [pointOf('2025-08-21', 80), pointOf('2025-11-18', null, { original_result: '溶血' })],
  };
  expect(draw(group).series[2].data[2]).toMatchObject({ label: { formatter: '溶血' } });
});

test('negative and positive stand on two levels', () => {
  const { yAxis, series } = draw(URINE_PROTEIN);
  expect(yAxis).toMatchObject({ type: 'category', data: ['阴性', '阳性'] });
  expect(series[1].data.map((datum) => datum && [datum.value, datum.label.formatter])).toEqual([
    ['阴性', '阴性'],
    null,
    ['阳性', '2+'],
  ]);
  expect(series[1].data.map((datum) => datum?.label.position)).toEqual(['top', undefined, 'bottom']);
});

describe('a value', () => {
  const axis = { min: 0, max: 100, interval: 25, decimals: 0 };
  test.each<[number, number | null, 'top' | 'bottom']>([
    [50, null, 'top'],
    [50, 60, 'bottom'],
    [50, 45, 'top'],
    [50, 90, 'top'],
  ])('%d with a limit of %s is printed at its %s', (value, up, position) => {
    expect(labelPosition(value, { up, down: null }, axis)).toBe(position);
  });
  test('between two close limits it stays on top', () => {
    expect(labelPosition(50, { up: 55, down: 45 }, axis)).toBe('top');
  });
});

describe('the axis leaves room for a value printed below its point', () => {
  const plot = 128;
  const label = 22;
  test('above the days', () => {
    const limits = { up: 165, down: 70 };
    const axis = trendAxis(limits, [88.4, 71.5, 58.2, 46.8]);
    expect(labelPosition(46.8, limits, axis)).toBe('bottom');
    expect(((46.8 - axis.min) / (axis.max - axis.min)) * plot).toBeGreaterThanOrEqual(label);
  });
  test('but not below zero', () => {
    expect(trendAxis({ up: 15, down: 1 }, [0.2, 7.4]).min).toBe(0);
  });
});

test('days carry the year where the window spans two', () => {
  expect(dayLabel('2025-11-18', DAYS)).toBe('11-18');
  expect(dayLabel('2025-11-18', ['2024-12-01', '2025-11-18'])).toBe('2025-11-18');
});

test('what a screen reader hears', () => {
  expect(spokenTrend(only(HAEMOGLOBIN), DAYS)).toBe(
    '血红蛋白：2025-08-21 112 降低，2025-11-11 未检，2025-11-18 103 降低，上限 175，下限 130',
  );
});
