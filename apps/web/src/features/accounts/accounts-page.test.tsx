import { getAccount, updateAccount } from '@jianwei/api-client/accounts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { chunkOf } from '../../kit/lib/chunk-loader.ts';
import { AccountsPage } from './accounts-page.tsx';

// Their code is loaded when it is asked for in a browser; what suspends then may never be drawn again under act.
beforeAll(() =>
  Promise.all([
    chunkOf('ImportDialog', () => import('./import-dialog.tsx')),
    chunkOf('ApplicationChip', () => import('./application-chip.tsx')),
  ]),
);

const show = (path: string) => renderFeature(<AccountsPage />, { path, account: 'account' });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a new account: what its role opens, what is wrong with it, its one-time password', async () => {
  const { user } = await show('/users?open=new');
  const form = await dialog('新增账号');
  await user.click(form.getByRole('button', { name: '新增账号' }));
  for (const text of ['账号应为 2 至 20 位字母或数字', '请填写姓名', '请选择角色', '手机号应为 11 位'])
    expect(form.getByText(text)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '账号' }), '090217');
  await user.type(form.getByRole('textbox', { name: '姓名' }), '唐晓');
  await user.selectOptions(form.getByRole('combobox', { name: '角色' }), '临床科室');
  await user.type(form.getByRole('textbox', { name: '手机号' }), '13900001234');
  expect(await form.findByText('/detail')).toBeVisible();
  await user.click(form.getByRole('button', { name: '新增账号' }));
  const handed = await dialog('一次性密码');
  expect(handed.getByText(/^\w{3}-\w{3}-\w{3}$/)).toBeVisible();
  await user.click(handed.getByRole('button', { name: '已交给本人' }));
  expect(await screen.findByRole('dialog', { name: '唐晓' })).toBeVisible();
});

test('what is typed while an account is being saved, or over a reset password, stays to be saved', async () => {
  const { user, world } = await show('/users?open=u-doctor2');
  const form = await dialog('陆明哲');
  const field = async (name: string) => form.findByRole('textbox', { name });
  await world.fault({ operationId: 'updateAccount', kind: 'delay', ms: 400 });
  await user.type(await field('职称'), '师');
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.type(await field('科室'), '二区');
  expect(await form.findByText('职称由 主治医师 改为 主治医师师')).toBeVisible();
  expect(await field('科室')).toHaveValue('急诊科二区');
  await user.click(form.getByRole('button', { name: '重置密码' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重置密码' }));
  await user.click((await dialog('一次性密码')).getByRole('button', { name: '已交给本人' }));
  expect(await field('科室')).toHaveValue('急诊科二区');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('科室由 急诊科 改为 急诊科二区')).toBeVisible();
});

test('locking asks why, tells the outcome, and is taken back by unlocking', async () => {
  const { user } = await show('/users?q=doctor2');
  await user.click((await row(/陆明哲/)).getByRole('button', { name: '锁定' }));
  const asked = await dialog('锁定 1 个账号');
  await user.click(asked.getByRole('button', { name: '锁定 1 个账号' }));
  expect(asked.getByText('请选择锁定原因')).toBeVisible();
  await user.click(asked.getByRole('radio', { name: '离职' }));
  await user.click(asked.getByRole('button', { name: '锁定 1 个账号' }));
  expect(await screen.findByText('1 条已锁定')).toBeVisible();
  await user.click(await (await row(/陆明哲/)).findByRole('button', { name: '解锁' }));
  expect(await screen.findByText('1 条已解锁')).toBeVisible();
  await user.keyboard('z');
  expect(await (await row(/陆明哲/)).findByTitle('离职')).toBeVisible();
});

test('an account is changed, the change taken back, its password reset and its sessions ended', async () => {
  const { user, world } = await show('/users?open=u-doctor2');
  await world.signIn('doctor2');
  const form = await dialog('陆明哲');
  const department = await form.findByRole('textbox', { name: '科室' });
  await user.clear(department);
  await user.type(department, '骨科');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('科室由 急诊科 改为 骨科')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '科室' })).toHaveValue('急诊科'));
  await user.click(await screen.findByRole('button', { name: '结束' }));
  await user.click(await screen.findByRole('button', { name: '结束会话' }));
  expect(await screen.findByText('没有进行中的会话')).toBeVisible();
  await user.click((await dialog('陆明哲')).getByRole('button', { name: '重置密码' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重置密码' }));
  expect((await dialog('一次性密码')).getByText(/^\w{3}-\w{3}-\w{3}$/)).toBeVisible();
});

test('what somebody else saved meanwhile stands beside what was typed, and what was typed goes on where it is chosen', async () => {
  const { user } = await show('/users?open=u-doctor2');
  const form = await dialog('陆明哲');
  const department = await form.findByRole('textbox', { name: '科室' });
  const { account } = await getAccount('u-doctor2');
  await updateAccount('u-doctor2', { revision: account.revision, department: '骨科', title: '主任医师' });
  await user.clear(department);
  await user.type(department, '眼科');
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(await form.findByRole('button', { name: '对比' }));
  expect(form.getByText(/何清 \d\d:\d\d 已修改，请重新载入后再保存/)).toBeVisible();
  expect(form.getByRole('row', { name: '科室 骨科 眼科' })).toBeVisible();
  expect(form.getByRole('row', { name: /^职称 主任医师 / })).toBeVisible();
  expect(department).toHaveValue('眼科');
  await user.click(form.getByRole('button', { name: '以我写的为准' }));
  expect(await screen.findByText('科室由 骨科 改为 眼科')).toBeVisible();
  expect((await getAccount('u-doctor2')).account).toMatchObject({ department: '眼科', title: '主任医师' });
  expect(screen.queryByRole('button', { name: '对比' })).toBeNull();
});

test('a file is looked at line by line before its good lines are stored', async () => {
  const { user } = await show('/users?q=090218');
  await user.click(await screen.findByRole('button', { name: '批量导入' }));
  const load = await dialog('批量导入账号');
  const csv = '账号,姓名,角色,手机号\n090218,唐晚,临床科室,13900001235\n090219,王一,院长,13900001236\n';
  await user.upload(load.getByLabelText('账号文件'), new File([csv], 'accounts.csv', { type: 'text/csv' }));
  expect(await load.findByText('没有角色「院长」')).toBeVisible();
  expect(load.getByText('1 行可以导入，1 行有问题')).toBeVisible();
  await user.click(load.getByRole('button', { name: '导入 1 个账号' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /唐晚/ })).toBeVisible());
});

