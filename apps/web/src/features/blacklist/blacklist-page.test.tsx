import { releaseFromBlacklist } from '@jianwei/api-client/blacklist/blacklist';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { today } from '../../kit/lib/format-date.ts';
import { BlacklistPage } from './blacklist-page.tsx';
import { dayAfter, endOfDay, endText } from './blacklist-words.ts';
import { BlacklistRecordPage } from './record-page.tsx';

const show = (path: string) => renderFeature(<BlacklistPage />, { path, account: 'ops' });
const pane = async (name: string) => within(await screen.findByRole('complementary', { name }));
const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: '黑名单' })).findByRole('row', { name });

// covers B-2.5-38
test('an account is kept out with a text, its preview has a button only on the web, and 撤销 lets it in', async () => {
  const { user, address } = await show('/blacklist?open=new');
  const form = await pane('加入黑名单');
  await user.click(form.getByRole('button', { name: '加入黑名单' }));
  for (const text of ['请选择账号', '原因应为 2 至 200 个字']) expect(form.getByText(text)).toBeVisible();
  await user.type(form.getByRole('combobox', { name: '账号' }), 'doctor2');
  await user.click(await form.findByRole('option', { name: '陆明哲 doctor2 急诊科' }));
  expect(form.getByText(/将在下一次请求时结束/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /原因/ }), '同一账号 10 分钟内在 4 台终端登录');
  const preview = () => form.getByRole('figure');
  expect(preview()).toHaveTextContent('当前账号暂无法使用，请联系管理员');
  await user.type(form.getByRole('textbox', { name: '给本人看的文字' }), '请到信息科核对');
  expect(preview()).toHaveTextContent('请到信息科核对');
  expect(preview()).toHaveTextContent('状态码 1001');
  expect(preview()).toHaveTextContent('确定');
  await user.click(form.getByRole('radio', { name: '嵌入' }));
  expect(preview()).not.toHaveTextContent('确定');
  await user.click(form.getByRole('radio', { name: '1002 暂停使用' }));
  expect(preview()).toHaveTextContent('状态码 1002');
  await user.click(form.getByRole('button', { name: '加入黑名单' }));
  expect(await screen.findByText('已将陆明哲加入黑名单')).toBeVisible();
  expect(await row(/陆明哲.*1002 暂停使用/)).toBeVisible();
  expect(address()).toBe('/blacklist');
  await user.keyboard('z');
  await waitFor(() => expect(screen.queryByRole('row', { name: /陆明哲/ })).toBeNull());
});

test('the number of refusals leads to the refused requests of that account alone', async () => {
  const { user, address } = await show('/blacklist');
  const link = (await row(/程野/)).closest('tr');
  const count = within(link ?? document.body).getByRole('link', { name: /^程野 7 日内被拦 \d+ 次$/ });
  expect(Number(count.textContent)).toBeGreaterThan(0);
  await user.click(count);
  await waitFor(() => expect(address()).toMatch(/^\/blacklist-record\?.*event=refused/));
  expect(address()).toContain('account=u-blacklisted');
});

