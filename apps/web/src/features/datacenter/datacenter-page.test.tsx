import type { DataQuality, DataVolumes } from '@jianwei/api-client/model';
import { screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { setReadyPaths } from '../../parts/session/may-open.ts';
import { DataCentrePage } from './datacenter-page.tsx';

const show = (query = '', account = 'info') =>
  renderFeature(<DataCentrePage />, { path: `/data-center${query}`, account });
const table = (name: string | RegExp) => screen.findByRole('table', { name });
const day = (text: RegExp) => screen.findByRole('button', { name: text });

// covers B-2.5-10
test('a day of the calendar narrows what stands below, by mouse and by keyboard, and a chip takes it back', async () => {
  const { user, address } = await show('?from=2025-09-22');
  const today = await day(/^2025-11-18 周二：41 份报告，[\d,]+ 条结果（未结束）$/);
  expect(await day(/^2025-09-25 周四：缺口/)).toHaveAttribute('data-kind', 'gap');
  expect(today).toHaveAttribute('data-shade', '5');
  expect(today).toHaveAttribute('tabindex', '0');
  today.focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(await day(/^2025-11-10 周一：/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(await day(/^2025-09-22 周一：/)).toHaveFocus();
  await user.keyboard('{End}{ArrowUp}{Enter}');
  expect(address()).toContain('day=2025-11-17');
  expect(await screen.findByText(/^2025-11-17 周一：14 份报告/)).toBeVisible();
  const total = within(await table('数据质量')).getByRole('row', { name: /全部来源/ });
  expect(await within(total).findByText('14')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除：2025-11-17' }));
  expect(address()).not.toContain('day=');
});

test('a number of the quality opens its rows, masked and as many as it says; Esc closes them and goes back to it', async () => {
  const { user, address } = await show('?from=2025-10-20');
  const number = await day(/^LIS 东院区，单位：0\.\d\d%，9 \/ [\d,]+ 条$/);
  await user.click(number);
  expect(address()).toContain('check=unit&of=lis-east');
  const title = await screen.findByRole('heading', { name: /^LIS 东院区 · 单位/ });
  await waitFor(() => expect(title).toHaveFocus());
  const part = within(screen.getByRole('region', { name: '未通过的结果' }));
  expect(await part.findByText('共 9 条')).toBeVisible();
  const rows = part.getAllByRole('row', { name: /不能换算|没有单位/ });
  expect(rows).toHaveLength(9);
  for (const row of rows) expect(row.textContent).toMatch(/\p{Script=Han}\*/u);
  await user.keyboard('{Escape}');
  expect(address()).not.toContain('check');
  expect(number).toHaveFocus();
});

test('who may repair is led there; who may not reads where it would be', async () => {
  const rights = { path: '/data-center?check=unit&from=2025-11-01', account: 'info' };
  const { unmount } = await renderFeature(<DataCentrePage />, rights);
  setReadyPaths(new Set(['/data-cleaning', '/data-synchronism-check']));
  const part = within(await screen.findByRole('region', { name: '未通过的结果' }));
  expect((await part.findAllByText('数据清洗')).length).toBeGreaterThan(3);
  expect(screen.queryByRole('link')).toBeNull();
  expect(await screen.findByText('尿素氮(B机)')).toBeVisible();
  unmount();
});

test('sources narrow the page, months lead to their days, and everything stands in the address', async () => {
  const { user, address } = await show('?by=month');
  await user.click(within(await table('数据质量')).getByRole('button', { name: '急诊床旁' }));
  expect(address()).toContain('source=bedside');
  expect(await screen.findByRole('button', { name: '清除：急诊床旁' })).toBeVisible();
  const quality = await table('数据质量');
  await waitFor(() => expect(within(quality).getAllByRole('row')).toHaveLength(2));
  expect(await screen.findByText('本周没有新来源代码')).toBeVisible();
  const month = within(await table('每月数据量')).getByRole('row', { name: /^2025-10/ });
  await user.click(within(month).getByRole('button', { name: '2025-10' }));
  expect(address()).toContain('from=2025-10-01&to=2025-10-31');
  expect(await table(/^每日数据量/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '近 90 日' }));
  expect(await screen.findByText(/^2025-08-21 至 2025-11-18/)).toBeVisible();
});

test('items are sorted, searched and paged by the address', async () => {
  const { user, address } = await show('?q=%E9%92%BE&source=bedside&from=2025-10-01');
  const items = within(await table('项目与数据量'));
  expect(await items.findByRole('row', { name: /^钾\(手持\) 未收录/ })).toBeVisible();
  await user.click(items.getByRole('columnheader', { name: '首次出现' }));
  expect(address()).toContain('sort=first');
  await user.clear(screen.getByRole('searchbox', { name: '搜索项目' }));
  await user.type(screen.getByRole('searchbox', { name: '搜索项目' }), '无此项目{Enter}');
  expect(await screen.findByText('没有符合条件的项目')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(address()).not.toContain('q='));
});

test('the results of an item open under its number; Esc closes them and goes back to it', async () => {
  const { user, address } = await show('?q=%E9%92%BE&source=bedside&from=2025-10-01');
  const count = await screen.findByLabelText(/^钾的 [\d,]+ 条结果$/);
  await user.click(count);
  expect(await screen.findByText(`导出 ${count.textContent} 条`)).toBeVisible();
  expect(address()).toContain('item=K');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('全部结果')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText(/^钾的 [\d,]+ 条结果$/)).toHaveFocus());
});

test('what the catalogue does not have opens its results by its printed name, a new code by its number; a link says which', async () => {
  const { user, address } = await show('?q=%E6%89%8B%E6%8C%81&source=bedside&from=2025-10-01');
  const count = await screen.findByLabelText(/^钾\(手持\)的 \d+ 条结果$/);
  await user.click(count);
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: /^急诊床旁 · 钾\(手持\)/ })).toHaveFocus(),
  );
  expect(await screen.findByText(`导出 ${count.textContent} 条`)).toBeVisible();
  expect(address()).toContain(
    `unlisted=${encodeURIComponent('钾(手持)').replaceAll('(', '%28').replaceAll(')', '%29')}`,
  );
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText(/^钾\(手持\)的 \d+ 条结果$/)).toHaveFocus();
  const whole = await show('?from=2025-11-18');
  const fresh = await screen.findByLabelText(/^尿素氮\(B机\)的 \d+ 条结果$/);
  await whole.user.click(fresh);
  expect(await screen.findByRole('heading', { name: /^LIS 东院区 · 尿素氮\(B机\)/ })).toBeVisible();
  expect(await screen.findByText(`导出 ${fresh.textContent} 条`)).toBeVisible();
});

