import { expect, test } from 'vitest';
import { called } from '../../../test/render-query-hook.ts';
import { lastUndoable } from './last-undoable.ts';
import { outcomeText } from './outcome-text.ts';
import { rareText } from './rare-text.ts';

const done = (nickname: string) => ({ nickname, is_done: true });
const failed = (nickname: string, message?: string) => ({
  nickname,
  is_done: false,
  ...(message !== undefined && { message }),
});

test.each([
  ['all', '锁定', '条', [done('江川'), done('陆明哲')], '2 条已锁定'],
  ['none of one', '锁定', '条', [failed('江川', '已是锁定状态')], '1 条未锁定：江川（已是锁定状态）'],
  [
    'some',
    '解锁',
    '条',
    [done('唐越'), failed('江川', '未锁定'), failed('', '不存在')],
    '1 条已解锁，2 条未解锁：江川（未锁定）、未知（不存在）',
  ],
  ['what is not to be done', '不映射', '项', [done('a'), failed('b')], '1 项已不映射，1 项未处理：b（）'],
  [
    'more than three',
    '锁定',
    '条',
    ['a', 'b', 'c', 'd'].map((name) => failed(name, 'x')),
    '4 条未锁定：a（x）、b（x）、c（x） 等 4 条',
  ],
  ['three', '锁定', '条', ['a', 'b', 'c'].map((name) => failed(name, 'x')), '3 条未锁定：a（x）、b（x）、c（x）'],
])('what became of several rows is one line: %s', (_what, verb, unit, outcomes, text) => {
  expect(outcomeText(verb, unit, outcomes)).toEqual({ text, failed: outcomes.filter((each) => !each.is_done) });
});

const LAST = '2026-11-10T08:00:00+08:00';

test.each([
  ['a source of every second day, silent for three', 48, '2026-11-13T08:00:00+08:00', '平时约 2 天一次'],
  ['a week', 167, '2026-11-13T08:00:00+08:00', '平时约 7 天一次'],
  ['silent for just a day', 48, '2026-11-11T08:00:00+08:00', ''],
  ['one that sends daily', 24, '2026-11-13T08:00:00+08:00', ''],
  ['one of which too little is known', undefined, '2026-11-13T08:00:00+08:00', ''],
])('the rhythm of %s', (_what, hours, now, text) => {
  expect(rareText(hours, LAST, now)).toBe(text);
});

test.each([
  ['that can be taken back', [{ change_id: 7, can_undo: true }], [7]],
  ['that cannot', [{ change_id: 7, can_undo: false }], []],
  ['of which nobody can tell', [{ change_id: 7, can_undo: '无法判定' }], []],
  ['that cannot be read', undefined, []],
  ['where there is none', [], []],
])('the last change of an object, one %s', async (_what, answer, numbers) => {
  const asked = called().mockImplementation(() =>
    answer === undefined ? Promise.reject(new Error('gone')) : Promise.resolve({ data: answer }),
  );
  expect(await lastUndoable('rule', 'R1')).toEqual(numbers);
  // Its failure stands on no screen.
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ url: '/api/v2/changes', params: { object_type: 'rule', object_id: 'R1', page_size: 1 } }),
    { suppress: true },
  );
});
