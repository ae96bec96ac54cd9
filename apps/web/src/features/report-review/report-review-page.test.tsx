import { createRule, enableRule, tryRule } from '@jianwei/api-client/rules/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession, setSession } from '../../parts/session/session-store.ts';
import { renderFeature } from '../../../test/render-feature.tsx';
import { ReportReviewPage } from './report-review-page.tsx';

const show = (path: string, account = 'prompt') => renderFeature(<ReportReviewPage />, { path, account });
const CKD = 'R1004-01';
const firstOption = async () => {
  const [first] = within(await screen.findByRole('listbox')).getAllByRole('option');
  if (first === undefined) throw new Error('an empty list');
  return first;
};
const pane = async () => within(await screen.findByRole('complementary', { name: '报告评阅' }));

test('a report is found by what stands in it, read as doctors read it, and its patient stays masked in the list', async () => {
  const { user, address } = await show('/report-list');
  await user.type(await screen.findByRole('searchbox', { name: '搜索报告' }), CKD);
  const line = await screen.findByRole('row', { name: /顾\*远/ });
  expect(screen.queryByText('顾怀远')).toBeNull();
  await user.click(line);
  expect(address()).toBe(`/report-list?open=${CKD}`);
  const opened = await pane();
  expect(await opened.findByRole('region', { name: '发现' })).toBeVisible();
  expect(opened.getByRole('table', { name: '检验结果' })).toBeVisible();
  await user.click(opened.getByRole('radio', { name: /^异常/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('the list is narrowed, says where nothing is left, and lets the filter go', async () => {
  const { user, address } = await show('/report-list?audit=held&department=%E9%AA%A8%E7%A7%91');
  expect(await screen.findByText('没有符合条件的报告')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
  await user.selectOptions(screen.getByRole('combobox', { name: '未解读' }), '有未解读');
  await waitFor(() => expect(address()).toBe('/report-list?unread=yes'));
  await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '急诊科');
  await waitFor(() => expect(address()).toContain('department='));
});

test('a diagnosis is marked and the mark taken back, a row too', async () => {
  const { user } = await show(`/report-list?open=${CKD}&tab=tags`);
  const opened = await pane();
  expect(await opened.findByText('还没有标注')).toBeVisible();
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  expect(opened.getByText('请选择不符的诊断')).toBeVisible();
  await user.click(opened.getByRole('combobox', { name: '诊断' }));
  const first = await firstOption();
  const name = first.textContent;
  await user.click(first);
  await user.type(opened.getByRole('textbox', { name: '说明' }), '仅一次升高');
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  expect(await opened.findByText(`已标注「${name}」不符`)).toBeVisible();
  expect(await opened.findByText(/^仅一次升高，秦晓彤/)).toBeVisible();
  expect(await opened.findByRole('table', { name: '该患者标注过的报告' })).toBeVisible();
  await user.click(opened.getByRole('button', { name: /撤销/ }));
  expect(await opened.findByText('还没有标注')).toBeVisible();

  await user.click(opened.getByRole('radio', { name: '检验行' }));
  await user.click(opened.getByRole('combobox', { name: '检验行' }));
  await user.click(await firstOption());
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  await user.click(await opened.findByRole('button', { name: /^取消标注/ }));
  expect(await opened.findByText('还没有标注')).toBeVisible();
});

test('a missed diagnosis is looked up; words that are too many stay', async () => {
  const { user } = await show(`/report-list?open=${CKD}&tab=tags`);
  const opened = await pane();
  await user.click(await opened.findByRole('radio', { name: '漏' }));
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  expect(opened.getByText('请选择遗漏的诊断')).toBeVisible();
  await user.type(opened.getByRole('combobox', { name: '诊断' }), '缺铁性贫血');
  await user.click(await screen.findByRole('option', { name: '缺铁性贫血' }));
  await waitFor(() => expect(opened.getByRole('combobox', { name: '诊断' })).toHaveValue('缺铁性贫血'));
  const words = opened.getByRole('textbox', { name: '说明' });
  await user.click(words);
  await user.paste('字'.repeat(501));
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  expect(opened.getByText('说明不能超过 500 字')).toBeVisible();
  expect(words).toHaveValue('字'.repeat(501));
  await user.type(words, '{Backspace}');
  await user.click(opened.getByRole('button', { name: '保存标注' }));
  expect(await opened.findByText(/^已标注「.*缺铁.*」漏$/)).toBeVisible();
});

const csv = [
  'patient_id,name,sex,birth_date,time,item,specimen,result,unit,range',
  'p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,6.4,mmol/L,3.5-5.3',
].join('\n');
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 6, unit: 'mmol/L', code: 'K' }] };

test('a held report is decided here, beside the rule that held it', async () => {
  const { user, world } = await show('/report-list?audit=held&department=%E9%AA%A8%E7%A7%91');
  expect(await screen.findByText('没有符合条件的报告')).toBeVisible();
  // Who writes rules is the auditor; who decides here is somebody else.
  const auditor = await world.signIn('audit');
  const mine = getSession();
  setSession(auditor);
  const outcome = {
    action: 'hold' as const,
    level: 'attention' as const,
    reason: '血钾 {血钾}，请核对',
    max_minutes: 60,
  };
  const { rule } = await createRule({ kind: 'audit', name: '高血钾', category: 'limit', condition, outcome });
  await tryRule({ kind: 'audit', condition, from: '2025-11-18' });
  await enableRule(rule.rule_id, { revision: rule.revision });
  await world.fetch('/__mock/import?name=a.csv', { method: 'POST', body: csv });
  if (mine) setSession(mine);
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '审核' }), '暂缓中');
  await user.click(await screen.findByRole('row', { name: /林\*/ }));
  const opened = await pane();
  await user.click(opened.getByRole('radio', { name: '提示' }));
  expect(await opened.findByText('AR-013 高血钾，v1')).toBeVisible();
  expect(opened.getByText('6.4 mmol/L：满足')).toBeVisible();
  await user.click(opened.getByRole('radio', { name: '审核' }));
  expect(await opened.findByText('血钾 6.4 mmol/L，请核对')).toBeVisible();
  // Sent back it is kept back still, and waits again once that is taken back.
  await user.type(opened.getByRole('textbox', { name: '说明' }), '请重采');
  await user.click(opened.getByRole('button', { name: /^退回/ }));
  expect(await opened.findByRole('region', { name: '退回' })).toBeVisible();
  expect(opened.getByRole('status').textContent).toMatch(/^\S+ 退回撤销 Z$/);
  expect(opened.queryByRole('button', { name: /放行/ })).toBeNull();
  await user.keyboard('z');
  expect(await opened.findByRole('region', { name: '待审' })).toBeVisible();
  expect(opened.queryByRole('status')).toBeNull();
  expect(screen.getByRole('row', { name: /林\*/ })).toBeVisible();
  await user.click(opened.getByRole('button', { name: /放行/ }));
  expect(await opened.findByRole('region', { name: '放行' })).toBeVisible();
  expect(opened.queryByRole('button', { name: '撤销 Z' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('row', { name: /林\*/ })).toBeNull());
});

test('a rule leads to its reports, and back; who only reads marks and decides nothing of others', async () => {
  const { user, address } = await show('/report-list?rule=AR-012&tab=rules', 'lab');
  await user.click((await screen.findAllByRole('row', { name: /放行/ }))[0] as HTMLElement);
  const opened = await pane();
  await user.click((await opened.findAllByRole('button', { name: '它命中的报告' }))[0] as HTMLElement);
  await waitFor(() => expect(address()).toContain('rule='));
  await user.click(screen.getByRole('button', { name: /^清除：规则/ }));
  await waitFor(() => expect(address()).not.toContain('rule='));
});

test('a report that is not there says so', async () => {
  await show('/report-list?open=R9999-01');
  expect(await screen.findByText('没有这份报告')).toBeVisible();
});