const QUALITY: DataQuality = {
  from: '2025-11-12',
  to: '2025-11-18',
  as_of: '2025-11-18T10:30:00+08:00',
  sources: [],
  cells: [],
};
const NOTHING: DataVolumes = {
  from: '2025-11-12',
  to: '2025-11-18',
  as_of: '2025-11-18T10:30:00+08:00',
  by: 'day',
  reports: 0,
  results: 0,
  days: [{ date: '2025-11-18', reports: 0, results: 0, is_gap: false, gap_days: 0 }],
};

test('what could not be read is named and read again; an empty hospital says that it has nothing yet', async () => {
  let isFailing = true;
  const { user } = renderWithAnswers(<DataCentrePage />, {
    'GET /api/v2/datacenter/volumes': () => (isFailing ? refusal(503, '系统维护中') : NOTHING),
    'GET /api/v2/datacenter/quality': () => (isFailing ? refusal(503, '系统维护中') : QUALITY),
    'GET /api/v2/datacenter/items': () => ({ page: 0, page_size: 12, total_elements: 0, data: [] }),
    'GET /api/v2/datacenter/new_codes': () => ({ since: '2025-11-17', data: [] }),
  });
  expect(await screen.findByText('数据量未能载入')).toBeVisible();
  expect(await screen.findByText('数据质量未能载入')).toBeVisible();
  expect(await screen.findByText('这一范围没有结果')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出' })).toBeDisabled();
  isFailing = false;
  for (const button of screen.getAllByRole('button', { name: '重新载入' })) await user.click(button);
  expect(await day(/^2025-11-18 周二：尚无数据/)).toBeVisible();
  expect(await screen.findByText('还没有来源')).toBeVisible();
  expect(screen.getByRole('button', { name: /^导出 \d+ 行$/ })).toBeEnabled();
});
