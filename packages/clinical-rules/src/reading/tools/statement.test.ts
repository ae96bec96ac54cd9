import { expect, test } from 'vitest';
import { isOfEvent, newestForm } from './statement.ts';

const form = (apiType: number, savedTime?: string) => ({
  apiType,
  form: {},
  ...(savedTime === undefined ? {} : { savedTime }),
});

test('a form belongs to a report up to so many hours before and after it, and without a time always', () => {
  const report = '2025-11-18T10:00:00+08:00';
  const of = (time?: string) => isOfEvent(form(5, time), report, 24);
  expect(of('2025-11-17T10:00:00+08:00')).toBe(true);
  expect(of('2025-11-17T09:59:00+08:00')).toBe(false);
  expect(of('2025-11-19T10:00:00+08:00')).toBe(true);
  expect(of('2025-11-19T10:01:00+08:00')).toBe(false);
  expect(of()).toBe(true);
});

test('of a tool the form that was saved last counts', () => {
  const forms = [form(8, '2025-11-18'), form(9, '2025-11-17'), form(9, '2025-11-16')];
  expect(newestForm(forms, 9)?.savedTime).toBe('2025-11-17');
  expect(newestForm(forms, 5)).toBeUndefined();
});