test('a file that holds no accounts says why beneath its field', async () => {
  const { user } = await show('/users?q=090218');
  await user.click(await screen.findByRole('button', { name: '批量导入' }));
  const load = await dialog('批量导入账号');
  await user.upload(load.getByLabelText('账号文件'), new File(['账号,姓名\n'], 'accounts.csv', { type: 'text/csv' }));
  expect(await load.findByText('表头缺少：角色、手机号')).toBeVisible();
  expect(load.getByRole('button', { name: '导入 0 个账号' })).toBeDisabled();
});

test('a password is reset from the list; how many of the found accounts are locked stands below it', async () => {
  const { user } = await show('/users?q=locked');
  expect(await screen.findByText('其中锁定 1 个')).toBeVisible();
  await user.click((await row(/江川/)).getByRole('button', { name: '重置密码' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重置密码' }));
  const handed = await dialog('一次性密码');
  expect(handed.getByText(/^\w{3}-\w{3}-\w{3}$/)).toBeVisible();
  await user.click(handed.getByRole('button', { name: '已交给本人' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is chosen takes the place of the filters, until nothing is', async () => {
  const { user } = await show('/users?q=doctor2');
  await user.click((await row(/陆明哲/)).getByRole('checkbox'));
  expect(await screen.findByText('已选 1 个账号')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '科室' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '取消选择' }));
  expect(screen.getByRole('combobox', { name: '科室' })).toBeVisible();
});

test('a whole page leads on to all of the filter, which is locked as one and taken back as one', async () => {
  const { user } = await show('/users?role=1');
  await user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
  const all = await screen.findByRole('button', { name: /^选中此条件全部 \d+ 个账号$/ });
  const total = Number(/\d+/.exec(all.textContent)?.[0]);
  expect(total).toBeGreaterThan(20);
  await user.click(all);
  expect(screen.getByText(`已选 ${total} 个账号`)).toBeVisible();
  const [bulk] = screen.getAllByRole('button', { name: '锁定' });
  await user.click(bulk as HTMLElement);
  const asked = await dialog(`锁定 ${total} 个账号`);
  await user.click(asked.getByRole('radio', { name: '安全' }));
  await user.click(asked.getByRole('button', { name: `锁定 ${total} 个账号` }));
  expect(await screen.findByText(`其中锁定 ${total} 个`)).toBeVisible();
  await user.keyboard('z');
  await waitFor(() => expect(screen.queryByText(`其中锁定 ${total} 个`)).toBeNull());
});

test('who keeps an application is told with its name, and one press shows all again', async () => {
  const { user, address } = await show('/users?application=app-grace');
  await user.click(await screen.findByRole('button', { name: '清除：我的应用中有 Grace 评分' }));
  await waitFor(() => expect(address()).toBe('/users'));
});
