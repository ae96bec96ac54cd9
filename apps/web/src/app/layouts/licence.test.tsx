import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { getSession, setSession } from '../../parts/session/session-store.ts';
import { LICENCE_STATE, licenceWarning } from './licence-strip.tsx';

const LICENCE_KEY = ['api', 'v2', 'license'];

// covers B-3-15..18
test('licence states', () => {
  expect(LICENCE_STATE).toEqual({ none: 0, valid: 1, trial: 2, expired: 3 });
});

// covers B-2.10-01..03
test('warns at 30 days or fewer and when expired, else not', () => {
  const soon = (limit: number) => ({ tone: 'soon', text: `许可证将于${limit}天后到期，请及时续期` });
  expect(licenceWarning({ state: 1, limit: 31 })).toBeNull();
  expect(licenceWarning({ state: 1, limit: 30 })).toEqual(soon(30));
  expect(licenceWarning({ state: 2, limit: 0 })).toEqual(soon(0));
  expect(licenceWarning({ state: 2, limit: 31 })).toBeNull();
  expect(licenceWarning({ state: 3, limit: 400 })).toEqual({ tone: 'expired', text: '许可证已过期，请联系管理员' });
  expect(licenceWarning({ state: 0, limit: 0 })).toBeNull();
  expect(licenceWarning({ state: 1 })).toBeNull();
});

test('a valid licence shows no strip', async () => {
  const { queryClient } = await renderApp({ path: '/favorite-list' });
  await waitFor(() => expect(queryClient.getQueryData(LICENCE_KEY)).toMatchObject({ state: 1 }));
  expect(screen.queryByText(/许可证将于|许可证已过期/)).not.toBeInTheDocument();
});

// covers B-2.10-01..03
test('the strip shows at 30 days, is absent at 31, and says in red that the licence has expired', async () => {
  const { queryClient } = await renderApp({ path: '/favorite-list' });
  await waitFor(() => expect(queryClient.getQueryData(LICENCE_KEY)).toMatchObject({ state: 1 }));
  const strip = () => screen.queryByText(/许可证将于|许可证已过期/)?.closest('[role=status]');
  const answer = (licence: object) => act(() => void queryClient.setQueryData(LICENCE_KEY, licence));
  answer({ state: 1, limit: 30 });
  await waitFor(() => expect(strip()).toHaveTextContent('许可证将于30天后到期，请及时续期'));
  expect(strip()).toHaveAttribute('data-tone', 'soon');
  answer({ state: 1, limit: 31 });
  await waitFor(() => expect(strip()).toBeUndefined());
  answer({ state: 3, limit: 0 });
  await waitFor(() => expect(strip()).toHaveTextContent('许可证已过期，请联系管理员'));
  expect(strip()).toHaveAttribute('data-tone', 'expired');
});

test('closed, the strip comes back with the next session', async () => {
  const { user, queryClient } = await renderApp({ path: '/favorite-list' });
  await waitFor(() => expect(queryClient.getQueryData(LICENCE_KEY)).toMatchObject({ state: 1 }));
  act(() => void queryClient.setQueryData(LICENCE_KEY, { state: 2, limit: 3 }));
  await user.click(await screen.findByRole('button', { name: '关闭许可证提醒' }));
  expect(screen.queryByText(/许可证将于3天/)).not.toBeInTheDocument();
  const session = getSession();
  expect(session).not.toBeNull();
  if (session !== null) act(() => setSession({ ...session, token: 'next-session' }));
  expect(screen.getByText(/许可证将于3天/)).toBeVisible();
});

test('the strip stands above the page and stays closed for this session', async () => {
  const { user, queryClient } = await renderApp({ path: '/favorite-list' });
  // The hospital's own answer would otherwise come after the one of this test.
  await waitFor(() => expect(queryClient.getQueryData(LICENCE_KEY)).toMatchObject({ state: 1 }));
  queryClient.setQueryData(LICENCE_KEY, { state: 1, limit: 12 });
  expect(await screen.findByText('许可证将于12天后到期，请及时续期')).toBeVisible();
  const strip = within(screen.getByText(/许可证将于/).closest('[role=status]') as HTMLElement);
  expect(strip.getByRole('link', { name: '许可证管理' })).toHaveAttribute('href', '/editLicense');
  await user.click(screen.getByRole('button', { name: '关闭许可证提醒' }));
  expect(screen.queryByText(/许可证将于/)).not.toBeInTheDocument();
});

test('a report says that the licence has expired, and stays whole; what only runs out is said elsewhere', async () => {
  const { queryClient } = await renderApp({ path: '/detail?report_id=R1001-01' });
  await waitFor(() => expect(queryClient.getQueryData(LICENCE_KEY)).toMatchObject({ state: 1 }));
  act(() => void queryClient.setQueryData(LICENCE_KEY, { state: 1, limit: 3 }));
  expect(screen.queryByText(/许可证将于/)).not.toBeInTheDocument();
  act(() => void queryClient.setQueryData(LICENCE_KEY, { state: 3, limit: 0 }));
  expect(await screen.findByText('许可证已过期，请联系管理员')).toBeVisible();
  expect(await screen.findByRole('region', { name: '现在做什么' })).toBeVisible();
});
