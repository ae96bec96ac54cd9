import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { beforeEach, expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { logNearQuestion } from '../store/research-guard.ts';
import { decideNear, nearRequestToday } from '../store/research-near.ts';
import { guardTotal, isAskedOften, MOST_NEAR } from './guard.ts';

const WHO = { userId: 'u-doctor', nickname: '沈若溪' };
const upTo = (to: number): Cohort => ({
  version: 1,
  unit: 'patient',
  conditions: [{ id: 'c1', kind: 'age', group: 'a', negate: false, enabled: true, from: 18, to }],
  calendar: {},
});

let world = createSeededWorld();
beforeEach(() => {
  world = createSeededWorld();
});

/** Age limit and total of one question. */
const ask = (to: number, total: number) =>
  guardTotal(world, WHO, { cohort: upTo(to), members: new Uint8Array(200).fill(1, 0, total), dataTime: 'd' });
const nearQuestions = (count: number) => {
  for (let index = 0; index < count; index += 1) logNearQuestion(world, WHO.userId, `${index}`);
};

test('the thirtieth near question of a day rounds everything and asks role 8 once', () => {
  nearQuestions(MOST_NEAR - 2);
  ask(60, 100);
  expect(ask(61, 104)).toBe(104);
  expect([isAskedOften(world, WHO.userId), nearRequestToday(world, WHO.userId)]).toEqual([false, undefined]);
  expect(ask(62, 108)).toBe(108);
  expect(isAskedOften(world, WHO.userId)).toBe(true);
  const request = nearRequestToday(world, WHO.userId);
  expect(request).toMatchObject({ user_name: '沈若溪', day: '2025-11-18', questions: MOST_NEAR, state: 'waiting' });
  expect(JSON.parse(request?.sentences ?? '')).toContain('入组时 18–62 岁');
  // Far from every other: told rounded all the same.
  expect(ask(20, 12)).toBe(12);
  expect(ask(63, 112)).toBe(112);
  expect(nearRequestToday(world, WHO.userId)).toMatchObject({
    request_id: request?.request_id,
    questions: MOST_NEAR + 1,
  });
});

test('allowed, only near questions are rounded; refused, all still are', () => {
  nearQuestions(MOST_NEAR - 1);
  ask(60, 100);
  ask(61, 104);
  const id = nearRequestToday(world, WHO.userId)?.request_id ?? '';
  decideNear(world, id, { state: 'refused', by: '科研管理员', reason: '请先保存为队列' });
  expect(ask(20, 12)).toBe(12);
  decideNear(world, id, { state: 'allowed', by: '科研管理员', reason: '' });
  expect(isAskedOften(world, WHO.userId)).toBe(false);
  expect(ask(19, 250)).toBeUndefined();
  expect(ask(62, 107)).toBe(107);
});

test('two cohorts and what they share are near where one holds the other', () => {
  const total = (condition: object, members: Uint8Array) =>
    guardTotal(world, WHO, { cohort: { ...upTo(60), conditions: [condition as never] }, members, dataTime: 'd' });
  const other = { id: 'x', kind: 'sex', negate: false, enabled: true, values: [1] };
  expect(total(other, new Uint8Array(200).fill(1, 0, 80))).toBeUndefined();
  const shared = { ...other, kind: 'department', values: undefined, ids: ['肾内科'] };
  expect(total(shared, new Uint8Array(200).fill(1, 0, 75))).toBe(80);
  expect(
    total(
      { ...other, kind: 'follow_up', values: undefined, reports: 2, days: 90 },
      new Uint8Array(200).fill(1, 100, 178),
    ),
  ).toBeUndefined();
});
