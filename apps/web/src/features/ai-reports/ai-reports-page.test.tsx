import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { AiReportsPage } from './ai-reports-page.tsx';
import { AnalysisReportPage } from './analysis-report-page.tsx';

const list = (path = '/ai-report', account = 'ops') => renderFeature(<AiReportsPage />, { path, account });
const open = (id: string) =>
  renderFeature(<AnalysisReportPage />, { path: `/analysis-report?report_id=${id}`, account: 'ops' });

// covers B-1-20, B-2.5-40
test('what was said then stands beside now; tabs narrow by address, the keyword stays out of it', async () => {
  const { user, address } = await list();
  await screen.findByRole('table', { name: 'AI 报告' });
  await user.click(screen.getByRole('radio', { name: /^结论已变/ }));
  const row = await screen.findByRole('row', { name: /R1004-02/ });
  expect(row).toHaveTextContent('高钾血症');
  expect(address()).toBe('/ai-report?tab=changed');
  await user.type(screen.getByRole('searchbox', { name: '搜索报告' }), 'R9999');
  expect(await screen.findByText('没有符合条件的报告')).toBeVisible();
  expect(address()).toBe('/ai-report?tab=changed');
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(address()).toBe('/ai-report'));
  expect(await screen.findByText(/^导出 \d+ 份报告$/)).toBeVisible();
});

test('how a report was reviewed stands in a word: 放行, 超时放行, 暂缓, or a dash where it was never held', async () => {
  const { user } = await list();
  const row = async (id: string) => {
    await user.clear(screen.getByRole('searchbox', { name: '搜索报告' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索报告' }), id);
    return within(await screen.findByRole('row', { name: new RegExp(`^${id}`) }));
  };
  await screen.findByRole('table', { name: 'AI 报告' });
  expect((await row('R1572-01')).getByText('放行')).toBeVisible();
  expect((await row('R1571-01')).getByText('超时放行')).toBeVisible();
  expect((await row('R1004-02')).queryByText(/放行|暂缓/)).toBeNull();
  expect((await row('R1570-01')).getByText('暂缓')).toBeVisible();
});

test('what could not be read is named, and can be read again', async () => {
  await list('/ai-report', 'doctor');
  expect(await screen.findByText('AI 报告未能载入')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新载入' })).toBeVisible();
});

// covers B-2.5-41
test('one report: then, now, and each difference with its cause', async () => {
  await open('R1004-02');
  const differences = within(await screen.findByRole('table', { name: '差异与原因' }));
  expect(differences.getAllByText('来源更正 钾 6.10 → 5.11')[0]).toBeVisible();
  expect(screen.getByText('以当时的结果与规则重新计算，与当时所显示的一致')).toBeVisible();
  const [then, now] = ['当时', '现在'].map((name) => within(screen.getByRole('region', { name })));
  expect(then?.getByText(/^血钾 6\.10 mmol\/L/)).toBeVisible();
  expect(now?.queryByText(/^血钾 6\.10 mmol\/L/)).toBeNull();
  expect(then?.getByText(/^规则版本：检验解读规则库 2\.2/)).toBeVisible();
});

test.each([
  ['R1004-01', '该报告尚未被查看，没有当时的结论'],
  ['none', '没有这份报告'],
])('%s: %s', async (id, text) => {
  await open(id);
  expect(await screen.findByText(text)).toBeVisible();
});
