import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';

afterEach(() => {
  window.location.hash = '';
});

const open = () => renderApp({ path: '/online', account: null });
const reading = () => screen.getByRole('region', { name: '综合判读' });
const row = (name: RegExp) => screen.getByRole('row', { name });

// covers B-2.1-04
test('a sample is read at once, and a diagnosis marks the rows it stands on', async () => {
  const { user } = await open();
  expect(await screen.findByText('还没有可以判读的结果')).toBeVisible();
  expect(screen.getByRole('button', { name: '清空' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: '样例' }), '糖尿病肾病');
  await user.click(await within(reading()).findByRole('button', { name: /可靠性高.*糖尿病肾病可能/ }));
  expect(await screen.findByRole('region', { name: '「糖尿病肾病可能」的依据' })).toHaveTextContent('表中已标出 4 条');
  expect(row(/^糖化血红蛋白/)).toHaveAttribute('data-marked');
  expect(row(/^钠/)).not.toHaveAttribute('data-marked');
  expect(within(reading()).getByText(/血钾 5.62 mmol\/L，高钾伴肾功能减退/)).toBeVisible();
  expect(within(row(/^肌酐/)).getByText('合 168 μmol/L')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '样例' }), '不用样例');
  expect(await screen.findByText('还没有可以判读的结果')).toBeVisible();
});

test('an item is found by its short name, and what is typed is judged a moment later', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: '添加检验项目' }), 'Hb{Enter}');
  const field = await screen.findByRole('textbox', { name: '血红蛋白 结果' });
  // Low for a man, not for a woman.
  await user.type(field, '126');
  expect(await screen.findByText('参考区间按性别区分，性别未知')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '男' }));
  expect(await within(reading()).findByText('低于下限 4')).toBeVisible();
  await user.type(field, 'x');
  expect(await screen.findByText('请输入数值或阴性／阳性')).toBeVisible();
  expect(await screen.findByText('还没有可以判读的结果')).toBeVisible();
  expect(field).toHaveValue('126x');
  await user.click(screen.getByRole('button', { name: '移除 血红蛋白' }));
  expect(screen.queryByRole('textbox', { name: '血红蛋白 结果' })).not.toBeInTheDocument();
});

test('pasted text goes into the table; what was not read is listed and chosen by hand', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '粘贴报告文字' }));
  const dialog = screen.getByRole('dialog', { name: '粘贴报告文字' });
  await user.click(within(dialog).getByRole('button', { name: '读取' }));
  expect(within(dialog).getByText('请粘贴报告文字')).toBeVisible();
  await user.click(within(dialog).getByRole('textbox'));
  await user.paste('钾 5.62 mmol/L 3.5-5.3\nU-mAlb 86 mg/24h↑');
  await user.click(within(dialog).getByRole('button', { name: '读取' }));
  expect(screen.getByRole('textbox', { name: '钾 结果' })).toHaveValue('5.62');
  expect(screen.getByRole('textbox', { name: '钾 参考区间' })).toHaveValue('3.5-5.3');
  expect(screen.getByText('1 行未识别')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '选择「U-mAlb 86 mg/24h↑」的项目' }));
  await user.type(screen.getByRole('combobox', { name: '添加检验项目' }), 'ACR{Enter}');
  expect(screen.queryByText('1 行未识别')).not.toBeInTheDocument();
  // Many of them stand folded, and can be put away.
  await user.click(screen.getByRole('button', { name: '粘贴报告文字' }));
  await user.click(within(screen.getByRole('dialog', { name: '粘贴报告文字' })).getByRole('textbox'));
  await user.paste('某甲 1\n某乙 2\n某丙 3\n某丁 4\n某戊 5');
  await user.click(screen.getByRole('button', { name: '读取' }));
  expect(screen.getByText('其余 2 行')).toBeVisible();
  expect(screen.getByText('「某丁 4」')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '忽略这些行' }));
  expect(screen.queryByText('5 行未识别')).not.toBeInTheDocument();
});

test('a copied link holds the inputs behind the #, and opens them; nothing is called', async () => {
  const world = await createTestWorld();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user, unmount } = await renderApp({ path: '/online', account: null, world });
  await user.selectOptions(await screen.findByRole('combobox', { name: '样例' }), '甲状腺');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  const link = new URL(write.mock.calls[0]?.[0] ?? '');
  expect([link.pathname, link.search]).toEqual([window.location.pathname, '']);
  unmount();
  window.location.hash = link.hash;
  await renderApp({ path: '/online', account: null, world });
  expect(await screen.findByRole('textbox', { name: '促甲状腺激素 结果' })).toHaveValue('0.01');
  expect(screen.getByRole('textbox', { name: '年龄（岁）' })).toHaveValue('29');
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.queryByRole('textbox', { name: '促甲状腺激素 结果' })).not.toBeInTheDocument();
  expect(await world.journal()).toEqual([]);
});

test('a wrong age is told and judged as an adult; what else would help is one press away', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: '年龄（岁）' }), '201');
  expect(screen.getByText('请填写0-200的年龄')).toBeVisible();
  expect(screen.getByText(/参考区间按成人取自检验目录/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '女' }));
  for (const [item, name] of [
    ['Hb', '血红蛋白'],
    ['MCV', '平均红细胞体积'],
  ]) {
    await user.type(screen.getByRole('combobox', { name: '添加检验项目' }), `${item}{Enter}`);
    await user.type(screen.getByRole('textbox', { name: `${name} 结果` }), '71');
  }
  const hints = await screen.findByRole('region', { name: '还可补充' });
  const [hint] = within(hints).getAllByRole('button');
  const name = hint?.textContent ?? '';
  if (hint) await user.click(hint);
  expect(screen.getByRole('textbox', { name: `${name} 结果` })).toBeVisible();
});
