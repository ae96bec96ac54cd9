import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { refusal, renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { CheckPage } from './check-page.tsx';
import { InspectPage } from './inspect-page.tsx';
import { SyncPage } from './sync-page.tsx';
import { agoText, readManifest, repairOf } from './sync-words.ts';

const sync = (path = '/data-synchronism?source=lis-east') => renderFeature(<SyncPage />, { path, account: 'ops' });
const TEN_O_CLOCK = { source: 'lis-east', from: '2025-11-18T10:00:00+08:00', to: '2025-11-18T03:00:00.000Z' };
const row = (name: RegExp) => screen.findByRole('row', { name });

// covers B-2.5-51
test('each source with its day; a transfer brings what is ready, and what it refused leads to its repair', async () => {
  const { user, address } = await sync();
  expect(await row(/^LIS 东院区 .* 拒收增多/)).toHaveAttribute('aria-current', 'true');
  expect(
    within(await screen.findByRole('list', { name: '漏斗' })).getByRole('link', { name: /^读出 \d+ 条$/ }),
  ).toBeVisible();
  expect(await screen.findByText(/^今日 \d+ 次$/)).toBeVisible();
  const reasons = within(screen.getByRole('table', { name: '拒收原因' }));
  expect(reasons.getAllByRole('link', { name: /^去映射：检验目录中没有/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/data-cleaning?open='),
  );
  expect(
    await screen.findByText('自 11-18 起「项目未收录」增多，首次出现 PCT-Q、TBIL-V、UN-E 3 个来源代码'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '近 30 日的拒收原因' })).toHaveAttribute(
    'href',
    '/operations-interpret-ability?source=lis-east',
  );
  await user.click(screen.getByRole('button', { name: '立即同步' }));
  await waitFor(() => expect(address()).toMatch(/source=lis-east&run=\d+/));
  expect(await row(/手动 .*收到 5 条 .*读出 4 条 .*拒收 1 条/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '重试拒收的 1 条' }));
  expect(await row(/重试 #\d+ .*收到 1 条 0 .*拒收 1 条/)).toBeVisible();
  expect(await screen.findByText(/重试 #\d+\s消息/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '重试拒收的 1 条' })).toHaveFocus());
});

// covers B-2.5-51
test('the numbers of the day and each hour open their rows', async () => {
  const { user } = await sync();
  const east = within(await row(/^LIS 东院区 /));
  const read = east.getByRole('link', { name: /^LIS 东院区 今日读出 \d+$/ });
  expect(read).toHaveAttribute('href', expect.stringMatching(/source=lis-east&from=2025-11-18T00.*&outcome=read$/));
  const strip = within(east.getByRole('list', { name: /^近 24 小时读出 \d+ 条，拒收 \d+ 条$/ }));
  const hours = strip.getAllByRole('link');
  expect(hours).toHaveLength(24);
  hours.at(-1)?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(hours.at(-2)).toHaveFocus();
  expect(hours.filter((link) => link.tabIndex === 0)).toEqual([hours.at(-2)]);
  expect(hours.at(-1)).toHaveAttribute(
    'href',
    expect.stringContaining(`?${new URLSearchParams(TEN_O_CLOCK).toString()}`),
  );
});

test('rows of an hour are narrowed and ordered as those of a run, and lead back to one', async () => {
  const path = `/data-synchronism-inspect?${new URLSearchParams(TEN_O_CLOCK).toString()}`;
  const { user, address } = await renderFeature(<InspectPage />, { path, account: 'ops' });
  expect(await screen.findByRole('button', { name: /^清除：11-18 \d\d:00 至 \d\d:00$/ })).toBeVisible();
  expect((await screen.findAllByRole('row', { name: /拒收 检验目录中没有/ })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('columnheader', { name: '项目' }));
  await waitFor(() => expect(address()).toMatch(/&sort=item/));
  await user.click(screen.getByRole('button', { name: /^清除：11-18 \d\d:00 至 \d\d:00$/ }));
  await waitFor(() => expect(address()).not.toMatch(/from=/));
  expect(screen.getByRole('combobox', { name: '运行' })).toHaveDisplayValue(/^#\d+ LIS 东院区/);
});

test('a source is paused, says so, and is resumed', async () => {
  const { user } = await sync();
  await user.click(await screen.findByRole('button', { name: '暂停 LIS 主院区' }));
  expect(await row(/^LIS 主院区 .* 已暂停/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '恢复 LIS 主院区' }));
  expect(await row(/^LIS 主院区 .* 正常/)).toBeVisible();
});

test('a file is tried first, then taken in as a run of its own; what is none stays in the form', async () => {
  const { user, address } = await sync('/data-synchronism?open=import');
  const form = within(await screen.findByRole('dialog', { name: '导入文件' }));
  await user.click(form.getByRole('button', { name: '导入' }));
  expect(form.getByText('请选择文件或粘贴内容')).toBeVisible();
  await user.type(form.getByLabelText('内容'), '随便写的');
  await user.click(form.getByRole('button', { name: '试读' }));
  expect(await screen.findByText('文件不是 FHIR、HL7 或带表头的 CSV')).toBeVisible();
  expect(form.getByLabelText('内容')).toHaveValue('随便写的');
  await user.clear(form.getByLabelText('内容'));
  const csv =
    '患者编号,姓名,性别,出生日期,时间,项目名称,标本,结果,单位\nT1,试例丁,女,1970-05-05,2025-11-18 09:00,钾,血清,4.4,mmol/L\n';
  await user.upload(form.getByLabelText(/FHIR R4 Bundle/), new File([csv], '体检.csv'));
  await user.click(form.getByRole('button', { name: '试读' }));
  expect(await form.findByText('CSV：1 条结果，可导入 1 条，不能读出 0 条；患者 1 位，新报告 1 份')).toBeVisible();
  await user.click(form.getByRole('button', { name: '导入' }));
  await waitFor(() => expect(address()).toMatch(/source=file&run=\d+/));
  expect(await screen.findByText(/导入文件\s体检\.csv/)).toBeVisible();
});

// covers B-2.5-52
test('the rows of a run are narrowed by outcome and reason, one opens with its message and is tried again', async () => {
  const { user, address } = await renderFeature(<InspectPage />, {
    path: '/data-synchronism-inspect?source=lis-east&outcome=refused',
    account: 'ops',
  });
  const lines = await screen.findAllByRole('row', { name: /拒收 检验目录中没有/ });
  await user.selectOptions(screen.getByRole('combobox', { name: '原因' }), '单位不符');
  expect(await row(/D-二聚体.*不能换算/)).toBeVisible();
  expect(lines.length).toBeGreaterThan(1);
  await user.click(await row(/D-二聚体/));
  const pane = within(await screen.findByRole('complementary', { name: '条目' }));
  expect(pane.getByText(/^OBX\|1\|ST\|D-二聚体/)).toHaveAttribute('data-marked', 'true');
  await user.click(pane.getByRole('button', { name: '重试这一条' }));
  expect(await screen.findByText('重试读出 0 条，仍拒收 1 条，已有 0 条')).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/run=\d+/));
  await user.type(screen.getByRole('searchbox', { name: '搜索条目' }), '没有这一条');
  expect(await screen.findByText('没有符合条件的条目')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await row(/D-二聚体/)).toBeVisible();
});

test('chosen rows are tried again together', async () => {
  const { user } = await renderFeature(<InspectPage />, {
    path: '/data-synchronism-inspect?source=lis-east&outcome=refused&reason=no_item',
    account: 'ops',
  });
  await screen.findAllByRole('row', { name: /检验目录中没有/ });
  const boxes = screen.getAllByRole('checkbox', { name: /^选择 L-/ });
  await user.click(boxes[0] ?? document.body);
  await user.click(boxes[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: '重试所选 2 条' }));
  expect(await screen.findByText('重试读出 0 条，仍拒收 2 条，已有 0 条')).toBeVisible();
});

test('what a text finds is tried again, and nothing else of the run', async () => {
  const { user } = await renderFeature(<InspectPage />, {
    path: '/data-synchronism-inspect?source=lis-east&outcome=refused',
    account: 'ops',
  });
  const others = await screen.findAllByRole('row', { name: /检验目录中没有/ });
  expect(others.length).toBeGreaterThan(1);
  await user.type(screen.getByRole('searchbox', { name: '搜索条目' }), 'D-二聚体');
  await waitFor(() => expect(screen.queryAllByRole('row', { name: /检验目录中没有/ })).toHaveLength(0));
  await user.click(screen.getByRole('button', { name: '重试符合条件的' }));
  expect(await screen.findByText('重试读出 0 条，仍拒收 1 条，已有 0 条')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: '搜索条目' })).toHaveValue('');
});

// covers B-2.5-53
test('a manifest names what is missing, extra and different; one that cannot be read says where', async () => {
  const { user } = await renderFeature(<CheckPage />, {
    path: '/data-synchronism-check?source=lis-east&date=2025-11-18',
    account: 'ops',
  });
  expect(await screen.findByRole('button', { name: /^B型钠尿肽前体 存有 \d+ 条$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^B型钠尿肽前体 未读出 \d+ 条$/ }));
  const stored = within(await screen.findByRole('dialog', { name: '2025-11-18 B型钠尿肽前体，未读出' }));
  expect((await stored.findAllByText('未读出')).length).toBeGreaterThan(1);
  await user.click(stored.getByRole('button', { name: '关闭' }));
  await user.click(screen.getByRole('button', { name: '核对' }));
  expect(screen.getByText('请填写清单，每行一份报告：报告号 条数')).toBeVisible();
  await user.type(screen.getByLabelText('清单'), 'R1040-01 1\nX-1,4\nX-2');
  await user.click(screen.getByRole('button', { name: '核对' }));
  expect(screen.getByText('第 3 行应为「报告号 条数」')).toBeVisible();
  await user.clear(screen.getByLabelText('清单'));
  await user.type(screen.getByLabelText('清单'), 'R1040-01 1\nX-1,4');
  await user.click(screen.getByRole('button', { name: '核对' }));
  const missing = within(await screen.findByRole('table', { name: '缺失的报告' }));
  expect(missing.getByRole('row', { name: 'X-1 4 0' })).toBeVisible();
  expect(screen.getByRole('table', { name: '条数不同的报告' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '复制缺失的报告号' }));
  expect(await screen.findByText(/已复制 1 个报告号|复制失败/)).toBeVisible();
});

test('what cannot be read is asked for again', async () => {
  const failed = () => refusal(500, '服务器内部错误');
  const answers = {
    'GET /api/v2/sync/sources': failed,
    'GET /api/v2/sync/runs': failed,
  };
  const { unmount } = renderWithAnswers(<SyncPage />, answers);
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
  unmount();
  const inspect = renderWithAnswers(<InspectPage />, answers);
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
  inspect.unmount();
  renderWithAnswers(<CheckPage />, answers);
  expect(await screen.findByText('数据来源未能载入')).toBeVisible();
  expect(screen.getByRole('button', { name: '核对' })).toBeDisabled();
});

test('a hospital without sources is told so', async () => {
  const none = { now: '2025-11-18T10:30:00+08:00', data: [] };
  renderWithAnswers(<SyncPage />, { 'GET /api/v2/sync/sources': () => none });
  expect(await screen.findByText('还没有数据来源')).toBeVisible();
});

test('how long ago, manifests and repairs in words', () => {
  const now = '2025-11-18T10:30:00+08:00';
  expect(agoText('2025-11-18T10:29:12+08:00', now)).toBe('48 秒前');
  expect(agoText('2025-11-18T10:27:00+08:00', now)).toBe('3 分前');
  expect(agoText('2025-11-18T08:25:00+08:00', now)).toBe('2 小时 5 分前');
  expect(agoText('2025-11-13T08:25:00+08:00', now)).toBe('5 天前');
  expect(readManifest('报告号,条数\nA-1,3\n\nB 4')).toEqual({
    counts: [
      { report_id: 'A-1', results: 3 },
      { report_id: 'B', results: 4 },
    ],
    wrong: [],
  });
  const malformed = { reason: '消息缺少 PID-3', kind: 'malformed', rows: 1, freed: 0 } as const;
  expect(repairOf(malformed, 7)).toEqual({
    label: '看原文',
    address: '/data-synchronism-inspect?run=7&reason=malformed',
  });
  expect(repairOf({ ...malformed, kind: 'no_unit', item_id: 3 }, 7).address).toBe('/data-cleaning?tab=no_unit&open=3');
});

test('a source that is not there is said to be none, and one press shows what there is', async () => {
  const { user, address } = await renderFeature(<InspectPage />, {
    path: '/data-synchronism-inspect?source=lis-mars',
    account: 'ops',
  });
  expect(await screen.findByText('没有这个来源')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(address()).toBe('/data-synchronism-inspect');
});
