import type { PushDelivery, PushLine, PushState, PushStrategy } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import {
  FIRST_STEP,
  lineProblem,
  MOST_MINUTES,
  moved,
  strategyProblem,
  withLine,
  withNewLine,
  withoutLine,
} from './push-draft.ts';
import { channelsText, deliveryState, lineSentence, stepsText, strategyDifferences } from './push-words.ts';

const line = (id: string, more: object = {}) =>
  ({
    line_id: id,
    name: `行${id}`,
    condition: { all: [{ fact: 'age', op: 'at_least', value: 18 }] },
    continues: false,
    steps: [FIRST_STEP],
    merge_minutes: 10,
    ...more,
  }) as PushLine;
const strategy = (...lines: PushLine[]) => ({ lines, quiet: null }) as unknown as PushStrategy;
const idsOf = ({ lines }: PushStrategy) => lines.map(({ line_id: id }) => id);
const THREE = strategy(line('PS-001'), line('PS-007'), line('rest'));

describe('a strategy that is edited', () => {
  test('has a new line before the one that catches the rest, under a number that none has', () => {
    const { strategy: changed, lineId } = withNewLine(THREE);
    expect(lineId).toBe('PS-008');
    expect(idsOf(changed)).toEqual(['PS-001', 'PS-007', 'PS-008', 'rest']);
    expect(changed.lines[2]).toMatchObject({ continues: false, steps: [FIRST_STEP], merge_minutes: 10 });
    expect(lineProblem(changed.lines[2] ?? line('x'))).toBeUndefined();
    expect(withNewLine(strategy(line('rest'))).lineId).toBe('PS-001');
    expect(idsOf(THREE)).toHaveLength(3);
  });

  test.each([
    ['PS-007', -1, ['PS-007', 'PS-001', 'rest']],
    ['PS-001', 1, ['PS-007', 'PS-001', 'rest']],
    ['PS-001', -1, ['PS-001', 'PS-007', 'rest']],
    ['PS-007', 1, ['PS-001', 'PS-007', 'rest']],
    ['rest', -1, ['PS-001', 'PS-007', 'rest']],
    ['gone', 1, ['PS-001', 'PS-007', 'rest']],
  ] as const)('moves %s by %i: %j', (id, by, ids) => {
    const changed = moved(THREE, id, by);
    expect(idsOf(changed)).toEqual(ids);
    expect(changed).toHaveProperty('quiet', null);
  });

  test('takes a line for the one of its number, and leaves one out, but for the rest', () => {
    expect(withLine(THREE, line('PS-007', { name: '新' })).lines.map(({ name }) => name)).toEqual([
      '行PS-001',
      '新',
      '行rest',
    ]);
    expect(idsOf(withoutLine(THREE, 'PS-001'))).toEqual(['PS-007', 'rest']);
    expect(idsOf(withoutLine(THREE, 'rest'))).toEqual(idsOf(THREE));
  });
});

const second = (minutes: number) => ({ steps: [FIRST_STEP, { ...FIRST_STEP, after_minutes: minutes }] });

test.each([
  ['nothing', {}, undefined],
  ['no name', { name: ' ' }, '请填写名称'],
  ['nobody named', { steps: [{ ...FIRST_STEP, to: 'accounts' }] }, '请至少指定一个账号'],
  ['an empty list of accounts', { steps: [{ ...FIRST_STEP, to: 'accounts', user_ids: [] }] }, '请至少指定一个账号'],
  ['somebody named', { steps: [{ ...FIRST_STEP, to: 'accounts', user_ids: ['U1'] }] }, undefined],
  ['no way', { steps: [{ ...FIRST_STEP, channels: [] }] }, '请至少选择一种推送方式'],
  ['a second step at once', second(0), '升级间隔应为 1 到 240 分钟'],
  ['after part of a minute', second(1.5), '升级间隔应为 1 到 240 分钟'],
  ['too late', second(MOST_MINUTES + 1), '升级间隔应为 1 到 240 分钟'],
  ['as late as may be', second(MOST_MINUTES), undefined],
  ['as soon as may be', second(1), undefined],
])('keeps a line from being saved: %s', (_what, more, problem) => {
  expect(lineProblem(line('PS-001', more))).toBe(problem);
  const whole = strategyProblem(strategy(line('PS-002'), line('PS-001', more), line('rest', { name: '' })));
  const name = 'name' in more ? more.name : '行PS-001';
  expect(whole).toEqual(
    problem === undefined
      ? { lineId: 'rest', text: '『』：请填写名称' }
      : { lineId: 'PS-001', text: `『${name}』：${problem}` },
  );
});

