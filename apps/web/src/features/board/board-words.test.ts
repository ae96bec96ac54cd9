import type { BoardFigure, BoardSource } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { arrivalText, contextText, durationText, figureText, isAlarming } from './board-words.ts';

const NO_NUMBER = UNDETERMINED as unknown as number;

test.each([
  [1523, '1,523'],
  [0, '0'],
  [undefined, '—'],
  [NO_NUMBER, UNDETERMINED],
])('the figure %s is %s', (value, text) => {
  expect(figureText(value)).toBe(text);
});

test.each([
  [9.4, '9 分'],
  [59.4, '59 分'],
  [59.6, '1 小时 0 分'],
  [212, '3 小时 32 分'],
  [1439, '23 小时 59 分'],
  [1440, '1 天 0 小时'],
  [3120, '2 天 4 小时'],
  [undefined, '—'],
  [NO_NUMBER, UNDETERMINED],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

const NOW = '2025-11-18T10:00:00+08:00';

test.each([
  [{ state: 'normal', last_at: '2025-11-18T09:59:12+08:00' }, '48 秒'],
  [{ state: 'normal', last_at: '2025-11-18T09:59:00+08:00' }, '1 分'],
  [{ state: 'normal', last_at: '2025-11-18T10:00:05+08:00' }, '0 秒'],
  [{ state: 'normal', last_at: '2025-11-18T05:32:00+08:00', daily_at: '05:30' }, '4 小时 28 分，每日一次'],
  [{ state: 'silent', last_at: '2025-11-18T07:55:00+08:00' }, '2 小时 5 分，无数据'],
  [{ state: 'normal', last_at: '2025-11-13T08:00:00+08:00', usual_hours: 48 }, '5 天 2 小时，平时约 2 天一次'],
  [{ state: 'paused' }, '从未到达，已暂停'],
  [{ state: 'refusing', last_at: UNDETERMINED }, UNDETERMINED],
  [{ state: UNDETERMINED }, UNDETERMINED],
])('a source that is %j: %s', (source, text) => {
  expect(arrivalText(source as BoardSource, NOW)).toBe(text);
});

test('of an unreadable clock nothing is told', () => {
  expect(arrivalText({ state: 'normal', last_at: NOW } as BoardSource, UNDETERMINED)).toBe(UNDETERMINED);
});

test.each([
  [{ id: 'reports', usual_low: 1200, usual_high: 1400 }, '过去 8 个周二同一时刻 1,200–1,400'],
  [{ id: 'reports' }, '同星期日的数据不足'],
  [{ id: 'criticals', longest_minutes: 75, target: 30 }, '最久 1 小时 15 分，目标 30 分钟'],
  [{ id: 'criticals', target: 30 }, '目标 30 分钟'],
  [{ id: 'readable', target: 95, week_mean: 96.2 }, '目标 95，7 日平均 96.2'],
  [{ id: 'readable', target: 95 }, '目标 95'],
  [{ id: 'holds', longest_minutes: 12, done_today: 3 }, '最久 12 分，今日已审 3 份'],
  [{ id: 'holds', done_today: 0 }, '今日已审 0 份'],
  [{ id: UNDETERMINED }, UNDETERMINED],
])('%j is seen against: %s', (figure, text) => {
  expect(contextText(figure as BoardFigure, '周二')).toBe(text);
});

test.each([
  ['criticals', 1, undefined, true],
  ['criticals', 0, undefined, false],
  ['criticals', undefined, undefined, false],
  ['readable', 94.9, 95, true],
  ['readable', 95, 95, false],
  ['readable', 94, undefined, false],
  ['readable', 94, NO_NUMBER, false],
  ['reports', 1, 95, false],
  ['criticals', NO_NUMBER, undefined, false],
  [UNDETERMINED, 1, 95, false],
])('%s of %s against %s must be acted on: %s', (id, value, target, isIt) => {
  expect(isAlarming({ id, value, target } as BoardFigure)).toBe(isIt);
});
