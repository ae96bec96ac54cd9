import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { AppManagePage } from './app-manage-page.tsx';

const show = (path = '/app-manage') => renderFeature(<AppManagePage />, { path, account: 'account' });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const WORLD = (id: string) => ({ 'x-mock-world': id, host: '127.0.0.1:4010', 'x-wire': 'plain' });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

// covers B-2.5-46
test('stopping says first who would miss it, acts at once and is taken back', async () => {
  const { user } = await show('/app-manage?q=grace');
  expect((await row(/Grace 评分/)).getByText('内测')).toBeVisible();
  const opens = (await row(/Grace 评分/)).getByRole('button', { name: /^Grace 评分 近 30 日打开 [1-9]/ });
  await user.click(opens);
  const days = within(await screen.findByRole('dialog', { name: 'Grace 评分 近 30 日打开' }));
  expect((await days.findAllByRole('rowheader', { name: /^2025-1[01]-\d\d$/ })).length).toBeGreaterThan(0);
  await user.click(days.getByRole('button', { name: '关闭' }));
  await user.click((await row(/Grace 评分/)).getByRole('switch', { name: '启用 Grace 评分' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '停用Grace 评分？' }));
  expect(asked.getByText(/^\d+ 位医师的我的应用中有它，近 30 日打开 [1-9]\d* 次$/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('已停用Grace 评分')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: '启用 Grace 评分' })).not.toBeChecked());
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: '启用 Grace 评分' })).toBeChecked());
});

