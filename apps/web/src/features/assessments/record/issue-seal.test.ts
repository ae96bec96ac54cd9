import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { IssuePaperInput } from '@jianwei/api-client/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { called } from '../../../../test/render-query-hook.ts';
import { notice } from '../../../kit/ui/notice.tsx';
import { issueSeal } from './issue-seal.ts';

const INPUT: IssuePaperInput = { api_type: 5, record_id: 'g1' };
const CODE = '7K3M-9QXA-2TDV-0H80';
const paper = { code: CODE, issued_at: '2025-11-18T10:30:00+08:00', verify_url: `/online?code=${CODE}` };
const told = vi.spyOn(notice, 'info');
let asked = called();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
  asked = called();
});

test('a record that is printed gets its code, the page that checks it and the picture of its address', async () => {
  asked.mockResolvedValue(paper);
  const seal = await issueSeal(INPUT);
  expect(asked.mock.calls[0]).toEqual([
    expect.objectContaining({ method: 'POST', data: INPUT, signal: expect.any(AbortSignal) as AbortSignal }),
    { suppress: true },
  ]);
  expect(seal?.paper).toBe(paper);
  expect(seal?.page).toBe(`${window.location.host}/online`);
  // The corner that every QR code has, without a margin around it.
  expect(seal?.modules[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['a code that would be refused where it is typed', { ...paper, code: '7K3M-9QXA-2TDV-0H81' }],
  ['no address that can be read', { ...paper, verify_url: UNDETERMINED }],
  ['no answer', undefined],
])('%s is none', async (_what, answer) => {
  asked.mockImplementation(() => (answer ? Promise.resolve(answer) : Promise.reject(new Error('gone'))));
  expect(await issueSeal(INPUT)).toBeUndefined();
});

test('who waits for half a second is told for what', async () => {
  asked.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(paper), 900)));
  const issued = issueSeal(INPUT);
  await vi.advanceTimersByTimeAsync(499);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  expect(told.mock.calls).toEqual([['正在取得核验码']]);
  expect(await issued).toBeDefined();
});
