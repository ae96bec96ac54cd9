import { createRule, enableRule, listRules, tryRule } from '@jianwei/api-client/rules/rules';
import { decideAuditHold, listAuditHolds } from '@jianwei/api-client/audit/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { AuditRulesPage } from './audit-rules-page.tsx';

const show = (path: string, account = 'audit') => renderFeature(<AuditRulesPage />, { path, account });
const pane = async (name: string) => within(await screen.findByRole('complementary', { name }));

test('each rule stands as its sentence, opens with its versions and hits, and leads to what people decided', async () => {
  const { user } = await show('/audit-rules-management?q=%E6%BA%B6%E8%A1%80');
  const line = await screen.findByRole('row', { name: /血钾骤升/ });
  expect(within(line).getByText(/血钾 ≥ 5.5 mmol\/L，血钾 72 小时内较前次升高 ≥ 1 mmol\/L/)).toBeVisible();
  expect(within(line).getByText('在用 v2')).toBeVisible();
  await user.click(line);
  const opened = await pane('规则详情');
  expect(await opened.findByText('v1')).toBeVisible();
  expect(opened.getByText(/2025-10-12 由梁思齐启用，在用/)).toBeVisible();
  expect(await opened.findByRole('table', { name: '最近命中' })).toBeVisible();
  await user.click(opened.getByRole('button', { name: '已处理的报告' }));
  expect(await screen.findByRole('table', { name: '已处理的报告' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除：规则 AR-009' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10));
});

test('the daily number of a rule opens the hits that it counts, page by page; all of them are a press away', async () => {
  const { user, address } = await show('/audit-rules-management?q=AR-012');
  const number = await screen.findByRole('link', { name: /每日命中 \d/ });
  await user.click(number);
  expect(address()).toContain('open=AR-012&hits=lately');
  const opened = await pane('规则详情');
  const totalOf = async () => Number(/共 (\d+) 份/.exec((await opened.findByText(/共 \d+ 份/)).textContent)?.[1]);
  const lately = await totalOf();
  expect(Math.round((lately / 30) * 10) / 10).toBe(Number(number.textContent));
  await user.click(opened.getByRole('radio', { name: '全部' }));
  await waitFor(async () => expect(await totalOf()).toBeGreaterThan(lately));
  expect(address()).not.toContain('hits=');
});

test('what nothing matches says so and lets the filter go', async () => {
  const { user } = await show('/audit-rules-management?category=completeness&state=draft');
  expect(await screen.findByText('没有符合条件的规则')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('row', { name: /血钾达到危急值/ })).toBeVisible();
});

test('what waits when the hospital opens stands with its reason; a department without any, and a rule that is not there, say so', async () => {
  await show('/audit-rules-management?tab=held');
  expect(await screen.findByRole('row', { name: /娄\*坤.*不可能高于 1/ })).toBeVisible();
  await show('/audit-rules-management?tab=held&department=%E9%AA%A8%E7%A7%91');
  expect(await screen.findByText('没有符合条件的报告')).toBeVisible();
  await show('/audit-rules-management?open=AR-999');
  expect(await screen.findByText('没有这条规则')).toBeVisible();
});

const csv = [
  'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range',
  'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3',
  'p2,周二,女,1962-02-03,2025-11-18 08:10,钾,血清,6.6,mmol/L,3.5-5.3',
].join('\n');
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 6, unit: 'mmol/L', code: 'K' }] };
const rule = {
  kind: 'audit' as const,
  name: '高血钾',
  category: 'limit' as const,
  condition,
  outcome: { action: 'hold' as const, level: 'attention' as const, reason: '血钾 {血钾}，请核对', max_minutes: 60 },
};

