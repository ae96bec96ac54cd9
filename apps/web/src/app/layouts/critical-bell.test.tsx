import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { CriticalBell } from './critical-bell.tsx';

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

test('a critical value of last year says so', async () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signIn({ verifyArr: ['/excellent', '/detail'] });
  const warning = (id: string, time: string) => ({
    warning_id: id,
    patient_id: 'P1',
    patient_name: '孟庆山',
    report_id: 'R1',
    content: id,
    warning_status: 'open',
    state: 'unacknowledged',
    create_time: time,
  });
  const data = [warning('W-1', '2026-01-01T00:05:00+08:00'), warning('W-2', '2025-12-31T23:50:00+08:00')];
  const { user } = renderWithAnswers(<CriticalBell />, {
    'GET /api/v2/warnings': () => ({
      page: 0,
      page_size: 5,
      total_elements: 2,
      data,
      counts: { open: 2 },
      time: '2026-01-01T00:10:00+08:00',
    }),
  });
  await user.click(await screen.findByRole('button', { name: '危急值提醒，2 项未闭环' }));
  const [first, second] = screen.getAllByRole('link', { name: /孟庆山/ });
  expect(first).toHaveTextContent('01-01 00:05');
  expect(first).not.toHaveTextContent('2026');
  expect(second).toHaveTextContent('2025-12-31 23:50');
});
