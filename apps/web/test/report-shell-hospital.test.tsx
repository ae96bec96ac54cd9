import { act, screen, waitFor, within } from '@testing-library/react';
import { SEED_REPORT_IDS } from '@jianwei/mock-server/hospital/seed-ids';
import { expect, test, vi } from 'vitest';
import { setPageNavigator } from '../src/kit/lib/page-navigator.ts';
import { renderApp } from './render-app.tsx';

const report = `report_id=${SEED_REPORT_IDS.顾怀远}`;

// covers B-2.3-01..07
test('the report shell keeps patient and report from screen to screen', async () => {
  const { user, address } = await renderApp({ path: `/report-detail?${report}` });
  expect(await screen.findByText('顾怀远')).toBeVisible();
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: '报告全景' })).getByRole('link', { name });
  for (const [name, path, heading] of [
    ['检验报告', '/report', '检验报告'],
    ['健康趋势', '/river', '健康趋势'],
    ['应用', '/app-application', '应用'],
    ['医学百科', '/encyclopedia-knowledge', '医学百科'],
    ['解读', '/report-detail', '报告解读'],
  ] as const) {
    await user.click(tab(name));
    await waitFor(() => expect(address()).toBe(`${path}?${report}`));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getAllByText('顾怀远')[0]).toBeVisible();
  }
  const days = within(await screen.findByRole('table', { name: '历次解读' }));
  expect(days.getAllByRole('row')[1]?.textContent).toMatch(/2025-11-18.*糖尿病/);
});

// covers B-2.3-08, B-2.3-09
test('the research screens of the shell keep the report too', async () => {
  const { user, router, address } = await renderApp({ path: `/report-detail?${report}` });
  expect(await screen.findByText('顾怀远')).toBeVisible();
  for (const [name, path, heading] of [
    ['科研助手', '/scientific-research-assist-common', '入组核对'],
    ['我的科研', '/my-scientific-research-common', '我的科研'],
  ] as const) {
    await user.click(within(screen.getByRole('navigation', { name: '报告全景' })).getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(`${path}?${report}`));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getAllByText('顾怀远')[0]).toBeVisible();
  }
  setPageNavigator({ assign: vi.fn(), reload: vi.fn() });
  await act(() => router.navigate(`/no-such-page?${report}`));
  expect(address()).toMatch(/^\/login\?redirect=/);
});
