import { describe, expect, test } from 'vitest';
import { isOpenLoop, stateText } from '../../parts/loop/loop-words.ts';
import { formWords, handledSteps, mayWrite } from './handling.ts';
import { entry, warning } from './warning-answers.test-support.ts';

const bare = warning();
delete bare.state;
delete bare.records;
delete bare.due;

describe('a back end that sends the specified part only', () => {
  test('has no loops and still says whether a reminder was cancelled', () => {
    expect(isOpenLoop(bare)).toBe(false);
    expect(stateText(bare)).toBe('未取消');
    expect(stateText({ ...bare, warning_status: 'cancelled' })).toBe('已取消');
  });

  test('shows its content as the one thing that was done', () => {
    expect(handledSteps(bare)).toEqual([]);
    expect(handledSteps({ ...bare, content: '已通知', user_name: '陆明哲' })).toEqual([
      { text: '已通知', by: '陆明哲' },
    ]);
  });
});

test('the steps stand in order with what was taken back, the cancelling last with its reason', () => {
  const cancelled = warning({
    records: [
      entry('detected', '钾 6.82 mmol/L'),
      entry('notified', '已电话通知', { user_name: '秦晓彤', recipient: '护士站 周敏' }),
      entry('acknowledged', '已接报', { record_id: '7' }),
      entry('withdrawn', '撤销接报', { corrects: '7' }),
    ],
    state: 'cancelled',
    cancel_user_name: '沈若溪',
    cancel_time: '2025-11-18T10:40:00+08:00',
    cancel_reason: 'specimen',
    cancel_text: '溶血',
  });
  expect(handledSteps(cancelled).map(({ step, text, by, isWithdrawn }) => [step, text, by, isWithdrawn])).toEqual([
    ['通知', '已电话通知', '秦晓彤', false],
    ['接报', '已接报', '陆明哲', true],
    ['撤销', '撤销接报', '陆明哲', false],
    [undefined, '取消提醒：标本问题，溶血', '沈若溪', undefined],
  ]);
});

test('a critical result takes entries of anyone, a written reminder changes of its author only', () => {
  expect(mayWrite(warning())).toBe(true);
  expect(mayWrite(warning({ state: 'cancelled' }))).toBe(false);
  expect(mayWrite(warning({ state: 'closed' }))).toBe(false);
  expect(mayWrite(warning({ warning_source: 'written', mine: false }))).toBe(false);
  expect(mayWrite(warning({ warning_source: 'written', mine: true }))).toBe(true);
  expect(formWords(warning()).title).toBe('记录处理');
  expect(formWords(warning({ warning_source: 'written', mine: true })).title).toBe('修改提醒');
});
