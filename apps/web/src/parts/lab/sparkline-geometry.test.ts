import type { LaboratoryRow, RowCourse } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import {
  courseCodeOf,
  isCourseUnread,
  type PlainPoint,
  plainPoints,
  pointMark,
  pointShapes,
  printedCourse,
  rowBand,
  spokenCourse,
  trusted,
} from './course-row.ts';
import { SPARK, sparkGeometry } from './sparkline-geometry.ts';

const DAY = 86_400_000;
const UNTIL = Date.parse('2025-11-18T10:00:00');

describe('the curve of a year', () => {
  const FROM = 0;
  const YEAR = 100;
  const at = (time: number, value: number, mark: PlainPoint['mark'] = 'normal') => ({ time, value, mark });
  const band = (low?: number, high?: number) => ({ low, high });
  const drawn = (points: readonly PlainPoint[], of = band()) => sparkGeometry(points, of, FROM, YEAR);

  test('stands over true time, from edge to edge of the drawing, the greatest at the top', () => {
    const { line, last, suspects } = drawn([at(0, 1), at(50, 3), at(100, 2)]);
    expect(line).toBe('M4 16L52 4L100 10');
    expect(last).toEqual({ x: 100, y: 10, mark: 'normal' });
    expect(suspects).toEqual([]);
    expect(sparkGeometry([at(100, 1)], band(), FROM, YEAR, 208).last?.x).toBe(204);
  });

  test('does not go through a result that nobody believes; it is marked where it is not the last', () => {
    const { line, suspects } = drawn([at(0, 1), at(50, 9, 'suspect'), at(100, 5)]);
    expect(line).toBe('M4 16L100 10');
    expect(suspects).toEqual([{ x: 52, y: 4, mark: 'suspect' }]);
    expect(drawn([at(0, 1), at(100, 9, 'suspect')])).toMatchObject({
      line: 'M4 16',
      suspects: [],
      last: { x: 100, y: 4, mark: 'suspect' },
    });
  });

  test('of equal results lies in the middle, and so does a single one', () => {
    expect(drawn([at(0, 5), at(100, 5)]).line).toBe('M4 10L100 10');
    expect(drawn([at(0, 0), at(100, 0)]).line).toBe('M4 10L100 10');
    expect(sparkGeometry([at(0, 5)], band(), 0, 0).last).toEqual({ x: 4, y: 10, mark: 'normal' });
  });

  test.each([
    // One result lies inside: the whole interval is in sight.
    ['inside', [4, 6], band(3, 7), { y: 4, height: 12 }],
    ['with one inside', [4, 11], band(3, 7), { y: 10, height: 6 }],
    // Near: a third of the span of the results is added, so that its bound is seen.
    ['just above', [8, 10], band(3, 7), { y: 13.8, height: 6.2 }],
    ['just below', [0, 2], band(3, 7), { y: 0, height: 6.2 }],
    ['far above', [20, 30], band(3, 7), undefined],
    ['far below', [-30, -20], band(3, 7), undefined],
    ['above a lone low bound', [4, 6], band(3), { y: 0, height: 16 }],
    ['below a lone high bound', [4, 6], band(undefined, 7), { y: 4, height: 16 }],
    ['without an interval', [4, 6], band(), undefined],
  ])('results %s: the interval is a band', (_where, values, of, expected) => {
    const found = drawn(
      values.map((value, place) => at(place * 100, value)),
      of,
    ).band;
    if (expected === undefined) expect(found).toBeUndefined();
    else {
      expect(found?.y).toBeCloseTo(expected.y, 1);
      expect(found?.height).toBeCloseTo(expected.height, 1);
    }
  });

  test('a change is not drawn larger than it is beside half of the interval', () => {
    // 20.0 and 20.1 above an interval of 4: half of it is the height of the drawing.
    const { line } = drawn([at(0, 20), at(100, 20.1)], band(3, 7));
    expect(line).toBe('M4 10.3L100 9.7');
  });
});

const row = (more: object = {}) => ({ original_laboratory_name: '钾(急诊)', decimals: 2, ...more }) as LaboratoryRow;
const seconds = (days: number) => (UNTIL - days * DAY) / 1000;
const course = (points: unknown[], more: object = {}) =>
  ({ from: '2024-11-18', points, ...more }) as unknown as RowCourse;

