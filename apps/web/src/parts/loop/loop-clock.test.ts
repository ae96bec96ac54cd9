import type { Warning, WarningState } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { loopClock } from './loop-clock.ts';

/** A report of a quarter to midnight; its limits lie on the next day. */
const report = '2025-12-31T23:45:00+08:00';
const waiting: Warning = {
  warning_id: 'W-1',
  patient_id: 'P1',
  patient_name: '孟庆山',
  content: '',
  warning_status: 'open',
  state: 'unacknowledged',
  create_time: report,
  due: { acknowledge_at: '2025-12-31T23:55:00+08:00', handle_at: '2026-01-01T00:15:00+08:00' },
};
const after = (minutes: number, seconds: number, state: WarningState = 'unacknowledged') =>
  loopClock({ ...waiting, state }, Date.parse(report) + (minutes * 60 + seconds) * 1000);

test('ten minutes to acknowledge: the time is up at 10:00', () => {
  expect(after(9, 59)).toEqual({ text: '未接报 9 分钟', limit: '接报限 10 分钟，余 1 分钟', isLate: false });
  expect(after(10, 0)).toEqual({ text: '未接报 10 分钟', limit: '接报限 10 分钟，已到时限', isLate: true });
  expect(after(12, 0)).toEqual({ text: '未接报 12 分钟', limit: '接报限 10 分钟，超时 2 分钟', isLate: true });
});

test('thirty minutes to record what was done, over midnight and New Year', () => {
  expect(after(15, 0, 'unhandled')).toEqual({
    text: '未处置 15 分钟',
    limit: '处置限 30 分钟，余 15 分钟',
    isLate: false,
  });
  expect(after(29, 59, 'unhandled')?.isLate).toBe(false);
  expect(after(30, 0, 'unhandled')).toEqual({
    text: '未处置 30 分钟，已到时限',
    limit: '处置限 30 分钟',
    isLate: true,
  });
  expect(after(38, 0, 'unhandled')?.text).toBe('未处置 38 分钟，超时 8 分钟');
});

// J-42: hours under two days, days to sixty, months under two years.
test('long waiting is told in hours, days, months and years', () => {
  expect(after(60, 0)?.text).toBe('未接报 1 小时');
  expect(after(47 * 60 + 59, 59)?.text).toBe('未接报 47 小时');
  expect(after(48 * 60, 0)?.text).toBe('未接报 2 日');
  expect(after(60 * 24 * 60, 0)?.text).toBe('未接报 60 日');
  expect(after(91 * 24 * 60, 0)?.text).toBe('未接报 3 个月');
  expect(after(2191 * 24 * 60, 0)?.text).toBe('未接报 5 年');
});

test('a server whose clock stands behind the report has waited no time', () => {
  expect(after(-3, 0)?.text).toBe('未接报 0 分钟');
});

test('nothing runs once what was done is recorded, nor without limits', () => {
  for (const state of ['awaiting_recheck', 'awaiting_close', 'closed', 'cancelled'] as const) {
    expect(after(50, 0, state)).toBeUndefined();
  }
  const { due: _, ...stated } = waiting;
  expect(loopClock(stated, Date.parse(report))).toBeUndefined();
});
