import type { SyncReason, SyncRun, SyncSource, SyncStep } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, test } from 'vitest';
import {
  agoText,
  hourAddress,
  kindText,
  numberOf,
  outcomeWord,
  rangeText,
  readManifest,
  repairOf,
  stateText,
  stepWord,
  todayAddress,
  tookText,
} from './sync-words.ts';

test('runs, steps and outcomes in words; what nobody knows cannot be determined', () => {
  expect(kindText({ kind: 'manual' } as SyncRun)).toBe('手动');
  expect(kindText({ kind: 'retry', retry_of: 12 } as SyncRun)).toBe('重试 #12');
  expect(kindText({ kind: 'dream' } as unknown as SyncRun)).toBe(UNDETERMINED);
  expect(stepWord({ step: 'parsed' } as SyncStep)).toBe('可解析');
  expect(stepWord({ step: 'dreamt' } as unknown as SyncStep)).toBe(UNDETERMINED);
  expect(outcomeWord('known')).toBe('已有');
  expect(outcomeWord('x')).toBe(UNDETERMINED);
  expect(tookText({ took_ms: 2149 } as SyncRun)).toBe('2.1 s');
  expect(tookText({ took_ms: 'x' } as unknown as SyncRun)).toBe(UNDETERMINED);
  expect([numberOf(3), numberOf('3')]).toEqual([3, 0]);
});

test.each([
  [{ state: 'normal' }, '正常'],
  [{ state: 'silent', silent_hours: 2 }, '2 小时无数据'],
  [{ state: 'dreaming' }, UNDETERMINED],
])('a source that is %j: %s', (source, text) => {
  expect(stateText(source as SyncSource)).toBe(text);
});

const NOW = '2025-11-18T10:00:00+08:00';

test.each([
  ['2025-11-18T10:00:07+08:00', '0 秒前'],
  ['2025-11-18T09:59:01+08:00', '59 秒前'],
  ['2025-11-18T09:59:00+08:00', '1 分前'],
  ['2025-11-18T09:00:01+08:00', '59 分前'],
  ['2025-11-18T09:00:00+08:00', '1 小时前'],
  ['2025-11-18T07:55:00+08:00', '2 小时 5 分前'],
  ['2025-11-16T10:00:01+08:00', '47 小时 59 分前'],
  ['2025-11-16T10:00:00+08:00', '2 天前'],
  ['x', UNDETERMINED],
])('%s is %s', (time, text) => {
  expect(agoText(time, NOW)).toBe(text);
});

describe('where a reason is repaired', () => {
  test.each([
    [{ kind: 'no_item', item_id: 7 }, '去映射', '/data-cleaning?open=7'],
    [{ kind: 'no_unit', item_id: 7 }, '去换算', '/data-cleaning?tab=no_unit&open=7'],
    [{ kind: 'no_value', item_id: 7 }, '定含义', '/data-cleaning?tab=no_value&open=7'],
    [{ kind: 'no_unit' }, '看原文', '/data-synchronism-inspect?run=3&reason=no_unit'],
    [{ kind: 'malformed', item_id: 7 }, '看原文', '/data-synchronism-inspect?run=3&reason=malformed'],
  ])('%j: %s', (reason, label, address) => {
    expect(repairOf(reason as SyncReason, 3)).toEqual({ label, address });
  });
});

test('rows of an hour, and since midnight of the hospital’s clock', () => {
  const source = { source_id: 'LIS' } as SyncSource;
  const parts = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);
  expect(parts(hourAddress(source, '2025-11-18T09:00:00+08:00'))).toEqual({
    source: 'LIS',
    from: '2025-11-18T09:00:00+08:00',
    to: '2025-11-18T02:00:00.000Z',
  });
  expect(parts(hourAddress(source, 'x'))).toEqual({ source: 'LIS', from: 'x' });
  expect(parts(todayAddress(source, NOW, { outcome: 'refused' }))).toEqual({
    source: 'LIS',
    from: '2025-11-18T00:00:00+08:00',
    outcome: 'refused',
  });
});

test.each([
  ['2025-11-18T09:00', '2025-11-18T10:00', '11-18 09:00 至 10:00'],
  ['2025-11-18T23:00', '2025-11-19T00:00', '11-18 23:00 至 11-19 00:00'],
  ['2025-11-18T00:00', '', '11-18 00:00 起'],
])('from %s to %s: %s', (from, to, text) => {
  const local = (time: string) => (time === '' ? '' : new Date(time).toISOString());
  expect(rangeText(local(from), local(to))).toBe(text);
});

test.each([
  [
    'numbers by blank, comma, semicolon and tab',
    'R1 3\r\nR2,4\nR3；5\nR4\t 6 \n\n',
    { R1: 3, R2: 4, R3: 5, R4: 6 },
    [],
  ],
  ['a head over them', '报告号 结果数\nR1 3', { R1: 3 }, []],
  ['a line that is none', 'R1 3\nR2 x\n\nR3\nR4 4', { R1: 3, R4: 4 }, [2, 4]],
  ['a second line that is none, under a head', '报告号 结果数\nR2 x', {}, [2]],
  ['nothing', ' \n', {}, []],
])('a manifest with %s', (_what, text, counts, wrong) => {
  const read = readManifest(text);
  expect(Object.fromEntries(read.counts.map(({ report_id: id, results }) => [id, results]))).toEqual(counts);
  expect(read.wrong).toEqual(wrong);
});
