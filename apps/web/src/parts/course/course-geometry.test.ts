import { describe, expect, test } from 'vitest';
import type { SeriesPoint } from './course-data.ts';
import { drawnPoints, limitSteps, timeTicks, valueAxisOf } from './course-geometry.ts';

const points = (...values: number[]) => values.map((value) => ({ value }) as SeriesPoint);

test('whole numbers that moved by one lie on an axis of several', () => {
  const axis = valueAxisOf(points(8, 8, 7), false);
  expect(axis.max - axis.min).toBeGreaterThanOrEqual(4);
  expect(axis.decimals).toBe(0);
  expect(valueAxisOf(points(1, 0), false).min).toBe(0);
});

test('a fine change of a figure with decimals keeps its axis', () => {
  const axis = valueAxisOf(points(5.1, 5.4), false);
  expect(axis.max - axis.min).toBeLessThan(1);
});

describe('labels of the time axis', () => {
  const labels = (from: string, to: string, width: number) =>
    timeTicks(new Date(`${from}T00:00:00`).getTime(), new Date(`${to}T00:00:00`).getTime(), width).map(
      ({ label }) => label,
    );

  test.each([
    // As many as have room at 62 pixels each, two at least.
    ['days', '2025-11-10', '2025-11-14', 320, ['2025-11-10', '11-11', '11-12', '11-13', '11-14']],
    ['every other day', '2025-11-10', '2025-11-18', 320, ['2025-11-10', '11-12', '11-14', '11-16', '11-18']],
    ['weeks', '2025-10-20', '2025-11-18', 320, ['2025-10-20', '10-27', '11-03', '11-10', '11-17']],
    ['fortnights over a new year', '2025-12-01', '2026-01-25', 320, ['2025-12-01', '12-15', '12-29', '2026-01-12']],
    ['months', '2025-08-18', '2025-11-18', 320, ['2025-09', '10', '11']],
    ['every other month, from January on', '2025-02-10', '2025-11-18', 320, ['2025-03', '05', '07', '09', '11']],
    ['quarters', '2024-11-18', '2025-11-18', 320, ['2025-01', '04', '07', '10']],
    ['half years', '2023-11-18', '2025-11-18', 320, ['2024-01', '07', '2025-01', '07']],
    ['years', '2021-06-01', '2025-11-18', 320, ['2022-01', '2023-01', '2024-01', '2025-01']],
    ['two years', '2017-06-01', '2025-11-18', 320, ['2019-01', '2021-01', '2023-01', '2025-01']],
    ['little room', '2025-11-10', '2025-11-14', 10, ['2025-11-10', '11-12', '11-14']],
  ])('%s', (_what, from, to, width, expected) => {
    expect(labels(from, to, width)).toEqual(expected);
  });
});

describe('limits', () => {
  const at = (time: number, low?: number, high?: number) => ({ time, value: 5, low, high }) as SeriesPoint;

  test('hold from the report on until another prints others, the first from the beginning', () => {
    const series = [at(10, 3), at(20, 3), at(30), at(40, 4), at(50, 3)];
    expect(limitSteps(series, 'low', 0, 100)).toEqual([
      { from: 0, to: 40, value: 3 },
      { from: 40, to: 50, value: 4 },
      { from: 50, to: 100, value: 3 },
    ]);
    expect(limitSteps(series, 'high', 0, 100)).toEqual([]);
  });

  test('lie on the axis where they are shown', () => {
    const series = [at(10, 3, 7), at(20, 2, 9.5)];
    const withLimits = valueAxisOf(series, true);
    expect(withLimits.min).toBeLessThanOrEqual(2);
    expect(withLimits.max).toBeGreaterThanOrEqual(9.5);
    expect(valueAxisOf(series, false).max).toBeLessThan(9.5);
  });
});

test('an axis of what is below zero goes below it, and above the highest value there is room', () => {
  expect(valueAxisOf(points(-2.5, 1.5), false).min).toBeLessThanOrEqual(-2.5);
  expect(valueAxisOf(points(0.5, 10.5), false).max).toBeGreaterThan(10.5);
});

test('what is no number is not drawn, and of many points the extremes stay', () => {
  const none = { time: 0, value: null } as SeriesPoint;
  expect(drawnPoints([none, ...points(1, 2)], 100).map(({ value }) => value)).toEqual([1, 2]);
  const many = Array.from(
    { length: 4000 },
    (_, place) => ({ time: place, value: place === 1234 ? 99 : 1 }) as SeriesPoint,
  );
  const drawn = drawnPoints(many, 100);
  expect(drawn.length).toBeLessThan(400);
  expect(drawn.some(({ value }) => value === 99)).toBe(true);
});

test('without a result the axis has its usual length; one that is no whole number is not widened', () => {
  expect(valueAxisOf([], false)).toMatchObject({ min: 0, max: 1.2 });
  const mixed = valueAxisOf(points(8, 8.5), false);
  expect(mixed.max - mixed.min).toBeLessThan(2);
});

test('whole numbers far apart keep the axis that holds them', () => {
  const { min, max } = valueAxisOf(points(100, 140), false);
  expect([min, max]).toEqual([100, 160]);
});

test('a report without a limit on one side has none there', () => {
  const only = { value: 5, low: 3 } as SeriesPoint;
  const { max } = valueAxisOf([only, { value: 5.5 } as SeriesPoint], true);
  expect(max).toBeLessThan(7);
});

test('a wide plot draws more of many points than a narrow one', () => {
  const many = Array.from({ length: 4000 }, (_, place) => ({ time: place, value: place % 7 }) as SeriesPoint);
  expect(drawnPoints(many, 400).length).toBeGreaterThan(drawnPoints(many, 100).length);
  expect(drawnPoints(many, 1).length).toBeGreaterThan(10);
});

test('a span of a century has labels too', () => {
  const [from, to] = [new Date(1925, 0, 1).getTime(), new Date(2025, 0, 1).getTime()];
  const years = timeTicks(from, to, 320).map(({ label }) => Number(label.slice(0, 4)));
  expect(years.slice(0, 3)).toEqual([1925, 1930, 1935]);
});