test('the order is moved with Alt and arrows, each step is saved, and 撤销 takes the last back', async () => {
  await show();
  await row(/Grace 评分/);
  const before = names();
  const line = () => screen.getByRole('row', { name: new RegExp(before[0]?.slice(0, 4) ?? '') });
  fireEvent.keyDown(line(), { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(line(), { key: 'ArrowDown', altKey: true });
  expect(names().slice(0, 3)).toEqual([before[1], before[2], before[0]]);
  expect(await screen.findByText('血气分析移到第 3 位')).toBeVisible();
  await waitFor(() => expect(names().slice(0, 3)).toEqual([before[1], before[2], before[0]]));
});

test('the card is shown as it will be while it is edited; a range without departments cannot be saved', async () => {
  const { user } = await show('/app-manage?open=app-ckd');
  const form = await dialog('CKD 分期');
  const card = within(form.getByRole('region', { name: '应用商店中的样子' }));
  const text = form.getByRole('textbox', { name: '应用说明' });
  await user.clear(text);
  await user.type(text, '按 KDIGO 分期');
  await user.click(form.getByRole('checkbox', { name: '内测' }));
  expect(card.getByText('按 KDIGO 分期')).toBeVisible();
  expect(card.getByText('内测')).toBeVisible();
  await user.click(form.getByRole('radio', { name: '指定科室' }));
  expect(form.getByText('科室范围不能为空')).toBeVisible();
  expect(form.getByRole('button', { name: '保存' })).toBeDisabled();
  await user.click(form.getByRole('checkbox', { name: '内分泌科' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存CKD 分期')).toBeVisible();
  // The list is read again after the save.
  expect(await (await row(/CKD 分期/)).findByText('内分泌科')).toBeVisible();
  expect(await screen.findByText(/内测由 否 改为 是，科室范围由 全院 改为 内分泌科/)).toBeVisible();
  const drawer = await dialog('CKD 分期');
  await user.click(drawer.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '全院' })).toBeChecked());
});

test('what somebody else saved meanwhile is told; what was typed stays until it is loaded again', async () => {
  const { user, world } = await show('/app-manage?open=app-ckd');
  const form = await dialog('CKD 分期');
  await user.type(form.getByRole('textbox', { name: '应用说明' }), '新');
  const { token } = await world.signIn('account');
  const headers = { ...WORLD(world.id), authorization: `Bearer ${token}` };
  const url = '/api/v2/application/manage/app-ckd';
  const payload = { revision: 1, enabled: false };
  await world.hospital.app.inject({ method: 'POST', url, headers, payload });
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(await form.findByRole('button', { name: '对比' }));
  expect(form.getByText(/已修改，请重新载入后再保存/)).toBeVisible();
  expect(form.getByRole('row', { name: /^应用说明 .+ .+新$/ })).toBeVisible();
  expect(form.getByRole('textbox', { name: '应用说明' })).toHaveDisplayValue(/新$/);
  await user.click(form.getByRole('button', { name: '重新载入' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '应用说明' })).not.toHaveDisplayValue(/新$/));
  expect((await dialog('CKD 分期')).getByText('应用已停用')).toBeVisible();
});

test('nothing found says so and shows all again', async () => {
  const { user } = await show('/app-manage?q=zzz');
  expect(await screen.findByText('没有符合条件的应用')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await row(/CKD 分期/);
  expect(screen.getByRole('button', { name: /^导出 \d+ 个应用$/ })).toBeVisible();
});

test('columns are left out, moved and made denser, stay so for this user, and go back to how they were', async () => {
  const { user } = await show();
  await row(/Grace 评分/);
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const opened = () => within(screen.getByRole('group', { name: '列设置' }));
  const choice = opened();
  await user.click(choice.getByRole('checkbox', { name: 'api_type' }));
  await user.click(choice.getByRole('button', { name: '科室范围 前移' }));
  await user.click(choice.getByRole('radio', { name: '紧凑' }));
  expect(heads()).toEqual([
    '移动',
    '名称',
    '系统',
    '状态',
    '我的应用中',
    '近 30 日打开',
    '科室范围',
    '最近打开',
    '操作',
  ]);
  expect(screen.getByRole('table', { name: '应用' })).toHaveAttribute('data-density', 'compact');
  expect(choice.queryByRole('checkbox', { name: '名称' })).toBeNull();
  // The file has the same columns in the same order, and says in a column of its own what a tag says beside the name.
  const files = vi.fn<(file: Blob) => string>(() => 'blob:applications');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: files, revokeObjectURL: vi.fn() }));
  await user.click(screen.getByRole('button', { name: /^导出 \d+ 个应用$/ }));
  await waitFor(() => expect(files).toHaveBeenCalled());
  const [titles, , grace] = ((await files.mock.calls[0]?.[0].text()) ?? '').split('\r\n');
  expect(titles?.replace('\uFEFF', '')).toBe('名称,内测,系统,状态,我的应用中,近 30 日打开,科室范围,最近打开');
  expect(grace?.split(',')).toHaveLength(8);
  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(opened().getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual([
    ...['移动', '名称', 'api_type', '系统', '状态', '我的应用中', '近 30 日打开', '最近打开', '科室范围', '操作'],
  ]);
});

test('a column is made wider with Shift and an arrow on its heading, stays so for this user, and goes back to how it was', async () => {
  const widths = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const { user } = await show();
  await row(/Grace 评分/);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const table = () => screen.getByRole('table', { name: '应用' });
  expect(table()).not.toHaveStyle({ width: '956px' });
  head('系统').focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(head('系统')).toHaveStyle({ width: '116px' });
  expect(head('状态')).toHaveStyle({ width: '100px' });
  // Nine columns and the grips.
  expect(table()).toHaveStyle({ width: '956px' });
  expect(head('系统')).toHaveFocus();
  const kept = Object.entries(window.localStorage).find(([name]) => name.endsWith(':table:applications'));
  expect(JSON.parse(String(kept?.[1]))).toMatchObject({ widths: { 系统: 116, 操作: 100 } });
  await user.click(screen.getByRole('button', { name: '列设置' }));
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(head('系统')).not.toHaveAttribute('style');
  expect(table()).not.toHaveStyle({ width: '956px' });
  widths.mockRestore();
});
