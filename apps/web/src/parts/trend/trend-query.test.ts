import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { called } from '../../../test/render-query-hook.ts';
import { newestOptions, planHistoryOptions, prefetchTrend, trendInput } from './trend-query.ts';

const laboratories = [{ standard_laboratory_name: '肌酐', standard_specimen: '血清', children: [] }];
let asked = called();

beforeEach(() => {
  vi.useFakeTimers();
  asked = called().mockResolvedValue({ data: [] });
});

test('lab items are looked at as they are, unless they are those of a plan', () => {
  expect(trendInput('P1', { laboratories })).toEqual({ patient_id: 'P1', laboratories, plan_id: '' });
  expect(trendInput('P1', { laboratories, planId: 'L1' })).toMatchObject({ plan_id: 'L1' });
});

test('the newest days are asked for at the press, and not again by the dialog that opens then', async () => {
  const client = createQueryClient();
  const request = { title: '肌酐', laboratories };
  prefetchTrend(client, 'P1', request);
  expect(asked).toHaveBeenCalledOnce();
  const options = newestOptions('P1', request);
  await client.query(options);
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    url: '/api/v2/plan/history',
    data: { patient_id: 'P1', laboratories, plan_id: '', newest_days: 20 },
  });
  vi.setSystemTime(Date.now() + 4999);
  await client.query(options);
  expect(asked).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 1);
  await client.query(options);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('an answer is kept under the patient and the items it was asked for', async () => {
  const client = createQueryClient();
  await client.query(planHistoryOptions(trendInput('P1', { laboratories })));
  await client.query(planHistoryOptions(trendInput('P2', { laboratories })));
  await client.query(planHistoryOptions(trendInput('P1', { laboratories, planId: 'L1' })));
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a failure is left for the dialog to meet', async () => {
  asked.mockRejectedValue(new Error('gone'));
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  prefetchTrend(createQueryClient(), 'P1', { title: '肌酐', laboratories });
  await vi.advanceTimersByTimeAsync(10);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
