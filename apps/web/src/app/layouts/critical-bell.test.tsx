import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const BELL = { name: /^危急值提醒/ };

test('the bell leads a doctor on to the reminders', async () => {
  const { user, address } = await renderApp({ path: '/favorite-list' });
  await user.click(await screen.findByRole('button', { name: '危急值提醒，3 项未闭环' }));
  await user.click(screen.getByRole('link', { name: '危急值提醒与处理' }));
  expect(await screen.findByRole('heading', { level: 1, name: '危急值提醒' })).toBeVisible();
  expect(address()).toBe('/crisis-reminder');
});

test('the laboratory without column permissions has the reports only', async () => {
  const { user } = await renderApp({ path: '/favorite-list', account: 'lab-plain' });
  await user.click(await screen.findByRole('button', { name: '危急值提醒，3 项未闭环' }));
  expect(screen.getByRole('link', { name: '全部未闭环危急值的报告' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '危急值提醒与处理' })).not.toBeInTheDocument();
});

test('role 7, who has no report list, comes to the reminders at once; role 10 has no bell', async () => {
  const first = await renderApp({ path: '/crisis-reminder', account: 'prompt' });
  await screen.findByRole('heading', { level: 1, name: '危急值提醒' });
  expect(await screen.findByRole('link', { name: '危急值提醒，3 项未闭环' })).toHaveAttribute(
    'href',
    '/crisis-reminder',
  );
  first.unmount();
  await renderApp({ path: '/editLicense', account: 'info' });
  await screen.findByRole('heading', { level: 1, name: '许可证管理' });
  expect(screen.queryByRole('link', BELL)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', BELL)).not.toBeInTheDocument();
});
