import { expect, test } from 'vitest';
import type { SeriesPoint } from './course-data.ts';
import { changeInTime, changeOf } from './course-table.tsx';

const point = (day: string, text: string, isNumber = true): SeriesPoint => ({
  time: Date.parse(`${day}T10:00:00+08:00`),
  value: Number(text),
  text,
  mark: 'high',
  low: undefined,
  high: undefined,
  reportId: day,
  original: undefined,
  isNumber,
});
const POINTS = [
  point('2025-05-16', '136'),
  point('2025-08-21', '145'),
  point('2025-09-01', '900', false),
  point('2025-09-20', '130.5'),
  point('2025-09-21', '0'),
  point('2025-09-22', '2'),
];
const at = (index: number) => POINTS[index]?.time ?? 0;

test('a change says since when and by how much of the result before, which a suspect one is not', () => {
  expect(changeInTime(POINTS, at(1))).toBe('3 个月 +9（+6.6%）');
  expect(changeInTime(POINTS, at(3))).toBe('30 日 −14.5（−10.0%）');
  expect(changeOf(POINTS, at(3))).toBe('−14.5');
});

test('nothing is compared with nothing, with a suspect result, or as a share of zero', () => {
  expect(changeInTime(POINTS, at(0))).toBe('—');
  expect(changeInTime(POINTS, at(2))).toBe('—');
  expect(changeInTime(POINTS, at(5))).toBe('24 小时 +2');
  expect(changeOf(POINTS, at(2))).toBe('—');
});
