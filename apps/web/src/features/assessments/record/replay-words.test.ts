import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { AssessmentReplay } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { ownerText } from './owner-text.ts';
import { againText, leadOf, linesOf, momentText, versionText } from './replay-words.ts';

const row = (item: string, value: string) => ({ item, label: `名${item}`, value });
const side = (value: string) => ({ results: [row('score', value)] });
const replay = (more: object = {}) =>
  ({
    problem: '',
    causes: [],
    unread: [],
    is_same: true,
    again: { status: 'same' },
    then: side('188'),
    now: side('188'),
    ...more,
  }) as unknown as AssessmentReplay;

test.each([
  ['the same', {}, '与当时一致'],
  ['the same on other grounds', { causes: [{ kind: 'evidence' }] }, '结果与当时一致，但依据有变化'],
  ['the same as far as it can be read', { unread: [{ item: 'age' }] }, '就能读到的部分，结果与当时一致'],
  [
    'the same as far as it can be read, on other grounds',
    { unread: [{ item: 'age' }], causes: [{ kind: 'rule' }] },
    '就能读到的部分，结果与当时一致',
  ],
  ['another', { is_same: false }, '现在的结果与当时不同'],
  ['none now', { problem: '缺少年龄', is_same: false }, '现在无法计算：缺少年龄'],
])('a result that is %s', (_what, more, lead) => {
  expect(leadOf(replay(more))).toBe(lead);
});

test.each([
  ['whether it is the same', { is_same: UNDETERMINED }],
  ['whether it could be computed again', { again: { status: UNDETERMINED } }],
  ['a result of now', { now: side(UNDETERMINED) }],
  ['a result of then', { then: side(UNDETERMINED) }],
  ['a whole result', { now: { results: [UNDETERMINED] } }],
  ['a cause', { causes: [{ kind: UNDETERMINED }] }],
  ['what is lacking', { unread: [{ item: UNDETERMINED }] }],
  // Also where something else is wrong.
  ['whether it is the same, with a problem', { is_same: UNDETERMINED, problem: '缺少年龄' }],
])('where %s cannot be read nobody says that nothing changed', (_what, more) => {
  expect(leadOf(replay(more))).toBe('无法判定现在的结果是否与当时一致');
});

test.each([
  ['same', ''],
  ['no_version', '当时的规则版本已不在系统中，不能重算'],
  [UNDETERMINED, UNDETERMINED],
])('figures of then, computed again: %s', (status, text) => {
  expect(againText(replay({ again: { status } }))).toBe(text);
});

test.each([
  ['2023-01-05T00:00:00+08:00', '规则版本 2023.10，2023-01-05 起'],
  [undefined, '规则版本 2023.10，自始启用'],
  [UNDETERMINED, `规则版本 2023.10，${UNDETERMINED} 起`],
])('a version that holds from %s', (from, text) => {
  expect(versionText({ rule_version: '2023.10', holds_from: from } as Parameters<typeof versionText>[0])).toBe(text);
});

test('a time stands to the minute, or that it cannot be told', () => {
  expect([momentText('2025-11-18T10:30:59'), momentText(UNDETERMINED)]).toEqual(['2025-11-18 10:30', UNDETERMINED]);
});

test('what stood on one side only is empty on the other; those of then come first', () => {
  const line = (key: string, then: string, now: string) => ({ key, label: `名${key}`, then, now });
  expect(linesOf([row('b', '1'), row('a', '2')], [row('a', '3'), row('c', '4')])).toEqual([
    line('b', '1', ''),
    line('a', '2', '3'),
    line('c', '', '4'),
  ]);
});

test('a row that cannot be read is told once, at the end', () => {
  const unread = UNDETERMINED as unknown as ReturnType<typeof row>;
  const last = { key: '', label: UNDETERMINED, then: UNDETERMINED, now: UNDETERMINED };
  expect(linesOf([unread], [row('a', '1'), unread])).toEqual([{ key: 'a', label: '名a', then: '', now: '1' }, last]);
});

test.each([
  [true, '本人'],
  [false, '陆明哲'],
  [undefined, '陆明哲'],
  [UNDETERMINED, `陆明哲（${UNDETERMINED}）`],
])('a record that says of its reader %s was saved by %s', (mine, text) => {
  expect(ownerText(mine, '本人', '陆明哲')).toBe(text);
});
