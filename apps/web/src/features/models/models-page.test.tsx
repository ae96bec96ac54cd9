import { getModel, setModelState } from '@jianwei/api-client/models/models';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { ModelPage } from './model-page.tsx';
import { ModelsPage } from './models-page.tsx';

const list = (path = '/ai-platform') => renderFeature(<ModelsPage />, { path, account: 'research' });
const open = (query = '') =>
  renderFeature(<ModelPage />, { path: `/ai-platform-detail?artifact_id=ckd-risk${query}`, account: 'research' });
const rowNames = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

// covers B-2.5-13, B-6-08
test('every version stands with its figures and says that they are of demonstration; state and keyword narrow', async () => {
  const { user, address } = await list();
  await screen.findAllByRole('row', { name: /慢性肾脏病风险模型/ });
  expect(rowNames()[1]).toMatch(/演示数据.*demo-1\.1\.0.*18 岁以上.*0\.\d{3}（0\.\d{3}–0\.\d{3}）.*启用/);
  const rules = within(screen.getByRole('table', { name: '规则模型' }));
  expect(rules.getByRole('row', { name: /GRACE 院内死亡风险评分 2003\.1/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '旁路' }));
  await waitFor(() => expect(rowNames().some((text) => text.includes('demo-1.1.0'))).toBe(false));
  expect(address()).toBe('/ai-platform?state=shadow');
  await user.type(screen.getByRole('searchbox', { name: '搜索模型' }), '没有的模型');
  expect(await screen.findByText('没有符合条件的模型')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('demo-1.0.0')).toBeVisible();
});

test('what could not be read is named, and can be read again', async () => {
  const failing = await renderFeature(<ModelsPage />, { path: '/ai-platform', account: 'doctor' });
  expect(await screen.findByText('AI 模型未能载入')).toBeVisible();
  await failing.user.click(screen.getByRole('button', { name: '重新载入' }));
  expect(await screen.findByText('AI 模型未能载入')).toBeVisible();
});

// covers B-2.5-14
test('stopping asks for a reason, says what disappears, acts and is taken back; what was typed stays until it is right', async () => {
  const { user } = await open();
  const toggle = await screen.findByRole('switch', { name: '启用 demo-1.1.0' });
  expect(toggle).toBeChecked();
  expect(screen.getByText('停用后 2 处不再显示')).toBeVisible();
  await user.click(toggle);
  const dialog = within(await screen.findByRole('dialog', { name: '停用 demo-1.1.0' }));
  expect(dialog.getByText('诊断抽屉的风险概率与历史趋势')).toBeVisible();
  expect(dialog.getByText(/近 30 日给出 \d+ 份。已保存的 0 份结果仍可查看/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '停用 demo-1.1.0' }));
  expect(dialog.getByText('请填写停用原因')).toBeVisible();
  const reason = dialog.getByRole('textbox', { name: /原因/ });
  await user.type(reason, '停');
  await user.click(dialog.getByRole('button', { name: '停用 demo-1.1.0' }));
  expect(await screen.findByText('原因应为 2 至 200 个字')).toBeVisible();
  expect(reason).toHaveDisplayValue('停');
  await user.type(reason, '用核对');
  await user.click(dialog.getByRole('button', { name: '停用 demo-1.1.0' }));
  expect(await screen.findByText('已停用 demo-1.1.0')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: '启用 demo-1.1.0' })).not.toBeChecked());
  await user.click(screen.getByRole('button', { name: '变更记录' }));
  expect(await screen.findByText('停用 demo-1.1.0：停用核对')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: '启用 demo-1.1.0' })).toBeChecked());
});

