import type { Course, CoursePoint } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import {
  chooseSeries,
  courseTitle,
  defaultRange,
  pointsWithin,
  rangeStart,
  seriesOf,
  spokenSeries,
} from './course-data.ts';

const REPORT_TIME = '2025-11-18T10:00:00+08:00';
const point = (time: string, value: number | null, more: object = {}) =>
  ({
    time: `${time}T08:00:00+08:00`,
    value,
    original_result: String(value),
    original_unit: 'μmol/L',
    state: 0,
    report_id: `R-${time}`,
    ...more,
  }) as CoursePoint;
const course = (points: readonly CoursePoint[], more: object = {}) =>
  ({ code: 'CREA', name: '肌酐', short_name: 'Cr', specimen: '血清', unit: 'μmol/L', points, ...more }) as Course;

describe('a result of a course', () => {
  const only = (more: object, value: number | null = 168) =>
    seriesOf(course([point('2025-11-18', value, more)])).points[0];

  test('is shown as it was printed, in the unit of the item', () => {
    expect(only({ range_low: 57, range_high: 111, state: 1 })).toEqual({
      time: Date.parse('2025-11-18T08:00:00+08:00'),
      value: 168,
      text: '168',
      mark: 'high',
      low: 57,
      high: 111,
      reportId: 'R-2025-11-18',
      original: undefined,
      isNumber: true,
    });
  });

  test.each([
    [
      'in another unit is converted, and told as printed beside it',
      { original_result: '1.9', original_unit: 'mg/dL' },
      '168',
      '1.9 mg/dL',
    ],
    ['with its comparator', { original_result: '<1.9', original_unit: 'mg/dL', comparator: '<' }, '<168', '<1.9 mg/dL'],
    ['without a unit is as printed', { original_result: '1.9', original_unit: '' }, '1.9', undefined],
    [
      'that prints the same number is no other',
      { original_result: '168↑', original_unit: 'umol/L' },
      '168↑',
      undefined,
    ],
  ])('%s', (_what, more, text, original) => {
    expect(only(more)).toMatchObject({ text, original });
  });

  test.each([
    ['a bound', { comparator: '<' }, 168, false],
    ['what nobody believes', { suspect: true, state: 1 }, 168, false],
    ['words', { original_result: '阴性' }, null, false],
    ['a number', {}, 168, true],
  ])('%s stands on the line: %s', (_what, more, value, isNumber) => {
    expect(only(more, value)?.isNumber).toBe(isNumber);
  });

  test('is suspect whatever its state, and unjudged where that cannot be determined', () => {
    expect(only({ suspect: true, state: 1 })?.mark).toBe('suspect');
    expect(only({ state: UNDETERMINED })?.mark).toBe('unjudged');
    expect(only({ value: UNDETERMINED })?.value).toBeNull();
    expect(only({ original_result: '阴性' }, null)).toMatchObject({ value: null, text: '阴性' });
    expect(only({ range_low: null })?.low).toBeUndefined();
  });
});

describe('courses', () => {
  test('run from the oldest result to the newest, with what has no unit beside them', () => {
    const unconvertible = [point('2025-01-01', null)];
    const { points, ...facts } = seriesOf(course([point('2025-11-18', 2), point('2025-05-16', 1)], { unconvertible }));
    expect(points.map(({ value }) => value)).toEqual([1, 2]);
    expect(facts).toEqual({
      code: 'CREA',
      name: '肌酐',
      shortName: 'Cr',
      specimen: '血清',
      unit: 'μmol/L',
      unconvertible,
    });
    expect(seriesOf(course([], { short_name: undefined }))).toMatchObject({ shortName: '', unconvertible: [] });
  });

  test('of several specimens is that of the open report, else the first', () => {
    const courses = [course([]), course([], { specimen: '尿' }), course([], { code: 'K' })];
    const chosen = (codes: string[], specimens: [string, string][]) =>
      chooseSeries(courses, codes, new Map(specimens)).map(({ code, specimen }) => `${code} ${specimen}`);
    expect(chosen(['CREA', 'K', 'NA'], [['CREA', '尿']])).toEqual(['CREA 尿', 'K 血清']);
    expect(chosen(['CREA'], [])).toEqual(['CREA 血清']);
    expect(chosen(['CREA'], [['CREA', '胸水']])).toEqual(['CREA 血清']);
  });
});

describe('a span', () => {
  test('ends with the report and begins with the first day of the month so many before; the whole history has neither', () => {
    expect(rangeStart('3m', REPORT_TIME)).toBe(Date.parse('2025-08-01T00:00:00+08:00'));
    expect(rangeStart('1y', REPORT_TIME)).toBe(Date.parse('2024-11-01T00:00:00+08:00'));
    expect(rangeStart('all', REPORT_TIME)).toBe(-Infinity);
    const series = seriesOf(
      course([
        point('2024-01-01', 1),
        { ...point('2024-11-01', 2), time: '2024-11-01T00:00:00+08:00' },
        point('2025-09-01', 3),
        { ...point('2025-11-18', 4), time: REPORT_TIME },
        point('2025-11-19', 5),
      ]),
    );
    const within = (range: Parameters<typeof rangeStart>[0]) =>
      pointsWithin(series, range, REPORT_TIME).map(({ value }) => value);
    expect(within('3m')).toEqual([3, 4]);
    expect(within('1y')).toEqual([2, 3, 4]);
    expect(within('all')).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ['the shortest with three results', ['2025-09-01', '2025-10-01', '2025-11-01'], '3m'],
    ['a year where three months hold less', ['2025-01-01', '2025-10-01', '2025-11-01'], '1y'],
    ['all where a year holds less', ['2020-01-01', '2025-10-01', '2025-11-01'], 'all'],
    ['a year where all hold too few', ['2020-01-01', '2025-11-01'], '1y'],
  ])('is at first %s', (_what, days, range) => {
    expect(defaultRange(seriesOf(course(days.map((day) => point(day, 1)))), REPORT_TIME)).toBe(range);
  });

  test('is a year where there is no item', () => {
    expect(defaultRange(undefined, REPORT_TIME)).toBe('1y');
  });
});

test('a title names the first, and what goes with it by its abbreviation', () => {
  const [one, two, three] = [
    course([]),
    course([], { name: '估算', short_name: 'eGFR' }),
    course([], { short_name: '' }),
  ];
  expect(courseTitle([one, two].map(seriesOf))).toBe('肌酐与 eGFR');
  expect(courseTitle([two, three].map(seriesOf))).toBe('估算与 肌酐');
  expect(courseTitle([seriesOf(one)])).toBe('肌酐');
});

test('a series is told without what nobody believes and what is no number; a bound is told and no number', () => {
  const series = seriesOf(
    course([
      point('2025-05-16', 104),
      point('2025-06-01', 999, { suspect: true }),
      point('2025-07-01', null, { original_result: '溶血' }),
      point('2025-08-21', 145, { original_result: '>145', comparator: '>' }),
    ]),
  );
  expect(spokenSeries(series, series.points, true)).toEqual({
    code: 'CREA',
    name: '肌酐',
    unit: 'μmol/L',
    results: ['104', '>145'],
    numbers: [{ time: Date.parse('2025-05-16T08:00:00+08:00'), value: 104 }],
  });
  expect(spokenSeries(series, [], false).name).toBe('Cr');
  expect(spokenSeries({ ...series, shortName: '' }, [], false).name).toBe('肌酐');
});
