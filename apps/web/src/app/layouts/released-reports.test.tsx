import { invalidateListWarnings } from '@jianwei/api-client/warnings/warnings';
import { createRule, enableRule, tryRule } from '@jianwei/api-client/rules/rules';
import { decideAuditHold, listAuditHolds } from '@jianwei/api-client/audit/audit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { getSession, setSession } from '../../parts/session/session-store.ts';

const csv = [
  'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range',
  'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3',
].join('\n');
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 6, unit: 'mmol/L', code: 'K' }] };
const outcome = { action: 'hold', level: 'attention', reason: '血钾 {血钾}，请核对', max_minutes: 10 } as const;

type App = Awaited<ReturnType<typeof renderApp>>;

/** What the auditor does while somebody else is signed in. */
async function asAuditor(world: App['world'], act: () => Promise<unknown>): Promise<void> {
  const mine = getSession();
  setSession(await world.signIn('audit'));
  await act();
  if (mine) setSession(mine);
}

/** A report that is held, opened from the list. */
async function openHeld(): Promise<App> {
  const app = await renderApp({ path: '/favorite-list' });
  const { user, world, router } = app;
  await asAuditor(world, async () => {
    const { rule } = await createRule({ kind: 'audit', name: '高血钾', category: 'limit', condition, outcome });
    await tryRule({ kind: 'audit', condition, from: '2025-11-18' });
    await enableRule(rule.rule_id, { revision: rule.revision });
    await world.fetch('/__mock/import?name=a.csv', { method: 'POST', body: csv });
  });
  await act(() => router.navigate('/excellent'));
  const line = await screen.findByRole('row', { name: /林一/ });
  expect(within(line).getByText('待审核')).toBeVisible();
  await user.click(within(line).getByRole('link', { name: /林一/ }));
  expect((await screen.findAllByText('检验科审核中，'))[0]).toBeVisible();
  // The report fills the screen: the bell is on every other one.
  await act(() => router.navigate('/favorite-list'));
  expect(await screen.findByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
  return app;
}

/** Asks again, as an open screen does every minute: what was asked within one second is not asked again. */
const bellThatTells = (client: App['queryClient']) =>
  waitFor(async () => {
    await invalidateListWarnings(client);
    return screen.getByRole('button', { name: /，1 份已放行/ });
  });

test('the bell tells who opened a held report that it was released, and is quiet once it is opened again', async () => {
  const { user, world, router, queryClient } = await openHeld();
  await asAuditor(world, async () => {
    const { data } = await listAuditHolds({ state: 'held' });
    const hold = data.find(({ patient_name: name }) => name.startsWith('林'));
    await decideAuditHold(hold?.hold_id ?? '', { decision: 'rechecked' });
  });
  await user.click(await bellThatTells(queryClient));
  const told = await screen.findByRole('link', { name: /林一.*梁思齐 已复检一致/ });
  expect(screen.getByText('已放行，可看解读')).toBeVisible();
  await user.click(told);
  expect((await screen.findAllByRole('button', { name: /高钾血症/ }))[0]).toBeVisible();
  expect(screen.queryByText('超时放行')).not.toBeInTheDocument();
  await act(() => router.navigate('/favorite-list'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /份已放行/ })).not.toBeInTheDocument());
});

test('what nobody decided in time carries its mark in the bell, on the report and in the list', async () => {
  const { user, world, router, queryClient } = await openHeld();
  await world.fetch('/__mock/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2025-11-18T10:41:00+08:00' }),
  });
  await user.click(await bellThatTells(queryClient));
  await user.click(await screen.findByRole('link', { name: /林一.*超时放行/ }));
  expect(await screen.findByTitle(/^检验科未在时限内审核，11-18 \d\d:40 自动放行$/)).toHaveTextContent('超时放行');
  await act(() => router.navigate('/excellent'));
  // What the list showed when it was left stands until it is read again.
  expect(await screen.findByRole('row', { name: /林一.*超时放行/ })).toBeVisible();
});
