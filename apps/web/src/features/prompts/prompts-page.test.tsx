import { disableRule, listRules } from '@jianwei/api-client/rules/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { PromptDetailPage } from './prompt-detail-page.tsx';
import { PromptsPage } from './prompts-page.tsx';

const list = (query = '', account = 'prompt') =>
  renderFeature(<PromptsPage />, { path: `/comprehensive-prompt${query}`, account });
const detail = (query = '', account = 'prompt') =>
  renderFeature(<PromptDetailPage />, { path: `/comprehensive-prompt-detail${query}`, account });
test('each prompt stands as its sentence with its system, and opens by its row', async () => {
  const { user, address } = await list('?q=SP-001');
  const row = await screen.findByRole('row', { name: /炎症时铁蛋白正常仍可缺铁/ });
  expect(within(row).getByText(/铁蛋白 30–100 ng\/mL/)).toBeVisible();
  expect(within(row).getByText('血液')).toBeVisible();
  await user.click(row);
  await waitFor(() => expect(address()).toBe('/comprehensive-prompt-detail?rule_id=SP-001'));
});

test('how often a prompt was shown leads to the reports of those days, with what doctors thought of it', async () => {
  const { user, address } = await list('?q=SP-001');
  const row = within(await screen.findByRole('row', { name: /炎症时铁蛋白正常仍可缺铁/ }));
  expect(row.getByRole('link', { name: '炎症时铁蛋白正常仍可缺铁 有用 2 次' })).toHaveAttribute(
    'href',
    '/report-list?rule=SP-001&useful=yes',
  );
  expect(row.getByRole('link', { name: '炎症时铁蛋白正常仍可缺铁 不适用 1 次' })).toHaveAttribute(
    'href',
    '/report-list?rule=SP-001&useful=no',
  );
  const link = row.getByRole('link', { name: '炎症时铁蛋白正常仍可缺铁 近 30 日显示 2 次' });
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/report-list?rule=SP-001&days=30'));
});

test('what nothing matches says so and lets the filter go; who may not read is told that', async () => {
  const { user } = await list('?category=immune');
  expect(await screen.findByText('没有符合条件的提示')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByText('炎症时铁蛋白正常仍可缺铁')).toBeVisible();
});

test('several prompts are stopped at once, with a reason; what could not be stopped stays chosen and says why', async () => {
  const { user } = await list();
  await user.click(await screen.findByRole('checkbox', { name: '选择 SP-002' }));
  const stopped = (await listRules({ kind: 'prompt', q: 'SP-003' })).data[0];
  await disableRule('SP-003', { revision: stopped?.revision ?? 0, reason: '先停一条' });
  await user.click(screen.getByRole('checkbox', { name: '选择 SP-003' }));
  expect(screen.getByText('已选 2 条提示')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '停用所选' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请填写停用原因');
  await user.type(screen.getByRole('textbox', { name: '停用原因' }), '改由科室自行提示{Enter}');
  const outcome = await screen.findByText(/^1 条提示已停用，1 条提示未停用/);
  expect(outcome.textContent).toMatch(/SP-003 血小板低须看涂片（秦晓彤 \d\d:\d\d 已修改，请重新载入后再保存）/);
  expect(screen.getByText('已选 1 条提示')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '选择 SP-003' })).toBeChecked();
  const stateOf = async () => (await listRules({ kind: 'prompt', q: 'SP-002' })).data.map(({ state }) => state);
  expect(await stateOf()).toEqual(['archived']);
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  await waitFor(async () => expect(await stateOf()).toEqual(['in_use']));
});

test('all prompts of a filter are stopped by the filter, whatever it finds by then, and 撤销 brings them back', async () => {
  const { user, world } = await list();
  await user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
  await user.click(screen.getByRole('button', { name: /^选中此条件全部 \d+ 条提示$/ }));
  await user.type(screen.getByRole('textbox', { name: '停用原因' }), '改由科室自行提示{Enter}');
  expect(await screen.findByText(/^16 条提示已停用，2 条提示未停用：.*（该规则不在用）/)).toBeVisible();
  const sent = (await world.journal()).filter(({ operationId }) => operationId?.startsWith('disable'));
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['disableRules', { filter: { kind: 'prompt' }, reason: '改由科室自行提示' }],
  ]);
  const inUse = async () => (await listRules({ kind: 'prompt', state: 'in_use' })).total_elements;
  expect(await inUse()).toBe(0);
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  await waitFor(async () => expect(await inUse()).toBe(16));
});