test('the last refusals are those of the list as it is narrowed', async () => {
  await show('/blacklist?kind=1002');
  const kinds = async () =>
    within(await screen.findByRole('table', { name: '刚刚被拦' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent ?? '');
  await waitFor(async () => expect(await kinds()).toEqual(expect.arrayContaining(['1002'])));
  expect(new Set(await kinds())).toEqual(new Set(['1002']));
});

test('a day that is over is refused, and another end needs none', async () => {
  const { user } = await show('/blacklist?open=new');
  const form = await pane('加入黑名单');
  const day = form.getByRole('textbox', { name: '最后一日' });
  expect(day).toHaveValue(dayAfter(today(), 7));
  await user.clear(day);
  await user.type(day, '2020-01-01');
  await user.click(form.getByRole('button', { name: '加入黑名单' }));
  expect(form.getByText('到期时间应晚于现在')).toBeVisible();
  await user.click(form.getByRole('radio', { name: '长期' }));
  expect(form.queryByRole('textbox', { name: '最后一日' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('one opens beside the list with what happened, and is released from there with a word', async () => {
  const { user } = await show('/blacklist');
  // Cut to two lines in the list, whole in its tip and in what opens.
  expect(within(await row(/程野/)).getByText('连续批量导出患者列表')).toHaveAttribute('title', '连续批量导出患者列表');
  await user.click(await row(/程野/));
  const entry = await pane('程野');
  expect(entry.getByText('连续批量导出患者列表')).toBeVisible();
  expect((await entry.findAllByRole('row', { name: /被拦/ })).length).toBeGreaterThan(3);
  await user.type(entry.getByRole('textbox', { name: '解除说明' }), '已核对');
  await user.click(entry.getByRole('button', { name: '解除黑名单' }));
  expect(await screen.findByText('已解除程野')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /今日解除/ }));
  expect(await row(/程野/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '搜索黑名单' }), '没有这个人');
  expect(await screen.findByText('没有符合条件的黑名单')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await row(/程野/)).toBeVisible();
});

test('who releases what somebody else has released is told so, and what was typed stays', async () => {
  const { user, address } = await show('/blacklist');
  await user.click(await row(/程野/));
  const entry = await pane('程野');
  await user.type(entry.getByRole('textbox', { name: '解除说明' }), '已当面核对');
  const id = new URL(address(), 'http://localhost').searchParams.get('open') ?? '';
  await releaseFromBlacklist(id, { comment: '' });
  await user.click(entry.getByRole('button', { name: '解除黑名单' }));
  expect(await entry.findByRole('alert')).toHaveTextContent('该条已由唐越解除，解除说明没有写入');
  expect(entry.getByRole('textbox', { name: '解除说明' })).toHaveValue('已当面核对');
  expect(entry.queryByRole('button', { name: '解除黑名单' })).toBeNull();
});

// covers B-2.5-39
test('the record: changes and refused requests in one time line, narrowed by event and name', async () => {
  const { user, address } = await renderFeature(<BlacklistRecordPage />, { path: '/blacklist-record', account: 'ops' });
  await screen.findAllByRole('row', { name: /被拦/ });
  await user.selectOptions(screen.getByRole('combobox', { name: '事件' }), '加入');
  expect(await screen.findByRole('row', { name: /加入.*白芷/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /被拦/ })).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '1001 黑名单');
  await waitFor(() => expect(screen.queryByRole('row', { name: /白芷/ })).toBeNull());
  expect(address()).toMatch(/kind=1001.*event=added/);
  await user.type(screen.getByRole('searchbox', { name: '搜索记录' }), '没有这个人');
  expect(await screen.findByText('没有符合条件的记录')).toBeVisible();
});

test('ends in words: the end of a day is its 24:00, another time is told as it is', () => {
  expect(endOfDay('2025-12-31')).toBe('2026-01-01T00:00:00+08:00');
  const until = (expires: Date) => endText({ ends: 'date', expires_at: expires.toISOString() });
  expect(until(new Date(2025, 10, 26))).toBe('至 2025-11-25 24:00');
  expect(until(new Date(2025, 10, 26, 9, 30))).toBe('至 2025-11-26 09:30');
  expect(endText({ ends: 'never' })).toBe('长期');
  expect(endText({ ends: 'password_reset' })).toBe('至重置密码后');
});

test('several are released at once, with the outcome of each, and taken back at once', async () => {
  const { user } = await show('/blacklist');
  for (const name of [/程野/, /白芷/]) await user.click(within(await row(name)).getByRole('checkbox'));
  expect(screen.getByText('已选 2 条')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '类型' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '解除所选' }));
  expect(await screen.findByText('2 条已解除')).toBeVisible();
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: '黑名单' })).queryByRole('row', { name: /程野/ })).toBeNull(),
  );
  await user.keyboard('z');
  expect(await row(/程野/)).toBeVisible();
  expect(await row(/白芷/)).toBeVisible();
});
