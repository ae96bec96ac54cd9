import type { TrendGroup } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { dayLabel, paddedBounds, roundAxis } from './trend-axis.ts';
import { dayAt, labelPosition, spokenTrend, trendAxis, trendGeometry } from './trend-geometry.ts';
import { CREATININE, HAEMOGLOBIN, only, pointOf, URINE_PROTEIN } from './trend-history.test-support.ts';

const DAYS = ['2025-08-21', '2025-11-11', '2025-11-18'];
const WIDTH = 600;

const draw = (group: TrendGroup, days = DAYS) => trendGeometry(only(group), days, WIDTH);

// covers A-9-05..08
test('the upper limit is a red solid line, the lower an amber dashed one, and both say so', () => {
  expect(draw(CREATININE).limits).toMatchObject([
    { line: '#c4281c', dash: undefined, label: '上限 111' },
    { line: '#b97400', dash: '5 3', label: '下限 57' },
  ]);
});

test('one limit is one line, none is none', () => {
  expect(draw({ ...CREATININE, down_limit: null }).limits.map(({ label }) => label)).toEqual(['上限 111']);
  const bare = draw({ ...CREATININE, up_limit: null, down_limit: null });
  expect([bare.limits, bare.band]).toEqual([[], undefined]);
});

test('limits close to each other keep their labels apart, not their lines', () => {
  const [upper, lower] = draw({ ...CREATININE, up_limit: 111, down_limit: 110 }).limits;
  expect((lower?.at ?? 0) - (upper?.at ?? 0)).toBeLessThan(5);
  expect((lower?.labelAt ?? 0) - (upper?.labelAt ?? 0)).toBeCloseTo(17, 5);
});

test('the reference interval reaches from limit to limit, and beyond an only one to the end of the axis', () => {
  const { band, limits, ticks } = draw(CREATININE);
  expect(band?.top).toBe(limits[0]?.at);
  expect((band?.top ?? 0) + (band?.height ?? 0)).toBeCloseTo(limits[1]?.at ?? 0, 5);
  const upTo = draw({ ...CREATININE, down_limit: null });
  expect((upTo.band?.top ?? 0) + (upTo.band?.height ?? 0)).toBeCloseTo(upTo.foot, 5);
  expect(ticks[0]?.at).toBe(upTo.foot);
  const from = draw({ ...CREATININE, up_limit: null });
  expect(from.band?.top).toBe(from.top);
  expect((from.band?.top ?? 0) + (from.band?.height ?? 0)).toBeCloseTo(from.limits[0]?.at ?? 0, 5);
});

// covers A-9-04
test('the axis holds limits and points of the whole history', () => {
  const figures = draw(CREATININE, ['2025-05-16']).ticks.map(({ text }) => Number(text));
  expect(figures[0]).toBeLessThanOrEqual(57 - 5.4);
  expect(figures.at(-1)).toBeGreaterThanOrEqual(168);
});

test('points stand where their value and their day are, marked high, low or normal, with their printed value', () => {
  const { points, limits, days } = draw({
    ...CREATININE,
    histories: [pointOf('2025-08-21', 57), ...CREATININE.histories.slice(2)],
  });
  expect(points).toMatchObject([
    { mark: 'normal', text: '57', isLast: false, x: days[0]?.x, y: limits[1]?.at },
    { mark: 'high', text: '161', isLast: false },
    { mark: 'high', text: '168', isLast: true, x: days[2]?.x },
  ]);
  expect((days[1]?.x ?? 0) - (days[0]?.x ?? 0)).toBeCloseTo((days[2]?.x ?? 0) - (days[1]?.x ?? 0), 1);
  expect(draw(HAEMOGLOBIN).points[0]).toMatchObject({ mark: 'low', text: '112' });
});