test('a version of no shadow cannot be switched on; the shadow is compared report by report', async () => {
  const { user } = await open('&version=demo-1.0.0');
  await user.click(await screen.findByRole('switch', { name: '启用 demo-1.0.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: '启用 demo-1.0.0' }));
  expect(dialog.getByText('代替 demo-1.1.0，自下一次打开起显示。')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '启用 demo-1.0.0' }));
  expect(await screen.findByText('demo-1.0.0 没有旁路记录，启用前需旁路 7 日或 200 份')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '取消' }));
  const told = await screen.findByText(/旁路 29 日：两版在 \d+ 份报告上同时计算，风险分级一致/);
  const [, count] = /在 (\d+) 份/.exec(told.textContent) ?? [];
  await user.click(screen.getByRole('button', { name: '逐份比较' }));
  const panel = within(await screen.findByRole('dialog', { name: '旁路逐份比较' }));
  const table = within(await panel.findByRole('table', { name: '旁路逐份比较' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('不一致');
  expect(panel.getByRole('button', { name: `导出 ${count} 份` })).toBeVisible();
});

test('a version that somebody else switched meanwhile stands beside the own change, and one of the two goes on', async () => {
  const { user } = await open('&version=demo-1.2.0');
  await user.click(await screen.findByRole('button', { name: '结束旁路' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用 demo-1.2.0' }));
  const { revision } = await getModel('ckd-risk', {});
  await setModelState('ckd-risk', { version: 'demo-1.2.0', state: 'in_use', revision });
  await user.type(dialog.getByLabelText(/原因/), '不再比较');
  await user.click(dialog.getByRole('button', { name: '停用 demo-1.2.0' }));
  await user.click(await dialog.findByRole('button', { name: '对比' }));
  expect(dialog.getByRole('row', { name: 'demo-1.2.0 的状态 启用 停用' })).toBeVisible();
  expect(dialog.getByRole('row', { name: '在用版本 demo-1.2.0 空' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '重新载入' }));
  // What was read before stands there until the answer comes.
  await waitFor(() => expect(screen.getByRole('switch', { name: '启用 demo-1.2.0' })).toBeChecked());
});

test('a shifted input opens the reports that its source sent, as many as are told', async () => {
  const { user, address } = await open();
  const [look] = await screen.findAllByRole('button', { name: /^查看.+的 \d+ 份报告$/ });
  const count = /(\d+) 份/.exec(look?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  if (look) await user.click(look);
  const panel = within(await screen.findByRole('dialog', { name: /，/ }));
  expect(await panel.findByRole('button', { name: `导出 ${count} 份` })).toBeVisible();
  expect(panel.getAllByRole('rowheader')).toHaveLength(Math.min(12, Number(count)));
  expect(screen.getByText(new RegExp(`共 ${count} 份`))).toBeVisible();
  expect(address()).toMatch(/feature=.+&source=/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the drift of a version opens the reports that hold the drifted input', async () => {
  await renderFeature(<ModelsPage />, { path: '/ai-platform', account: 'research' });
  const link = await screen.findByRole('link', { name: /^demo-1\.1\.0 漂移 / });
  const [name, psi] = link.textContent.split(' ');
  await open(new URL(link.getAttribute('href') ?? '', 'http://page').search.replace('?artifact_id=ckd-risk', ''));
  const panel = within(await screen.findByRole('dialog', { name: `${name ?? ''}，全部来源` }));
  const count = screen.getByRole('button', { name: new RegExp(`^${name ?? ''}的 \\d+ 份报告$`) }).textContent;
  expect(await panel.findByText(`共 ${count} 份`)).toBeVisible();
  expect(screen.getByRole('button', { name: `${name ?? ''}的 PSI ${psi ?? ''}` })).toBeVisible();
});

test('a number opens the reports that it counts, from the list and from the card, and the way back closes them', async () => {
  await renderFeature(<ModelsPage />, { path: '/ai-platform', account: 'research' });
  const link = await screen.findByRole('link', { name: /^demo-1\.1\.0 给出 \d+$/ });
  expect(link).toHaveAttribute('href', '/ai-platform-detail?artifact_id=ckd-risk&version=demo-1.1.0&counted=given');
  const count = Number(link.textContent);
  expect(count).toBeGreaterThan(0);
  const detail = await open('&version=demo-1.1.0&counted=given');
  const table = within(await screen.findByRole('table', { name: 'demo-1.1.0 近 30 日给出' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(Math.min(12, count));
  expect(table.getAllByRole('cell', { name: /^\d+\.\d%$/ }).length).toBe(Math.min(12, count));
  await detail.user.keyboard('{Escape}');
  expect(screen.queryByRole('table', { name: 'demo-1.1.0 近 30 日给出' })).toBeNull();
  await detail.user.click(screen.getByRole('button', { name: /^特征不全 / }));
  const lacking = within(await screen.findByRole('table', { name: 'demo-1.1.0 近 30 日特征不全' }));
  expect(lacking.getByRole('columnheader', { name: '缺少的特征' })).toBeVisible();
  expect(detail.address()).toContain('counted=incomplete');
});

test('a period of the time line opens the reports that its version answered', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByText('启停记录', { selector: 'summary' }));
  const periods = within(screen.getByRole('table', { name: '启停记录' }));
  const period = periods.getByRole('button', { name: /^demo-1\.2\.0 旁路 .+ 份报告，打开$/ });
  await user.click(period);
  const panel = within(await screen.findByRole('dialog', { name: /^demo-1\.2\.0 自 .+ 一段旁路计算$/ }));
  expect(await panel.findByRole('button', { name: `导出 ${period.textContent} 份` })).toBeVisible();
  expect(address()).toContain('counted=computed&of=demo-1.2.0&since=');
});

test('the page reads without seeing it: figures, intervals, drift, and which version ran on a day', async () => {
  const { user, address } = await open('&version=demo-1.1.0&at=2025-08-01');
  expect(await screen.findByText('2025-08-01 在用的是 demo-1.0.0，旁路 demo-1.1.0')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^ROC 曲线，测试集 AUC 0\.\d{3}，阈值 0\.25：敏 0\.\d{2}，特 0\.\d{2}$/ }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /^校准，10 组，校准斜率 / })).toBeVisible();
  const performance = within(screen.getByRole('table', { name: '性能' }));
  expect(performance.getByRole('row', { name: /^AUC 0\.\d{3} 0\.\d{3} 0\.\d{3}–0\.\d{3}$/ })).toBeVisible();
  const drift = within(await screen.findByRole('table', { name: '输入漂移' }));
  expect(drift.getAllByRole('rowheader')).toHaveLength(6);
  const all = drift.getByRole('button', { name: /^尿素的 \d+ 份报告$/ });
  await user.click(all);
  const reports = within(await screen.findByRole('dialog', { name: '尿素，全部来源' }));
  expect(await reports.findByRole('button', { name: `导出 ${all.textContent} 份` })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(
    drift.getAllByRole('cell', { name: /^(LIS .院区|集成平台|急诊床旁|体检中心) \d\.\d\d/ }).length,
  ).toBeGreaterThan(1);
  await user.selectOptions(screen.getByRole('combobox', { name: '版本' }), 'demo-1.2.0');
  expect(await screen.findByRole('switch', { name: '启用 demo-1.2.0' })).not.toBeChecked();
  expect(address()).toContain('version=demo-1.2.0');
  expect(screen.getByRole('button', { name: '结束旁路' })).toBeVisible();
});
