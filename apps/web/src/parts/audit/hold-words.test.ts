import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { DECISIONS, HOLD_STATES, holdStateName, minutesText, personText } from './hold-words.ts';

test('a decision is called as the hold that it leaves behind', () => {
  expect(DECISIONS).toHaveLength(4);
  for (const { value, label } of DECISIONS) expect(HOLD_STATES[value]).toBe(label);
});

test.each([
  ['held', '待审'],
  ['later', ''],
  [UNDETERMINED, UNDETERMINED],
])('a hold that is %s is called %s', (state, name) => {
  expect(holdStateName({ state: state as 'held' })).toBe(name);
});

const FROM = '2026-11-18T09:00:00+08:00';

test.each([
  [FROM, '2026-11-18T09:00:59+08:00', '0 分钟'],
  [FROM, '2026-11-18T09:12:30+08:00', '12 分钟'],
  [FROM, '2026-11-18T09:59:59+08:00', '59 分钟'],
  [FROM, '2026-11-18T10:00:00+08:00', '1 小时 0 分'],
  [FROM, '2026-11-18T11:05:00+08:00', '2 小时 5 分'],
  [FROM, '2026-11-18T08:00:00+08:00', '0 分钟'],
  ['', FROM, '—'],
  [UNDETERMINED, FROM, UNDETERMINED],
  [FROM, UNDETERMINED, UNDETERMINED],
])('from %s to %s pass %s', (from, to, text) => {
  expect(minutesText(from, to)).toBe(text);
});

test('a person is sex and age, where it is known', () => {
  expect(personText({ patient_gender: '男', patient_age: 71 })).toBe('男 71');
  expect(personText({ patient_gender: '女' })).toBe('女');
});
