import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { LICENCE_STATE, licenceWarning } from './licence-warning.ts';

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
