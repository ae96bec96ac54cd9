import type { Board } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, holds, setClock } = await openRules();

const held = async () => (await get<Board>('/board', await as('lab'))).figures.find(({ id }) => id === 'holds');

test('held reports are those of the list, with the longest wait; one that is decided counts as done today', async () => {
  expect(await held()).toMatchObject({ value: 1, done_today: 0, longest_minutes: 38 });
  await inUse();
  await importCsv(potassium('6.4'));
  await setClock('2025-11-18T10:41:00+08:00');
  const waiting = await held();
  expect(waiting).toMatchObject({ value: 2, done_today: 0, longest_minutes: 49 });
  expect(waiting?.points).toHaveLength(8);
  expect(waiting?.points.at(-1)).toBe(2);
  const { data } = await holds();
  expect(data).toHaveLength(2);
  await post(`/audit/holds/${data[0]?.hold_id ?? ''}/decide`, { decision: 'release' });
  const done = await held();
  expect(done).toMatchObject({ value: 1, done_today: 1, longest_minutes: 49 });
  await setClock('2025-11-18T11:52:00+08:00');
  const none = await held();
  expect(none).toMatchObject({ value: 0 });
  expect(none).not.toHaveProperty('longest_minutes');
});

test('the days before stand with what was held at this time, also where it was decided since', async () => {
  await inUse();
  await importCsv(potassium('6.4'));
  const { data } = await holds();
  await setClock('2025-11-18T10:40:00+08:00');
  await post(`/audit/holds/${data[0]?.hold_id ?? ''}/decide`, { decision: 'release' });
  const points = async (now: string) => {
    await setClock(now);
    return (await held())?.points.slice(-2);
  };
  expect(await points('2025-11-19T10:35:00+08:00')).toEqual([2, 0]);
  expect(await points('2025-11-19T10:45:00+08:00')).toEqual([1, 0]);
});
