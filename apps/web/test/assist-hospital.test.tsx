import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { renderApp } from './render-app.tsx';

// covers B-2.4-01, B-2.4-03
test('a report is taken over by its address, read by the rules, and its diagnosis leads to the decision aid', async () => {
  const { user, router } = await renderApp({ path: `/diagnostic-assist?report_id=${SEED_REPORT_IDS.卢雅琴}` });
  expect(await screen.findByText(/取自报告.*卢雅琴/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '年龄' })).toHaveValue('38');
  await act(() => user.click(screen.getByRole('button', { name: '推断诊断' })));
  const ranking = await screen.findByRole('table', { name: '推断的诊断' });
  expect(within(ranking).getByRole('row', { name: /^缺铁性贫血/ })).toBeVisible();
  const link = screen.getByRole('link', { name: /^决策详情/ });
  await act(() => router.navigate(link.getAttribute('href') ?? ''));
  expect(await screen.findByRole('heading', { level: 2, name: '缺铁性贫血' })).toBeVisible();
  const labs = screen.getByRole('table', { name: '所需检验' });
  expect(within(labs).getByRole('row', { name: /^铁蛋白.*已有.*本报告/ })).toBeVisible();
});

test('the shell has three steps, no menu and a way back', async () => {
  await renderApp({ path: '/decision-assist' });
  const steps = await screen.findByRole('navigation', { name: '辅助诊疗' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1辅助诊断', '2辅助决策', '3辅助决策详情']);
  expect(within(steps).getByRole('link', { name: /辅助决策/ })).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
