import { setIndicatorTarget } from '@jianwei/api-client/laboratory/laboratory';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { controlChart } from './indicator-card.tsx';
import { LaboratoryPage } from './laboratory-page.tsx';
import { isMissed, valueText } from './laboratory-words.ts';

const show = async (account: string, path = '/laboratory') => {
  const rendered = await renderFeature(<LaboratoryPage />, { path, account });
  setReadyPaths(new Set(['/report-list', '/crisis-reminder', '/audit-rules-management']));
  return rendered;
};

test('what is to be done leads to where it is done, with its count and its age', async () => {
  await show('prompt');
  const tasks = within(await screen.findByRole('region', { name: '待办' }));
  expect(await tasks.findByText('审核暂缓')).toBeVisible();
  const critical = await tasks.findByText('待处理危急值');
  await waitFor(() => expect(critical.closest('a')).toHaveAttribute('href', '/crisis-reminder'));
  expect(tasks.getAllByText(/^最早 \d+ (分钟|小时|日)前$/)).not.toHaveLength(0);
});

test('an indicator stands with value, target and count, and its months open their reports', async () => {
  const { user, address } = await show('audit');
  const card = within(await screen.findByRole('region', { name: '可解读率' }));
  expect(card.getByText('目标 ≥ 95%')).toBeVisible();
  await user.click(card.getByRole('button', { name: /^可解读率，本月 \d+ \/ \d+ 的报告$/ }));
  expect(address()).toBe('/laboratory?open=readable&period=2025-11');
  await user.keyboard('{Escape}');
  await user.click(card.getByText('每月数值与定义'));
  const table = within(card.getByRole('table', { name: '可解读率每月数值' }));
  await user.click(table.getByRole('button', { name: '2025-11' }));
  expect(address()).toBe('/laboratory?open=readable&period=2025-11');
  const behind = await screen.findByRole('dialog', { name: '可解读率，2025-11 的报告' });
  expect(await within(behind).findByRole('button', { name: /^导出 \d+ 份报告$/ })).toBeVisible();
  expect(await within(behind).findAllByText(/项未能判读$/)).not.toHaveLength(0);
  await user.click(within(behind).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog', { name: /的报告$/ })).toBeNull();
});

test('a target is changed and taken back; what is no target stays in the field', async () => {
  const { user } = await show('audit');
  await user.click(await screen.findByRole('button', { name: '设置 审核暂缓率' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: '目标（%）' });
  await user.clear(field);
  await user.type(field, '101');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('目标应为 0 到 100')).toBeVisible();
  expect(field).toHaveValue('101');
  await user.clear(field);
  await user.type(field, '7.5');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('审核暂缓率：目标 7.5%')).toBeVisible();
  const card = within(screen.getByRole('region', { name: '审核暂缓率' }));
  expect(await card.findByText('目标 ≤ 7.5%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /撤销/ }));
  expect(await card.findByText('目标 ≤ 10%')).toBeVisible();
});

test('two who set one target meet: both stand side by side, and one of them goes on', async () => {
  const { user } = await show('audit');
  await user.click(await screen.findByRole('button', { name: '设置 审核暂缓率' }));
  const dialog = within(await screen.findByRole('dialog'));
  await setIndicatorTarget({ indicator_id: 'held', target: 8, shown: true });
  const field = dialog.getByRole('textbox', { name: '目标（%）' });
  await user.clear(field);
  await user.type(field, '6');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await user.click(await dialog.findByRole('button', { name: '对比' }));
  expect(dialog.getByText(/梁思齐 \d\d:\d\d 已修改，请重新载入后再保存/)).toBeVisible();
  expect(dialog.getByRole('row', { name: '目标 8% 6%' })).toBeVisible();
  expect(field).toHaveValue('6');
  await user.click(dialog.getByRole('button', { name: '以我写的为准' }));
  expect(await screen.findByText('审核暂缓率：目标 6%')).toBeVisible();
});

test('an indicator is hidden, and found again', async () => {
  const { user } = await show('lab');
  await user.click(await screen.findByRole('button', { name: '设置 更正结果率' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: '显示在检验科管理' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '更正结果率' })).toBeNull());
  expect(screen.getByRole('button', { name: '设置 更正结果率' })).toBeVisible();
});

test('who only reads sees no settings', async () => {
  await show('prompt');
  expect(await screen.findByRole('region', { name: '可解读率' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^设置/ })).toBeNull();
});

test('one department is chosen in the address', async () => {
  const { user, address } = await show('audit');
  await screen.findByRole('region', { name: '可解读率' });
  await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '急诊科');
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/laboratory?department=急诊科'));
});

test('the chart draws the band of the limits and a point outside in red', () => {
  const { series, yAxis } = controlChart({
    unit: 'percent',
    target: 95,
    points: [
      { period: '2025-10', value: 90, numerator: 9, denominator: 10, low: 80, high: 98, outside: false },
      { period: '2025-11', value: 70, numerator: 7, denominator: 10, low: 80, high: 98, outside: true },
      { period: '2025-12', numerator: 0, denominator: 0 },
    ],
  });
  const [lows, widths, values] = series.map(({ data }) => data);
  expect(lows).toEqual([80, 80, null]);
  // A rate ends at 100 %, also where the next round number would be 120.
  expect([yAxis.max({ max: 98 }), yAxis.max({ max: 20 })]).toEqual([100, null]);
  expect(yAxis.splitNumber).toBe(3);
  const fromFew = { period: '2025-10', value: 10, numerator: 1, denominator: 10, low: 0, high: 100, outside: false };
  expect(controlChart({ unit: 'percent', target: 80, points: [fromFew] }).yAxis.splitNumber).toBe(5);
  expect(widths).toEqual([18, 18, null]);
  expect(values).toMatchObject([
    { value: 90, itemStyle: { color: '#124e4b' } },
    { value: 70, itemStyle: { color: '#b3261e' } },
    { value: null },
  ]);
});

test('a target is missed on its own side', () => {
  const base = {
    ...({ id: 'readable', unit: 'percent', shown: true } as const),
    ...{ numerator: 0, denominator: 0, points: [] },
  };
  expect(isMissed({ ...base, value: 94, target: 95, direction: 'at_least' })).toBe(true);
  expect(isMissed({ ...base, value: 94, target: 95, direction: 'at_most' })).toBe(false);
  expect(isMissed({ ...base, target: 95, direction: 'at_least' })).toBe(false);
  expect(valueText(undefined, base)).toBe('—');
});
