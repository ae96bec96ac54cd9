import { ageOn } from '@jianwei/clinical-rules/core/age';
import { expect, test } from 'vitest';
import { SEED_PATIENTS } from './patients/all-patients.ts';
import { PICTURE_NOW, SeedCalendar } from './seed-calendar.ts';

const DAY_MS = 86_400_000;

test('the pictures are their own calendar', () => {
  const calendar = new SeedCalendar(PICTURE_NOW);
  expect(calendar.time('2025-11-18 10:26')).toBe('2025-11-18T10:26:00+08:00');
  expect(calendar.day('2024-02-29')).toBe('2024-02-29');
});

test('days are moved, times of day kept', () => {
  const calendar = new SeedCalendar('2026-01-01T12:00:00+08:00');
  expect(calendar.time('2025-11-18 09:42')).toBe('2026-01-01T09:42:00+08:00');
  expect(calendar.time('2025-11-17 21:40')).toBe('2025-12-31T21:40:00+08:00');
});

test('an early clock draws the times of its day together', () => {
  const calendar = new SeedCalendar('2025-11-18T05:15:00+08:00');
  expect(calendar.time('2025-11-18 10:26')).toBe('2025-11-18T05:13:00+08:00');
  expect(calendar.time('2025-11-18 05:00')).toBe('2025-11-18T02:30:00+08:00');
});

test('patients keep their age whatever day it is', () => {
  const start = Date.parse('2025-01-01');
  for (let day = 0; day < 365 * 4; day += 7) {
    const today = new Date(start + day * DAY_MS).toISOString().slice(0, 10);
    const calendar = new SeedCalendar(`${today}T10:30:00+08:00`);
    for (const { name, born } of SEED_PATIENTS) {
      expect([today, name, ageOn(calendar.day(born), today)]).toEqual([today, name, ageOn(born, '2025-11-18')]);
    }
  }
});