test('days stand at equal distances between the labels of the axis and those of the limits, which have the room they need', () => {
  expect(draw(CREATININE).days.map(({ x }) => x)).toEqual([124, 284, 444]);
  const wide = draw({ ...CREATININE, up_limit: 12345.6 });
  expect(wide.ticks.map(({ text }) => text)).toEqual(['0', '4000', '8000', '12000', '16000']);
  expect([wide.left, wide.right]).toEqual([16 + 8 * '16000'.length, WIDTH - 46 - 8 * '12345.6'.length]);
  const levels = draw(URINE_PROTEIN);
  expect([levels.left, levels.right]).toEqual([44, WIDTH - 76]);
  // However narrow, the chart has some width.
  const narrow = trendGeometry(only(CREATININE), DAYS, 10);
  expect(narrow.right - narrow.left).toBe(1);
});

test('the axis ends at the head of the chart, whether it begins at zero or not', () => {
  for (const group of [CREATININE, HAEMOGLOBIN, { ...CREATININE, up_limit: null, down_limit: null }]) {
    const { ticks, top, foot } = draw(group);
    expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([foot, top]);
    expect(ticks.length).toBeGreaterThan(2);
  }
});

test('the last day with a result is marked as such, also where later ones have none', () => {
  const lasts = (...histories: TrendGroup['histories']) =>
    draw({ ...CREATININE, histories }).days.map(({ isLast }) => isLast);
  expect(lasts(pointOf('2025-08-21', 80), pointOf('2025-11-18', 90))).toEqual([false, false, true]);
  const haemolysis = pointOf('2025-11-18', null, { original_result: '溶血' });
  expect(lasts(pointOf('2025-08-21', 80), haemolysis)).toEqual([true, false, false]);
  expect(lasts(haemolysis)).toEqual([false, false, false]);
});

const strokesOf = (path: string) => path.split('M').length - 1;

test('a day without the test is a gap with 未检, bridged by a dotted line', () => {
  const { solid, dotted, words, points } = draw(HAEMOGLOBIN);
  expect(points.map(({ day }) => day)).toEqual(['2025-08-21', '2025-11-18']);
  expect([strokesOf(solid), strokesOf(dotted)]).toEqual([2, 1]);
  expect(solid).not.toContain('L');
  expect(words).toMatchObject([{ day: '2025-11-11', text: '未检', mark: undefined }]);
});

test('lines go from point to point, solid between neighbouring days', () => {
  const drawn = draw({
    ...CREATININE,
    histories: [pointOf('2025-08-21', 80), pointOf('2025-11-11', 90)],
  });
  const at = (place: number) => `${drawn.points[place]?.x} ${drawn.points[place]?.y}`;
  expect(drawn.solid).toBe(`M${at(0)}L${at(1)}`);
  expect(drawn.dotted).toBe(drawn.solid);
  const apart = draw(HAEMOGLOBIN);
  const [one, other] = apart.points.map(({ x, y }) => `${x} ${y}`);
  expect([apart.solid, apart.dotted]).toEqual([`M${one}M${other}`, `M${one}L${other}`]);
});

test.each<[string, number | null, number | null, number]>([
  // 128 pixels are 0 to 12; the days are at 152, words above them at 146.
  ['above the days where no line is near', null, null, 146],
  ['above the days under a line far above', 9, null, 146],
  ['above the line that would cross them', null, 1, 135.33],
  ['above two lines where there is no room between them', 2, 1, 124.67],
  ['between two lines where there is', 6, 1, 135.33],
  ['above a line on which the days stand', null, 0, 146],
])('words stand %s', (_where, up, down, y) => {
  const histories = [pointOf('2025-08-21', 12), pointOf('2025-11-11', 0)];
  const { words, ticks } = draw({ ...CREATININE, up_limit: up, down_limit: down, histories });
  expect(ticks.map(({ text }) => text)).toEqual(['0', '4', '8', '12']);
  expect(words.map((word) => word.y)).toEqual([y]);
});

test.each([0, 4, 8, 12, 16, 40])('未检 does not lie on a limit line that runs %d px above the days', (above) => {
  const axis = draw(HAEMOGLOBIN).ticks.map(({ text }) => Number(text));
  const [min = 0, max = 0] = [axis.at(0), axis.at(-1)];
  const { words, limits, foot } = draw({
    ...HAEMOGLOBIN,
    down_limit: min + ((max - min) * above) / 128,
    up_limit: null,
  });
  const [line] = limits;
  const { y = 0 } = words[0] ?? {};
  expect((line?.at ?? 0) <= y - 12 || (line?.at ?? 0) > y).toBe(true);
  expect(y).toBeLessThan(foot);
});

