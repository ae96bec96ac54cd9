import type { CommandItem } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { actionRows, type CommandRow, foundRows, isChoosing, KINDS, pickRows, recentRows } from './command-rows.ts';

test('what the server found becomes rows, but for a kind that this program cannot open', () => {
  const item = { kind: 'item', id: 'K', title: '血钾', note: '5.6', value_text: '高' } as CommandItem;
  expect(foundRows([item, { ...item, kind: 'dream' as 'item' }])).toEqual([{ ...item, valueText: '高', item }]);
});

test('patients whose reports were opened last are rows, too', () => {
  expect(recentRows([{ patientId: 'P1', reportId: 'R1', name: '江川', note: '男 71' }])).toEqual([
    { kind: 'patient', id: 'R1', title: '江川', note: '男 71', valueText: '' },
  ]);
});

describe('actions', () => {
  const action = (id: string, title: string, spelling: string, more: object = {}) =>
    ({ id, title, spelling, run: () => undefined, ...more }) as unknown as Parameters<typeof actionRows>[0][number];
  const ACTIONS = [
    action('logs', '操作日志', 'cao zuo ri zhi', { note: '管理', key: 'g l' }),
    action('AI', 'AI 报告', 'a i bao gao'),
  ];
  const found = (typed: string) => actionRows(ACTIONS, typed).map(({ id }) => id);

  test.each([
    ['', ['logs', 'AI']],
    [' 日志 ', ['logs']],
    ['caozuo', ['logs']],
    ['CZR', ['logs']],
    ['ai ', ['AI']],
    ['ＡＩ', ['AI']],
    ['zuori', []],
    ['zr', []],
    ['月', []],
  ])('fit %j: %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  test('say what they are, and their key where they have one', () => {
    expect(actionRows(ACTIONS, '')).toEqual([
      { kind: 'action', id: 'logs', title: '操作日志', note: '管理', valueText: 'g l', action: ACTIONS[0] },
      { kind: 'action', id: 'AI', title: 'AI 报告', note: '', valueText: '', action: ACTIONS[1] },
    ]);
  });
});

describe('nine rows', () => {
  const rows = (counts: Partial<Record<CommandRow['kind'], number>>) =>
    KINDS.toReversed().flatMap((kind) =>
      Array.from({ length: counts[kind] ?? 0 }, (_, place) => ({ kind, id: `${kind}${place}` }) as CommandRow),
    );
  const picked = (counts: Parameters<typeof rows>[0]) => pickRows(rows(counts)).map(({ id }) => id);

  test.each([
    ['fewer than nine', { item: 2, action: 1 }, ['item0', 'item1', 'action0']],
    ['none', {}, []],
    ['many of one kind', { item: 12 }, Array.from({ length: 9 }, (_, place) => `item${place}`)],
    [
      'the best of each kind, turn by turn, in the order of the kinds',
      { item: 5, patient: 5, tool: 1, disease: 5, action: 5 },
      ['item0', 'item1', 'patient0', 'patient1', 'tool0', 'disease0', 'disease1', 'action0', 'action1'],
    ],
    [
      'a tenth has no place',
      { item: 3, patient: 3, tool: 1, disease: 5 },
      ['item0', 'item1', 'item2', 'patient0', 'patient1', 'patient2', 'tool0', 'disease0', 'disease1'],
    ],
  ])('%s', (_what, counts, ids) => {
    expect(picked(counts)).toEqual(ids);
  });
});

test.each([
  ['', false, false],
  ['', true, true],
  ['血钾', false, true],
  ['血钾5', false, false],
  ['血钾5', true, true],
  ['FT', false, false],
  ['b', false, false],
  ['血 ca', false, false],
  ['pco', false, false],
  ['boat', false, true],
  ['zy', false, false],
  ['r', false, false],
  ['rx', false, true],
])('after %j (moved: %s) a digit chooses a row: %s', (text, hasMoved, isIt) => {
  expect(isChoosing(text, hasMoved)).toBe(isIt);
});
