import type { UsageGroup } from '@jianwei/api-client/model';
import { listUsageRows } from '@jianwei/api-client/statistics/statistics';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { UsagePage } from './usage-page.tsx';
import { trendOption } from './usage-trend.tsx';
import { changeText, peopleText, shareOf, slotText } from './usage-words.ts';

const show = (query = '') =>
  renderFeature(<UsagePage />, { path: `/operations-use-statistical${query}`, account: 'ops' });

// covers B-2.5-36
test('the sums of a range, every chart with its table, and a press narrows the whole page by a chip', async () => {
  const { user, address } = await show();
  const departments = within(await screen.findByRole('table', { name: '科室使用' }));
  const sums = within(screen.getByRole('region', { name: '合计' }));
  for (const name of ['解读报告', '查看次数', '活跃医师', '应用打开']) expect(sums.getByText(name)).toBeVisible();
  expect(sums.getByText(/不含未结束的一日/)).toBeVisible();
  expect(departments.queryByRole('button', { name: '其他' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^全部 \d+ 个科室$/ }));
  expect(departments.getByRole('button', { name: '其他' })).toBeVisible();
  expect(await screen.findByRole('table', { name: /使用时段/ })).toBeVisible();
  await user.click(screen.getByText('每日使用表格'));
  expect(within(screen.getByRole('table', { name: '每日使用' })).getAllByRole('button')).toHaveLength(30);
  await user.click(await screen.findByRole('button', { name: 'CKD 分期' }));
  expect(address()).toContain('application_id=app-ckd');
  await waitFor(() => expect(sums.queryByText('查看次数')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'CKD 分期' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: '清除：CKD 分期' }));
  expect(address()).not.toContain('application_id');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^清除/ })).toBeNull());
  expect(document.body).not.toHaveFocus();
  await user.click(departments.getByRole('button', { name: '其他' }));
  expect(await screen.findByRole('button', { name: '清除：其他' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '近 7 日' }));
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: '每日使用' })).getAllByRole('button')).toHaveLength(7),
  );
});

test('a number opens its rows, which sum up to it', async () => {
  const { user, address } = await show();
  expect(screen.queryByRole('table', { name: '使用明细' })).toBeNull();
  const figure = await screen.findByRole('button', { name: /^应用打开 \d+ 次的明细$/ });
  const sum = Number(/\d+/.exec(figure.getAttribute('aria-label') ?? '')?.[0]);
  await user.click(figure);
  expect(address()).toContain('kind=open&rows=yes');
  expect(await screen.findByRole('table', { name: '使用明细' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '查看解读' })).toBeNull();
  const all = await allPages((page, size) => listUsageRows({ kind: 'open', page, page_size: size }));
  expect(all.reduce((total, { count }) => total + count, 0)).toBe(sum);
  expect(screen.getByRole('button', { name: `导出 ${all.length} 行` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除：打开应用' }));
  expect((await screen.findAllByRole('cell', { name: '查看解读' }))[0]).toBeVisible();
});

test('an hour of the week is pressed and released; a range without use says so', async () => {
  const { user, address } = await show('?from=2025-11-10&to=2025-11-16');
  // The hours are one stop of the Tab key: arrows go on from the last one.
  const hour = await screen.findByRole('button', { name: /^周一 9 时/ });
  screen.getByRole('button', { name: /^周日 23 时/ }).focus();
  await user.keyboard('{ArrowUp>6/}{ArrowLeft>14/}');
  expect(hour).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toContain('slot=1-09');
  await user.click(await screen.findByRole('button', { name: '清除：周一 9 时' }));
  expect(address()).not.toContain('slot');
  const end = screen.getByRole('textbox', { name: '结束日期' });
  await user.clear(end);
  await user.type(end, '2025-11-09');
  expect(await screen.findByText('开始日期不能晚于结束日期')).toBeVisible();
});

test('a department that is not there is named, and one press clears it; the usual range is not written down', async () => {
  const { user, address } = await show('?department=%E6%98%9F%E9%99%85%E7%A7%91&role=4');
  expect(await screen.findByText('没有「星际科」这个科室')).toBeVisible();
  expect(screen.queryByRole('group', { name: '明细' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('table', { name: '科室使用' })).toBeVisible();
  expect(address()).toBe('/operations-use-statistical');
  await user.click(screen.getByRole('radio', { name: '近 7 日' }));
  expect(address()).toContain('from=2025-11-12&to=2025-11-18');
  await user.click(screen.getByRole('radio', { name: '近 30 日' }));
  expect(address()).toBe('/operations-use-statistical');
  expect(screen.getByRole('radio', { name: '近 30 日' })).toBeChecked();
});

test('an application that is not there is told like a department', async () => {
  const { user, address } = await show('?application_id=app-none');
  expect(await screen.findByText('没有这个应用')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('table', { name: '科室使用' })).toBeVisible();
  expect(address()).toBe('/operations-use-statistical');
});

test('the unfinished day is dotted, the whole ones are not', () => {
  const day = (key: string, views: number, isPartial = false): UsageGroup => ({
    key,
    name: key,
    reports: 0,
    views,
    opens: 0,
    is_partial: isPartial,
  });
  const { series } = trendOption([day('2025-11-16', 3), day('2025-11-17', 5), day('2025-11-18', 2, true)]);
  expect(series.map(({ lineStyle, data }) => [lineStyle.type, data])).toEqual([
    ['solid', [3, 5, null]],
    ['dotted', [null, 5, 2]],
    ['dashed', [0, 0, null]],
    ['dotted', [null, 0, 0]],
  ]);
  expect(trendOption([day('2025-11-17', 5)]).series).toHaveLength(2);
});

test('figures in words: changes with their sign, few people, shares of the greatest', () => {
  const sums = (views: number) => ({ reports: 0, views, opens: 0 });
  expect(changeText('views', sums(106.2), sums(100))).toBe('+6.2%');
  expect(changeText('views', sums(90), sums(100))).toBe('−10%');
  expect(changeText('views', sums(100), sums(100))).toBe('0%');
  expect(changeText('views', sums(100), sums(0))).toBe('—');
  expect(changeText('people', sums(1), sums(1))).toBe('—');
  expect([peopleText(undefined), peopleText(1234)]).toEqual(['少于 5 人', '1,234']);
  expect([shareOf(5, 10), shareOf('无法判定', 10), shareOf(5, 0)]).toEqual([50, 0, 0]);
  expect(slotText('7-00')).toBe('周日 0 时');
});