test('where each day on screen has its result, there is nothing to bridge or to say', () => {
  const { solid, dotted, words } = draw({
    ...CREATININE,
    histories: DAYS.map((day, index) => pointOf(day, 80 + index)),
  });
  expect([strokesOf(solid), dotted, words]).toEqual([1, '', []]);
});

test('a result that is no number is printed where it was taken and not called 未检', () => {
  const group = {
    ...CREATININE,
    histories: [pointOf('2025-08-21', 80), pointOf('2025-11-18', null, { original_result: '溶血' })],
  };
  expect(draw(group).words.map(({ text }) => text)).toEqual(['未检', '溶血']);
});

test('negative and positive stand on two levels, their words between them', () => {
  const { ticks, points, foot, top } = draw(URINE_PROTEIN);
  expect(ticks).toEqual([
    { at: foot, text: '阴性' },
    { at: top, text: '阳性' },
  ]);
  expect(points.map(({ text, y, place }) => [text, y, place])).toEqual([
    ['阴性', foot, 'top'],
    ['2+', top, 'bottom'],
  ]);
});

test('the pointer is on the day whose column it is in, and on none beside the chart', () => {
  const drawn = draw(CREATININE);
  expect(drawn.days.map(({ x }) => dayAt(drawn, x))).toEqual(DAYS);
  expect([dayAt(drawn, drawn.left), dayAt(drawn, drawn.right)]).toEqual([DAYS[0], DAYS[2]]);
  expect([dayAt(drawn, drawn.left - 1), dayAt(drawn, drawn.right + 1)]).toEqual([undefined, undefined]);
});

describe('a value', () => {
  const axis = { min: 0, max: 100, interval: 25, decimals: 0 };
  test.each<[number, number | null, 'top' | 'bottom']>([
    [50, null, 'top'],
    [50, 60, 'bottom'],
    [50, 45, 'top'],
    [50, 90, 'top'],
    // On the line, or just clear of it: a label is 17.19 high here.
    [50, 50, 'top'],
    [50, 67.1, 'bottom'],
    [50, 67.2, 'top'],
  ])('%d with a limit of %s is printed at its %s', (value, up, position) => {
    expect(labelPosition(value, { up, down: null }, axis)).toBe(position);
  });
  test('its height is a part of the axis, wherever that begins', () => {
    const higher = { min: 100, max: 200, interval: 25, decimals: 0 };
    expect(labelPosition(150, { up: 167, down: null }, higher)).toBe('bottom');
    expect(labelPosition(150, { up: 168, down: null }, higher)).toBe('top');
  });
  test('a limit far below it does not keep it on top', () => {
    expect(labelPosition(50, { up: 60, down: 10 }, axis)).toBe('bottom');
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
  test('and stays as it is where no value is printed below', () => {
    const limits = { up: 165, down: null };
    expect(trendAxis(limits, [100, 20])).toEqual(roundAxis(paddedBounds(limits, [100, 20])));
  });
  test('below zero where there are such values', () => {
    const axis = trendAxis({ up: 0, down: null }, [-1, -10]);
    expect(labelPosition(-1, { up: 0, down: null }, axis)).toBe('bottom');
    expect(axis.min).toBeLessThanOrEqual(-10);
  });
  test('but not below zero', () => {
    expect(trendAxis({ up: 15, down: 1 }, [0.2, 7.4]).min).toBe(0);
  });
});

test('the first day carries the year, all of them where the window spans two', () => {
  expect(dayLabel('2025-08-21', DAYS)).toBe('2025-08-21');
  expect(dayLabel('2025-11-18', DAYS)).toBe('11-18');
  expect(dayLabel('2025-11-18', ['2024-12-01', '2025-11-18'])).toBe('2025-11-18');
});

test('what a screen reader hears', () => {
  expect(spokenTrend(only(HAEMOGLOBIN), DAYS)).toBe(
    '血红蛋白：2025-08-21 112 降低，2025-11-11 未检，2025-11-18 103 降低，上限 175，下限 130',
  );
});
