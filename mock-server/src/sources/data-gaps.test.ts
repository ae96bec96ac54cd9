import { expect, test } from 'vitest';
import { isGap } from './data-gaps.ts';

const TODAY = '2025-11-18';
/** The eight Tuesdays before the eleventh of November. */
const TUESDAYS = ['11-04', '10-28', '10-21', '10-14', '10-07', '09-30', '09-23', '09-16'].map((day) => `2025-${day}`);
const busy = (weeks: number, ...more: string[]) => new Set([...TUESDAYS.slice(0, weeks), ...more]);

test('a day without reports is a gap where six of the eight same weekdays before it had some, else a zero', () => {
  expect(isGap('2025-11-11', TODAY, busy(6))).toBe(true);
  expect(isGap('2025-11-11', TODAY, busy(5))).toBe(false);
  // Mondays do not speak for a Tuesday.
  const mondays = TUESDAYS.map((day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
  expect(isGap('2025-11-11', TODAY, new Set(mondays))).toBe(false);
});

test('a day with reports, a day that is not over, and a day that is to come are no gaps', () => {
  expect(isGap('2025-11-11', TODAY, busy(8, '2025-11-11'))).toBe(false);
  expect(isGap(TODAY, TODAY, busy(8, '2025-11-11'))).toBe(false);
  expect(isGap('2025-11-25', TODAY, busy(8, '2025-11-11'))).toBe(false);
});