describe('the course of a row', () => {
  test.each([
    [0, 'normal'],
    [1, 'high'],
    [-1, 'low'],
    [2, 'critical-high'],
    [-2, 'critical-low'],
    [8, 'suspect'],
    [7, 'unjudged'],
    [undefined, 'unjudged'],
  ])('state %s is marked as %s', (state, mark) => {
    expect(pointMark(state)).toBe(mark);
  });

  test('a mark above the interval points up, below it down, and every other is a dot', () => {
    expect(pointShapes('u', 'd', 'o')).toEqual({
      high: 'u',
      'critical-high': 'u',
      low: 'd',
      'critical-low': 'd',
      normal: 'o',
      suspect: 'o',
      unjudged: 'o',
    });
  });

  test('is its numbers, over milliseconds; half of one that cannot be read is none', () => {
    const whole = course([
      [1, 4.1, 0],
      [2, 9, 8],
    ]);
    expect(plainPoints(whole)).toEqual([
      { time: 1000, value: 4.1, mark: 'normal' },
      { time: 2000, value: 9, mark: 'suspect' },
    ]);
    expect(trusted(plainPoints(whole))).toHaveLength(1);
    expect(isCourseUnread(whole)).toBe(false);
    expect(isCourseUnread(course([[1, UNDETERMINED, 0]]))).toBe(true);
    expect(isCourseUnread(course([[UNDETERMINED, 1, 0]]))).toBe(true);
    expect(isCourseUnread(course([], { from: UNDETERMINED }))).toBe(true);
  });

  test('is asked for by code, else by the printed name', () => {
    expect(courseCodeOf(row({ code: 'K' }))).toBe('K');
    expect(courseCodeOf(row())).toBe('钾(急诊)');
  });

  test('the bounds of the row are numbers, where they are printed as such', () => {
    expect(rowBand(row({ range_lower: '3.5', range_upper: '5.3' }))).toEqual({ low: 3.5, high: 5.3 });
    expect(rowBand(row()).low).toBeUndefined();
  });

  test.each([
    [
      'three, by the first and the last',
      course([
        [1, 5.2, 0],
        [2, 9, 0],
        [3, 4, 0],
      ]),
      '近 1 年 3 次，由 5.20 降至 4.00',
    ],
    [
      'two',
      course([
        [1, 5.2, 0],
        [2, 6.82, 1],
      ]),
      '近 1 年 2 次，由 5.20 升至 6.82',
    ],
    [
      'more than it holds',
      course(
        [
          [1, 5.2, 0],
          [2, 6.82, 1],
        ],
        { total: 40 },
      ),
      '近 1 年 40 次，由 5.20 升至 6.82',
    ],
    ['none', course([]), '近 1 年无可用结果'],
    ['none that is believed', course([[1, 5, 8]]), '近 1 年无可用结果'],
    ['what cannot be read', course([[1, UNDETERMINED, 0]]), `近 1 年${UNDETERMINED}`],
  ])('is spoken of %s', (_what, of, text) => {
    expect(spokenCourse(row(), of)).toBe(text);
  });

  const previous = { original_result: '6.12', report_time: '2025-11-17T08:00:00' };
  test.each([
    ['the first', row(), [], '首次'],
    ['with one of a year ago', row({ previous }), [[seconds(350), 4.5, 0]], '上次 6.12（11-17），一年前 4.50'],
    ['at the ends of what is a year ago', row({ previous }), [[seconds(395), 4, 0]], '上次 6.12（11-17），一年前 4.00'],
    ['ten months ago', row({ previous }), [[seconds(300), 4, 0]], '上次 6.12（11-17），一年前 4.00'],
    ['older', row({ previous }), [[seconds(396), 4, 0]], '上次 6.12（11-17），一年前 —'],
    ['newer', row({ previous }), [[seconds(299), 4, 0]], '上次 6.12（11-17），一年前 —'],
    ['not believed', row({ previous }), [[seconds(350), 4, 8]], '上次 6.12（11-17），一年前 —'],
    [
      'of another year',
      row({ previous: { ...previous, report_time: '2024-12-31T08:00:00' } }),
      [],
      '上次 6.12（2024-12-31），一年前 —',
    ],
    [
      'more exact than its decimals',
      row({ previous, decimals: 1 }),
      [[seconds(350), 4.55, 0]],
      '上次 6.12（11-17），一年前 4.55',
    ],
  ])('on paper: %s', (_what, of, points, text) => {
    expect(printedCourse(of, course(points), UNTIL)).toBe(text);
  });
});

test('the drawing is as wide as the column of a report', () => {
  expect(SPARK).toEqual({ width: 104, height: 20 });
});
