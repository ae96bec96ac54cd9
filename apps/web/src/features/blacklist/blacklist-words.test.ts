import type { BlacklistRecord } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayAfter, endOfDay, endText, eventName, hitsSince, kindName, minute, withoutYear } from './blacklist-words.ts';

beforeEach(() => void vi.setSystemTime(new Date('2025-11-18T10:00:00')));

test.each([
  ['2025-11-18', 1, '2025-11-19'],
  ['2025-11-30', 1, '2025-12-01'],
  ['2026-01-03', -6, '2025-12-28'],
  ['2024-02-28', 1, '2024-02-29'],
])('%s and %i days is %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test('seven days are counted, today the last of them', () => {
  expect(hitsSince()).toBe('2025-11-12');
});

test('a day ends with the first moment of the next, on the clock of the hospital', () => {
  expect(endOfDay('2025-12-31')).toBe('2026-01-01T00:00:00+08:00');
});

/** As this machine's clock reads it. */
const local = (text: string) => new Date(text).toISOString();

test.each([
  ['at the end of a day', 'at', local('2025-11-26T00:00:00'), '至 2025-11-25 24:00'],
  ['within a day', 'at', local('2025-11-26T09:05:00'), '至 2025-11-26 09:05'],
  ['never', 'never', undefined, '长期'],
  ['with a new password', 'password_reset', undefined, '至重置密码后'],
  ['unreadably', UNDETERMINED, undefined, UNDETERMINED],
  ['at an unreadable time', 'at', UNDETERMINED, UNDETERMINED],
])('it ends %s', (_how, ends, expires, text) => {
  expect(
    endText({ ends, ...(expires !== undefined && { expires_at: expires }) } as Parameters<typeof endText>[0]),
  ).toBe(text);
});

test('a kind and an event have a name, new ones are told as they are', () => {
  expect(kindName(1002)).toBe('1002 暂停使用');
  expect(kindName(1009)).toBe('1009');
  expect(kindName(UNDETERMINED as unknown as number)).toBe(UNDETERMINED);
  const named = (event: string) => eventName({ event } as BlacklistRecord);
  expect(['restored', 'moved', UNDETERMINED].map(named)).toEqual(['恢复', 'moved', UNDETERMINED]);
});

test('days of this year stand without it', () => {
  expect(withoutYear('2025-11-18 至 2026-01-02，2025-12-01')).toBe('11-18 至 2026-01-02，12-01');
  expect(minute(local('2025-11-18T09:36:59'))).toBe('2025-11-18 09:36');
});
