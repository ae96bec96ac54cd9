import { disableRule, getRule, listRules, updateRule } from '@jianwei/api-client/rules/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../../test/hospital.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { AuditRuleDetailPage } from './rule-detail-page.tsx';

const show = (query = '', account = 'audit', world?: TestWorld) =>
  renderFeature(<AuditRuleDetailPage />, {
    path: `/audit-rules-detail${query}`,
    account,
    ...(world && { world }),
  });
test('a rule is written, saves itself, is tried and switched on; nothing untried is', async () => {
  const { user, address } = await show();
  await user.click(await screen.findByRole('button', { name: '条件' }));
  expect(screen.getByText('填写名称后自动保存')).toBeVisible();
  const row = screen.getByRole('group', { name: '条件 1' });
  await user.click(within(row).getByRole('combobox', { name: '检验项目' }));
  await user.type(within(row).getByRole('combobox', { name: '检验项目' }), '血钾 血清');
  await user.click(await within(row).findByRole('option', { name: '血钾 血清 K' }));
  await user.type(within(row).getByRole('textbox', { name: '数值' }), '5.9');
  await user.type(screen.getByRole('textbox', { name: /名称/ }), '高血钾');
  await user.click(screen.getByRole('textbox', { name: '理由' }));
  await user.paste('血钾 {血钾}，请核对');
  await waitFor(() => expect(address()).toBe('/audit-rules-detail?rule_id=AR-013'));
  expect(await screen.findByText(/草稿 .* 已自动保存/)).toBeVisible();
  expect(screen.getByLabelText('规则的句子')).toHaveTextContent('血钾 ≥ 5.9 mmol/L：暂缓解读，转人工审核。');
  await user.click(screen.getByRole('button', { name: '启用 v1' }));
  expect(await screen.findByText('请先试运行当前条件')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '试运行' }));
  expect(await screen.findByText(/完成，用时/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '启用 v1' }));
  expect(await screen.findByText(/AR-013 已启用 v1/)).toBeVisible();
  expect((await getRule('AR-013')).rule.state).toBe('in_use');
});

test('a rule in use shows what its condition would do, and where each report stands', async () => {
  const { user } = await show('?rule_id=AR-009');
  const trial = within(await screen.findByRole('region', { name: '试运行' }));
  expect(await trial.findByText(/完成，用时/)).toBeVisible();
  expect(trial.getAllByText('在用 v2')[0]).toBeVisible();
  await user.click(trial.getByRole('radio', { name: '近 90 日' }));
  const table = await trial.findByRole('table', { name: '试运行的报告' });
  const [, first] = within(table).getAllByRole('row');
  // The condition names departments; the value column does not say again what stands beside it.
  const [, , department, values] = within(first ?? table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(department).not.toBe('');
  expect(values).not.toContain(department);
  await user.click(within(first ?? table).getByRole('button'));
  expect(within(table).getAllByText(/^血钾 ≥ 5.5 mmol\/L$/)[0]).toBeVisible();
  const [still] = screen.getAllByRole('button', { name: /^到条件 1 仍满足的 [\d,]+ 份报告$/ });
  if (still) await user.click(still);
  const funnel = within(await screen.findByRole('dialog', { name: '到条件 1 仍满足的报告' }));
  // The trial of 90 days may still be under way: list and count become those of it together.
  await waitFor(() => expect(funnel.getByRole('button', { name: `导出 ${still?.textContent} 份` })).toBeVisible());
  await user.keyboard('{Escape}');
  await user.click(trial.getByRole('radio', { name: /无法判定/ }));
  await waitFor(() => expect(trial.getByRole('radio', { name: /无法判定/ })).toBeChecked());
});

test('what somebody else saved meanwhile stands beside what was typed, and one of the two goes on', async () => {
  const { user } = await show('?rule_id=AR-003');
  const name = await screen.findByRole('textbox', { name: /名称/ });
  const { rule, editions } = await getRule('AR-003');
  const [{ content } = { content: undefined }] = editions;
  if (!content) throw new Error('a seeded rule is in use');
  const { category, priority, revision } = rule;
  await updateRule('AR-003', { name: '血小板极低', category, priority, revision, ...content });
  await user.type(name, '二');
  expect((await screen.findAllByText(/已修改，请重新载入后再保存/))[0]).toBeVisible();
  expect(name).toHaveValue(`${rule.name}二`);
  await user.click(await screen.findByRole('button', { name: '对比' }));
  expect(screen.getByText('我写的，与之相比')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '以我写的为准' }));
  await waitFor(async () => expect((await getRule('AR-003')).rule.name).toBe(`${rule.name}二`));
});

test('a step that is refused keeps its reason, and what somebody else did meanwhile can be read', async () => {
  const { user } = await show('?rule_id=AR-003');
  await user.click(await screen.findByRole('button', { name: '停用' }));
  const { rule } = await getRule('AR-003');
  await disableRule('AR-003', { revision: rule.revision, reason: '换用新规则' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '误报太多');
  await user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await dialog.findByRole('button', { name: '以我写的为准' })).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('误报太多');
});

test('a draft that the server did not take says so, and is saved by one press', async () => {
  const world = await createTestWorld();
  const { user } = await show('?rule_id=AR-003', 'audit', world);
  const name = await screen.findByRole('textbox', { name: /名称/ });
  await world.fault({ operationId: 'updateRule', kind: 'http', status: 500, when: 'next' });
  await user.type(name, '二');
  expect(await screen.findByText(/^未能保存，写下的内容仍在：/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重新保存' }));
  await waitFor(async () => expect((await getRule('AR-003')).rule.name).toMatch(/二$/));
  await waitFor(() => expect(screen.queryByText(/未能保存/)).not.toBeInTheDocument());
});

test('an old version comes back as a draft that can be dropped; a rule goes out of use with a reason', async () => {
  const { user } = await show('?rule_id=AR-009');
  await user.click(await screen.findByRole('button', { name: '版本 2' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText('0.5')).toBeVisible();
  await user.click(panel.getByRole('button', { name: '取回 v1' }));
  expect(await screen.findByText('v1 的内容已取回为 v3 草稿')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '删除草稿' }));
  expect(await screen.findByText('草稿已删除')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '停用' }));
  expect(dialog.getByText('请填写停用原因')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), '改用新规则');
  await user.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('AR-009 已停用')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销 Z' }));
  expect(await screen.findByText('v2 自 2025-10-12 在用')).toBeVisible();
});

test('a copy of a rule is a new rule; one that was never in use is deleted after a question', async () => {
  const { user, address } = await show('?from=AR-003');
  await waitFor(() => expect(address()).toBe('/audit-rules-detail?rule_id=AR-013'));
  await user.click(await screen.findByRole('button', { name: '删除草稿' }));
  await user.click(await screen.findByRole('button', { name: '删除 AR-013' }));
  await waitFor(() => expect(address()).toBe('/audit-rules-management'));
  expect((await listRules({ q: 'AR-013' })).data).toEqual([]);
});

test('who only reads changes nothing; a rule that is not there says so', async () => {
  await show('?rule_id=AR-009', 'lab');
  expect(await screen.findByText('当前账号只能查看。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /启用/ })).toBeNull();
  await show('?rule_id=AR-999');
  expect(await screen.findByText('没有这条规则')).toBeVisible();
});