test('a prompt is written with its text and places, seen on a real report, and switched on', async () => {
  const { user, address } = await detail();
  await user.click(await screen.findByRole('button', { name: '条件' }));
  const row = screen.getByRole('group', { name: '条件 1' });
  await user.selectOptions(within(row).getByRole('combobox', { name: '条件类型' }), '项目高低');
  const item = within(row).getByRole('combobox', { name: '检验项目' });
  await user.click(item);
  await user.type(item, '肌酐 血清');
  await user.click(await within(row).findByRole('option', { name: /肌酐 血清 CREA/ }));
  await user.type(screen.getByRole('textbox', { name: /名称/ }), '肌酐偏高');
  await user.click(screen.getByRole('textbox', { name: '提示文字' }));
  await user.paste('肌酐 {肌酐的值}，请复查');
  await user.click(screen.getByRole('checkbox', { name: '居民端' }));
  await waitFor(() => expect(address()).toBe('/comprehensive-prompt-detail?rule_id=SP-019'));
  expect(await screen.findByText('选了居民端，请写给居民看的文字')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '居民端' }));
  await user.click(screen.getByRole('button', { name: '试运行' }));
  const preview = within(screen.getByRole('region', { name: '在真实报告上的样子' }));
  expect(await preview.findByText(/^第 1 \/ \d+ 份$/)).toBeVisible();
  expect(preview.getByText(/^肌酐 \d.*，请复查$/)).toBeVisible();
  expect(preview.getByText(/间隔限制后，原 \d+ 份/)).toBeVisible();
  // The reports hold a creatinine above its interval: the ruler beside the row says so too.
  const rows = preview.getByRole('table', { name: '依据的结果' });
  expect(within(rows).getByRole('columnheader', { name: '区间标尺' })).toBeVisible();
  expect(rows.querySelector('[data-ruler]')).toHaveAttribute('data-ruler', 'above');
  await user.click(preview.getByRole('button', { name: '下一份' }));
  expect(await preview.findByText(/^第 2 \/ \d+ 份$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '启用 v1' }));
  expect(await screen.findByText(/SP-019 已启用 v1/)).toBeVisible();
  expect((await listRules({ kind: 'prompt', q: 'SP-019' })).data).toMatchObject([{ state: 'in_use' }]);
});

test('a chip is put into the text, and one that the condition does not hold is named', async () => {
  const { user } = await detail('?rule_id=SP-005');
  const text = await screen.findByRole('textbox', { name: '提示文字' });
  await user.click(await screen.findByRole('button', { name: '参考区间' }));
  await user.click(await screen.findByRole('button', { name: '血糖区间' }));
  await waitFor(() => expect((text as HTMLTextAreaElement).value).toContain('{血糖区间}'));
  await user.clear(text);
  await user.click(text);
  await user.paste('{转铁蛋白饱和度的值}');
  expect(await screen.findByText('提示文字中的『转铁蛋白饱和度的值』不在条件中，结果可能没有')).toBeVisible();
});

test('what doctors thought of a prompt in use leads to their reports from its own page', async () => {
  await detail('?rule_id=SP-001');
  const preview = within(await screen.findByRole('region', { name: '在真实报告上的样子' }));
  const useful = await preview.findByRole('link', { name: '炎症时铁蛋白正常仍可缺铁 2 有用' });
  expect(useful).toHaveAttribute('href', '/report-list?rule=SP-001&useful=yes');
  expect(preview.getByRole('link', { name: '炎症时铁蛋白正常仍可缺铁 2 次显示' })).toHaveAttribute(
    'href',
    '/report-list?rule=SP-001&days=30',
  );
});

test('a prompt that is not there says so', async () => {
  await detail('?rule_id=SP-999');
  expect(await screen.findByText('没有这条提示')).toBeVisible();
});
