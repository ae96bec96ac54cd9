import type { TriedReport, Warning, WorklistLoop, WorklistRow } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import * as loops from '../loop/loop-words.ts';
import { valuesText } from '../rules/tried-values.ts';
import { handlingOf, isLoopOpen, levelMark, loopHandling } from './worklist-words.ts';

const NOW = Date.parse('2025-11-18T10:00:00');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const row = (more: object) => more as WorklistRow;

test.each([
  [{ level: 'critical', to_verify: true }, '危急值', 'critical'],
  [{ level: 'focus', to_verify: true }, '需核实', 'verify'],
  [{ level: 'focus' }, '需关注', 'focus'],
  [{ level: 'normal', to_verify: UNDETERMINED }, '待读', 'plain'],
  [{ level: 'normal', read_at: ago(1) }, '已读', 'plain'],
  [{ level: 'undetermined', to_verify: true }, UNDETERMINED, 'plain'],
  [{ level: UNDETERMINED }, UNDETERMINED, 'plain'],
])('a line that is %j is marked %s', (line, word, look) => {
  expect(levelMark(row(line))).toEqual({ word, look });
});

test.each([
  [undefined, false],
  ['closed', false],
  ['cancelled', false],
  ['unhandled', true],
  [UNDETERMINED, true],
])('a loop at %s waits: %s', (step, isOpen) => {
  expect(isLoopOpen(step === undefined ? undefined : ({ step } as WorklistLoop))).toBe(isOpen);
  if (step !== undefined) expect(loops.isOpenLoop({ state: step } as Warning)).toBe(isOpen);
});

const loop = (step: string, minutes: number, more: object = {}) =>
  ({ step, since: ago(minutes), ...more }) as unknown as WorklistLoop;

test.each([
  [loop('unacknowledged', 5), '未接报 5 分', '', true],
  [loop('unacknowledged', 59, { notified_at: ago(60) }), '未接报 59 分', '09:00 已通知', true],
  [loop('unacknowledged', 60), '未接报 1 小时', '', true],
  [loop('unacknowledged', -3), '未接报 0 分', '', true],
  [{ step: 'unacknowledged', since: 'x' } as WorklistLoop, '未接报', '', true],
  [loop('unhandled', 15, { notified_at: ago(60) }), '处置中', '09:45 已接报', false],
  [loop('awaiting_recheck', 30), '待复测', '09:30 已处置', false],
  [loop('awaiting_recheck', 30, { due: ago(-90) }), '待复测 11:30', '09:30 已处置', false],
  [loop('unacknowledged', 20 * 60, { notified_at: ago(20 * 60) }), '未接报 20 小时', '11-17 14:00 已通知', true],
  [loop('unhandled', 24 * 60), '处置中', '11-17 10:00 已接报', false],
  [loop('closed', 24 * 60), '已闭环 11-17 10:00', '', false],
  [loop('cancelled', 365 * 24 * 60), '已取消 2024-11-18', '', false],
  [loop('awaiting_close', 30), '待闭环', '09:30 已处置', false],
  [loop('closed', 30, { notified_at: ago(60) }), '已闭环 09:30', '', false],
  [loop('cancelled', 30), '已取消 09:30', '', false],
  [loop(UNDETERMINED, 30), UNDETERMINED, '', true],
])('where a loop stands: %#', (of, main, note, isLoud) => {
  expect(loopHandling(of, NOW)).toEqual({ main, note, isLoud });
  expect(handlingOf(row({ loop: of, open_findings: ['x'] }), NOW)).toEqual({ main, note, isLoud });
});

test.each([
  [{ open_findings: ['x'] }, '未读', ''],
  [{ read_at: ago(1), open_findings: [] }, '已读', ''],
  [{ read_at: ago(1), open_findings: ['x', 'y'] }, '已读', '2 项待处理'],
])('without a loop a line that is %j is %s', (line, main, note) => {
  expect(handlingOf(row(line), NOW)).toEqual({ main, note, isLoud: false });
});

const warning = (more: object) => more as Warning;

test('a loop in a word; without a state whether it was cancelled', () => {
  const words = [
    { state: 'awaiting_recheck' },
    { warning_status: 'cancelled' },
    { warning_status: 'active' },
    { state: UNDETERMINED },
    { state: 'closed', warning_status: UNDETERMINED },
  ].map((each) => loops.stateText(each as Warning));
  expect(words).toEqual(['待复测', '已取消', '未取消', UNDETERMINED, UNDETERMINED]);
  expect(loops.isOpenLoop(warning({}))).toBe(false);
});

test('what was taken back does not stand, nor does the taking back', () => {
  const records = [
    { record_id: '1', step: 'handled', action_id: 'a' },
    { record_id: '2', step: 'handled', action_id: 'b' },
    { record_id: '3', step: 'withdrawn', corrects: '1' },
    { step: 'notified' },
  ];
  const standing = loops.standingRecords(records as unknown as Warning['records']);
  expect(standing.map(({ record_id: id, step }) => id ?? step)).toEqual(['2', 'notified']);
  expect(loops.standingRecords()).toEqual([]);
  const actions = [{ action_id: 'a' }, { action_id: 'b' }, { action_id: 'c' }];
  expect(loops.handledShare(warning({ actions, records }))).toEqual({ done: 1, proposed: 3 });
  expect(loops.handledShare(warning({ actions }))).toEqual({ done: 0, proposed: 3 });
  expect(loops.handledShare(warning({ records }))).toBeUndefined();
});

test('what a loop is about: its finding, its result, else what it says', () => {
  const subject = (more: object) => loops.loopSubject(warning({ content: '内容', ...more }));
  expect(subject({ finding_title: '高钾血症', laboratory_name: '钾', original_result: '6.8' })).toBe('高钾血症');
  expect(subject({ laboratory_name: '钾', original_result: '6.8' })).toBe('钾 6.8');
  expect([subject({ laboratory_name: '钾' }), subject({ original_result: '6.8' })]).toEqual(['内容', '内容']);
  expect(loops.recheckText({ text: '5.86', outcome: 'improved' } as never)).toBe('5.86，未达危急值界限');
  expect(loops.recheckText({ text: '5.86', outcome: UNDETERMINED } as never)).toBe(`5.86，${UNDETERMINED}`);
});

test.each([
  [['钾 6.8', '肾内科', '男', '71 岁', '钾 6.8', '钠 120', '氯 90'], 71, '钾 6.8，钠 120'],
  [['钾 6.8', '71 岁'], undefined, '钾 6.8，71 岁'],
  [['肾内科', ' 岁'], undefined, '—'],
  [[], 71, '—'],
])('a condition rests on %j', (actuals, age, text) => {
  const leaves = actuals.map((actual) => ({ actual }));
  const report = { leaves, department: '肾内科', patient_gender: '男', patient_age: age };
  expect(valuesText(report as unknown as TriedReport)).toBe(text);
});