test('a held report is decided with its words, and the next one opens by itself', async () => {
  const { user, world } = await show('/audit-rules-management?tab=held');
  const { rule: written } = await createRule(rule);
  await tryRule({ kind: 'audit', condition, from: '2025-11-18' });
  await enableRule(written.rule_id, { revision: written.revision });
  await world.fetch('/__mock/import?name=a.csv', { method: 'POST', body: csv });
  await user.click(screen.getByRole('radio', { name: /已处理/ }));
  await user.click(screen.getByRole('radio', { name: /待审/ }));
  await user.click(await screen.findByRole('row', { name: /林\*/ }));
  expect((await pane('待审详情')).getByText('血钾 6.4 mmol/L，请核对')).toBeVisible();
  // S goes on and leaves it as it is.
  await user.keyboard('s');
  await waitFor(async () => expect((await pane('待审详情')).getByText('血钾 6.6 mmol/L，请核对')).toBeVisible());
  await user.click(screen.getByRole('row', { name: /林\*/ }));
  await waitFor(async () => expect((await pane('待审详情')).getByText('血钾 6.4 mmol/L，请核对')).toBeVisible());
  const opened = await pane('待审详情');
  await user.keyboard('x');
  expect(opened.getByText('退回须写明原因')).toBeVisible();
  await user.type(opened.getByRole('textbox', { name: '说明' }), '请重采');
  await user.click(opened.getByRole('button', { name: '退回（X）' }));
  // The next one opens; the textbox is a new one.
  await waitFor(() => expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue(''));
  expect((await pane('待审详情')).getByText('血钾 6.6 mmol/L，请核对')).toBeVisible();
  // Taken back it waits again; sent back once more it is gone for good.
  await waitFor(() => expect(screen.queryByRole('row', { name: /林\*/ })).toBeNull());
  await user.keyboard('z');
  await user.click(await screen.findByRole('row', { name: /林\*/ }));
  await waitFor(async () => expect((await pane('待审详情')).getByText('血钾 6.4 mmol/L，请核对')).toBeVisible());
  await user.type(screen.getByRole('textbox', { name: '说明' }), '请重采');
  await user.click(screen.getByRole('button', { name: '退回（X）' }));
  await waitFor(async () => expect((await pane('待审详情')).getByText('血钾 6.6 mmol/L，请核对')).toBeVisible());
  await user.keyboard('a');
  expect(await screen.findByText(/放行$/, { selector: '[role=status] *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销 Z' })).toBeNull();
  // Both that were decided are passed over, also while the list still shows them.
  await waitFor(() => {
    const beside = within(screen.getByRole('complementary', { name: '待审详情' }));
    expect(beside.getByText(/直接胆红素与总胆红素之比 1\.2/)).toBeVisible();
  });
  await waitFor(() => expect(screen.queryByRole('row', { name: /周\*/ })).toBeNull());
  await user.click(screen.getByRole('radio', { name: /已处理/ }));
  expect(await screen.findByRole('row', { name: /周\*.*放行/ })).toBeVisible();
});

test('what another auditor decided meanwhile says by whom; what was typed stays, and the next report is a press away', async () => {
  const { user } = await show('/audit-rules-management?tab=held');
  await user.click(await screen.findByRole('row', { name: /娄\*坤/ }));
  const opened = await pane('待审详情');
  await user.type(opened.getByRole('textbox', { name: '说明' }), '已电话核对');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('说明尚未提交，确定放弃吗？')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  const { data } = await listAuditHolds({ state: 'held' });
  await decideAuditHold(data[0]?.hold_id ?? '', { decision: 'release' });
  await user.click(opened.getByRole('button', { name: '已复检一致' }));
  const next = await opened.findByRole('button', { name: '继续' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(opened.getByText('该报告已由梁思齐放行')).toBeVisible();
  expect(opened.getByRole('textbox', { name: '说明' })).toHaveValue('已电话核对');
  expect(await screen.findByText('没有待审的报告')).toBeVisible();
  await user.click(next);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '待审详情' })).toBeNull());
});

test('who only reads sees no buttons, and finds what was decided; what is typed stays out of the address', async () => {
  const { user, address } = await show('/audit-rules-management?tab=decided&open=HS0001', 'lab');
  expect(await screen.findByRole('table', { name: '已处理的报告' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /放行/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: '搜索待审报告' }), '没有这个人');
  expect(await screen.findByText('没有符合条件的报告')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(await screen.findByRole('table', { name: '已处理的报告' })).toBeVisible();
  expect(address()).toBe('/audit-rules-management?tab=decided');
});

test('a rule is taken past its neighbour with Alt and an arrow, and 撤销 puts it back', async () => {
  const { user } = await show('/audit-rules-management');
  const first = await screen.findByRole('row', { name: /血钾达到危急值/ });
  first.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const order = async () => (await listRules({ page_size: 2 })).data.map(({ rule_id: id }) => id);
  await user.click(await screen.findByText('撤销 Z'));
  expect(await screen.findByText('已撤销')).toBeVisible();
  expect(await order()).toEqual(['AR-001', 'AR-002']);
});
