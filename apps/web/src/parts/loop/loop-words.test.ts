import type { Warning, WarningRecheck, WarningRecord, WorklistRow } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { expect, test } from 'vitest';
import { openItems } from '../worklist/open-items.ts';
import { handledShare, isOpenLoop, loopSubject, recheckText, standingRecords, stateText } from './loop-words.ts';

const warning = (facts: object) => facts as unknown as Warning;

test.each([
  [{ state: 'unacknowledged' }, true],
  [{ state: 'awaiting_close' }, true],
  [{ state: UNDETERMINED }, true],
  [{ state: 'closed' }, false],
  [{ state: 'cancelled' }, false],
  // A back end without loops.
  [{ warning_status: 'open' }, false],
])('the loop of %j is open: %s', (facts, isOpen) => {
  expect(isOpenLoop(warning(facts))).toBe(isOpen);
});

test.each([
  ['where its loop stands', { state: 'unhandled', warning_status: 'open' }, '未处置'],
  ['without a loop that it was cancelled', { warning_status: 'cancelled' }, '已取消'],
  ['without a loop that it was not', { warning_status: 'open' }, '未取消'],
  ['of an unreadable loop that nobody can tell', { state: UNDETERMINED, warning_status: 'open' }, UNDETERMINED],
  ['of an unreadable status that nobody can tell', { warning_status: UNDETERMINED }, UNDETERMINED],
])('a warning says %s', (_what, facts, text) => {
  expect(stateText(warning(facts))).toBe(text);
});

const records = [
  { step: 'detected' },
  { step: 'acknowledged', record_id: 'a' },
  { step: 'handled', record_id: 'b', action_id: 'stop' },
  { step: 'withdrawn', record_id: 'c', corrects: 'b' },
  { step: 'handled', record_id: 'd', action_id: 'ecg' },
] as unknown as readonly WarningRecord[];

test('what was taken back holds no more, nor does the taking back', () => {
  expect(standingRecords(records).map(({ step, record_id: id }) => [step, id])).toEqual([
    ['detected', undefined],
    ['acknowledged', 'a'],
    ['handled', 'd'],
  ]);
  expect(standingRecords()).toEqual([]);
});

test('of the steps that are proposed those count that were recorded and hold', () => {
  const actions = ['ecg', 'stop', 'call'].map((id) => ({ action_id: id }));
  expect(handledShare(warning({ actions, records }))).toEqual({ done: 1, proposed: 3 });
  expect(handledShare(warning({ actions }))).toEqual({ done: 0, proposed: 3 });
  expect(handledShare(warning({ actions: [], records }))).toBeUndefined();
  expect(handledShare(warning({ records }))).toBeUndefined();
});

test.each([
  ['improved', '复测 5.86，降 0.96，未达危急值界限'],
  ['critical', '复测 5.86，降 0.96，仍危急'],
  ['undetermined', `复测 5.86，降 0.96，${UNDETERMINED}`],
  [UNDETERMINED, `复测 5.86，降 0.96，${UNDETERMINED}`],
])('another test that is %s', (outcome, text) => {
  expect(recheckText({ text: '复测 5.86，降 0.96', outcome } as WarningRecheck)).toBe(text);
});

const potassium = { laboratory_name: '钾', original_result: '6.82', content: '请尽快处理' };
test.each([
  ['its finding', { ...potassium, finding_title: 'Ⅱ型呼吸衰竭' }, 'Ⅱ型呼吸衰竭'],
  ['that its finding cannot be read', { ...potassium, finding_title: UNDETERMINED }, UNDETERMINED],
  ['its result', potassium, '钾 6.82'],
  ['what it is about, without a result', { ...potassium, original_result: undefined }, '请尽快处理'],
  ['what it is about, without an item', { ...potassium, laboratory_name: undefined }, '请尽快处理'],
])('a warning is called by %s', (_what, facts, text) => {
  expect(loopSubject(warning(facts))).toBe(text);
});

const finding = { title: '高钾血症' };
test.each([
  ['its critical value and its findings', { step: 'unhandled' }, ['危急值未处置', '高钾血症']],
  ['a critical value of which nobody can tell', { step: UNDETERMINED }, [`危急值${UNDETERMINED}`, '高钾血症']],
  ['a critical value without a step', {}, [`危急值${UNDETERMINED}`, '高钾血症']],
  ['no critical value that has its end', { step: 'closed' }, ['高钾血症']],
  ['no critical value where there is none', undefined, ['高钾血症']],
])('in a report waits for somebody: %s', (_what, loop, items) => {
  expect(openItems({ loop, open_findings: [finding] } as unknown as WorklistRow)).toEqual(items);
});
