import { describe, expect, test } from 'vitest';
import { formWords, handledSteps, handlingOf, mayWrite } from './handling.ts';
import { warning } from './warning-answers.test-support.ts';

const bare = warning();
delete bare.handling;
delete bare.records;

describe('a back end that sends the specified part only', () => {
  test('still says whether a reminder is open and who wrote into it', () => {
    expect(handlingOf(bare)).toBe('pending');
    expect(handlingOf({ ...bare, user_name: '陆明哲' })).toBe('recorded');
    expect(handlingOf({ ...bare, warning_source: 'written', user_name: '陆明哲' })).toBe('pending');
    expect(handlingOf({ ...bare, user_name: '陆明哲', warning_status: 'cancelled' })).toBe('cancelled');
  });

  test('shows its content as the one thing that was done', () => {
    expect(handledSteps(bare)).toEqual([]);
    expect(handledSteps({ ...bare, content: '已通知', user_name: '陆明哲' })).toEqual([
      { text: '已通知', by: '陆明哲' },
    ]);
  });
});

test('the steps stand in order, the cancelling last', () => {
  const records = [
    { content: '已通知', user_name: '秦晓彤', record_time: '2025-11-17T21:46:00' },
    { content: '已处理', user_name: '陆明哲', record_time: '2025-11-17T22:05:00' },
  ];
  const cancelled = warning({
    records,
    handling: 'cancelled',
    cancel_user_name: '沈若溪',
    cancel_time: '2025-11-18T08:00:00',
  });
  expect(handledSteps(cancelled).map(({ text, by }) => `${by} ${text}`)).toEqual([
    '秦晓彤 已通知',
    '陆明哲 已处理',
    '沈若溪 取消提醒',
  ]);
});

test('a critical result takes entries of anyone, a written reminder changes of its author only', () => {
  expect(mayWrite(warning())).toBe(true);
  expect(mayWrite(warning({ handling: 'cancelled' }))).toBe(false);
  expect(mayWrite(warning({ warning_source: 'written', mine: false }))).toBe(false);
  expect(mayWrite(warning({ warning_source: 'written', mine: true }))).toBe(true);
  expect(formWords(warning()).title).toBe('记录处理');
  expect(formWords(warning({ warning_source: 'written', mine: true })).title).toBe('修改提醒');
});