test('a strategy without a fault has none', () => {
  expect(strategyProblem(THREE)).toBeUndefined();
});

const STEPS = {
  steps: [
    { to: 'first_reader', channels: ['bell', 'sms'], after_minutes: 0 },
    { to: 'department', channels: ['bubble'], after_minutes: 10 },
  ],
};

test('steps, channels and deliveries in words', () => {
  expect(stepsText(line('x', STEPS))).toBe('首位查看者，10 分钟未处理 → 科室全体');
  expect(channelsText(['bell', 'sms'])).toBe('铃铛提醒、短信（待发队列）');
  expect(channelsText([UNDETERMINED as 'bell'])).toBe(UNDETERMINED);
  expect(deliveryState({ state: 'merged' } as PushDelivery)).toBe('已合并');
  expect(deliveryState({ state: UNDETERMINED } as unknown as PushDelivery)).toBe(UNDETERMINED);
});

test.each([
  ['as it is saved', line('PS-001'), '年龄不小于 18 岁'],
  ['changed since', line('PS-001', { condition: { all: [] } }), '条件有未保存的修改'],
  ['new', line('PS-009'), '条件有未保存的修改'],
  ['saved and not yet told', line('PS-007'), '条件有未保存的修改'],
  ['of the rest', line('rest'), '以上各行都没有命中'],
])('a condition in the words of the server: %s', (_what, shown, text) => {
  const sentences = [{ line_id: 'PS-001', sentence: '年龄不小于 18 岁' }];
  expect(lineSentence(shown, { draft: THREE, sentences } as unknown as PushState)).toBe(text);
});

describe('in what two strategies differ', () => {
  const said = (of: PushStrategy, ids: readonly string[] = ['PS-001', 'PS-007']) => ({
    strategy: of,
    sentences: ids.map((id) => ({ line_id: id, sentence: `句${id}` })),
  });

  test('nothing, of one and the same', () => {
    expect(strategyDifferences(said(THREE), said({ ...THREE }))).toEqual([]);
  });

  test('lines by their place and whole content, those that are gone last, and the quiet hours', () => {
    const after = {
      ...strategy(line('PS-007', { ...STEPS, continues: true }), line('PS-008'), line('rest')),
      quiet: { from: 22, to: 7 },
    } as PushStrategy;
    const plain = '科室全体；铃铛提醒；同一患者 10 分钟内合并';
    expect(strategyDifferences(said(THREE), said(after))).toEqual([
      {
        label: '行PS-007',
        from: `第 2 行「行PS-007」：句PS-007；${plain}`,
        to:
          '第 1 行「行PS-007」：句PS-007；首位查看者，10 分钟未处理 → 科室全体；铃铛提醒、短信（待发队列）；嵌入气泡；' +
          '同一患者 10 分钟内合并；继续匹配后面的行',
      },
      { label: '行PS-008', from: '', to: `第 2 行「行PS-008」：条件有未保存的修改；${plain}` },
      { label: '行PS-001', from: `第 1 行「行PS-001」：句PS-001；${plain}`, to: '' },
      { label: '免打扰', from: '不设', to: '22:00 至 7:00' },
    ]);
  });

  test('the line that catches the rest has words of its own', () => {
    const [difference] = strategyDifferences(
      said(THREE),
      said(strategy(line('PS-001'), line('PS-007'), line('rest', { merge_minutes: 5 }))),
    );
    expect(difference?.to).toContain('以上各行都没有命中');
  });
});
