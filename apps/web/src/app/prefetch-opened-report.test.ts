import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearSession, setSession, type SessionRecord } from '../parts/session/session-store.ts';
import { prefetchOpenedReport } from './first-address.ts';
import { startServices } from './start.ts';

const doctor: SessionRecord = {
  token: 'token',
  user_id: 'U4',
  role: 4,
  nickname: '沈知远',
  verifyArr: ['/', '/detail'],
  permission_column: [],
  login_path: '/login',
};

function calledAt(address: string, session: SessionRecord | null): string[] {
  const calls: string[] = [];
  window.__APP_CONFIG__ = { wire: 'plain' };
  const { queryClient } = startServices((input) => {
    calls.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json({ report_id: 'R1' }));
  });
  if (session) setSession(session);
  else clearSession();
  prefetchOpenedReport(queryClient, address);
  return calls;
}

test('the report in the address is asked for once, before its screen is there', async () => {
  const calls = calledAt('/detail?report_id=R1&panel=plans', doctor);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toContain('/api/v2/ai/reports/analysis/R1');
  expect(calls[0]).not.toContain('peek');
});

test.each([
  ['another screen', '/excellent?report_id=R1', doctor],
  ['an address without a report', '/detail', doctor],
  ['nobody signed in', '/detail?report_id=R1', null],
  ['a user without the screen', '/detail?report_id=R1', { ...doctor, verifyArr: ['/'] }],
])('nothing is asked for: %s', async (_case, address, session) => {
  const calls = calledAt(address, session);
  await new Promise((done) => setTimeout(done, 20));
  expect(calls).toEqual([]);
});
