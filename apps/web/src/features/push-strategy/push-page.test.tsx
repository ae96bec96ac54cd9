import { getPushStrategy, savePushStrategy } from '@jianwei/api-client/push/push';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { lineProblem, moved, withNewLine } from './push-draft.ts';
import { PushStrategyPage } from './push-page.tsx';
import { stepsText } from './push-words.ts';

const show = (path = '/push-strategy', account = 'prompt') => renderFeature(<PushStrategyPage />, { path, account });
/** A draft is saved two seconds after typing. */
const lines = async () => within(await screen.findByRole('region', { name: '各行' }));

test('the lines stand in their order as sentences, and each opens', async () => {
  const { user, address, router } = await show();
  const list = await lines();
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    '1　急诊科危急值',
    '2　危急值',
    '3　孕期异常，告知产科 继续匹配',
    '4　夜间需关注',
    '5　需关注',
    '6　其余全部',
  ]);
  expect(list.getByText('信号属于危急值，科室属于急诊科')).toBeVisible();
  expect(list.getByText('首位查看者，10 分钟未处理 → 科室全体，10 分钟未处理 → 检验科')).toBeVisible();
  await user.click(list.getByRole('button', { name: /6　其余全部/ }));
  expect(address()).toBe('/push-strategy?line=rest');
  expect(await screen.findByText(/这一行不能删除/)).toBeVisible();
  expect(list.queryByRole('button', { name: '删除 其余全部' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '版本' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe('/push-strategy?line=rest'));
  expect(screen.getByRole('radio', { name: '测试' })).toBeChecked();
});

test('a line says while it is written what its condition is, under one heading', async () => {
  await show('/push-strategy?line=PS-001');
  const form = within(await screen.findByRole('region', { name: '第 急诊科危急值 行' }));
  expect(await form.findByText('信号属于危急值，科室属于急诊科')).toBeVisible();
  expect(form.getAllByRole('heading', { name: '条件' })).toHaveLength(1);
});

test('a line is written and kept, and what is not whole says what is missing', async () => {
  const { user } = await show();
  const list = await lines();
  await user.click(list.getByRole('button', { name: '新增一行' }));
  const name = await screen.findByRole('textbox', { name: '名称' });
  await user.clear(name);
  expect(screen.getByRole('alert')).toHaveTextContent('『』：请填写名称');
  await user.type(name, '告知沈医师');
  await user.selectOptions(screen.getByRole('combobox', { name: '第 1 步推送给' }), '指定账号');
  expect(screen.getByRole('alert')).toHaveTextContent('『告知沈医师』：请至少指定一个账号');
  expect(screen.getByRole('button', { name: '启用 v2' })).toBeDisabled();
  await user.type(screen.getByRole('combobox', { name: '第 1 步添加账号' }), '沈若溪');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /沈若溪/ }));
  await user.click(list.getByRole('button', { name: '上移 告知沈医师' }));
  expect(await screen.findByText(/^草稿 .* 秦晓彤 已自动保存$/)).toBeVisible();
  expect((await getPushStrategy()).draft.lines[4]).toMatchObject({ name: '告知沈医师' });
});

test('a draft is tried with its numbers open, switched on, and the old version comes back', async () => {
  const { user } = await show('/push-strategy?line=PS-001');
  const list = await lines();
  const name = await screen.findByRole('textbox', { name: '名称' });
  await user.type(name, '一');
  await user.click(screen.getByRole('radio', { name: '试运行' }));
  await user.click(await screen.findByRole('button', { name: '试运行近 30 日' }));
  expect(await screen.findByText('没有无人收到的危急值，可以启用')).toBeVisible();
  await user.click(
    within(await screen.findByRole('table', { name: '收到最多的 10 人' })).getAllByRole('button')[0] ?? name,
  );
  const rows = within(await screen.findByRole('dialog', { name: /收到的推送$/ }));
  expect((await rows.findAllByRole('row', { name: /，第 \d 步/ })).length).toBeGreaterThan(0);
  await user.click(rows.getByRole('button', { name: /^关闭/ }));
  await user.click(screen.getByRole('button', { name: /^急诊科危急值一 \d+ 份$/ }));
  expect(await screen.findByRole('dialog', { name: '「急诊科危急值一」命中的报告' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^关闭/ }));
  await user.click(screen.getByRole('button', { name: '启用 v2' }));
  expect(await screen.findByText(/^v2 在用/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '版本' }));
  const versions = within(await screen.findByRole('list', { name: '版本' }));
  expect(versions.getByText(/由秦晓彤启用，在用/)).toBeVisible();
  expect(versions.getByText(/第/, { selector: 'li span span' })).toBeVisible();
  await user.click(versions.getByRole('button', { name: '取回 v1' }));
  expect(await screen.findByText('已取回 v1 的内容为草稿')).toBeVisible();
  expect(list.getByRole('button', { name: /1　急诊科危急值 / })).toBeVisible();
});

test('a line that is taken out comes back, and a draft becomes again what is in use', async () => {
  const { user } = await show('/push-strategy?line=PS-005');
  const list = await lines();
  const there = () => list.getByRole('button', { name: /5　需关注/ });
  await user.click(list.getByRole('button', { name: '删除 需关注' }));
  await user.click(screen.getByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(there()).toBeVisible());
  await user.click(list.getByRole('button', { name: '删除 需关注' }));
  expect(await screen.findByText(/已自动保存$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '恢复为在用的 v1' }));
  expect(there()).toBeVisible();
  expect(await screen.findByText('没有未启用的修改')).toBeVisible();
});

test('what somebody else saved meanwhile stands beside what was written, and one of the two goes on', async () => {
  const { user } = await show('/push-strategy?line=PS-005');
  const name = await screen.findByRole('textbox', { name: '名称' });
  const { draft, revision } = await getPushStrategy();
  const lines = draft.lines.map((line) => (line.line_id === 'PS-005' ? { ...line, name: '需留意' } : line));
  await savePushStrategy({ strategy: { ...draft, lines }, revision });
  await user.type(name, '者');
  await user.click(await screen.findByRole('button', { name: '对比' }));
  expect(screen.getByRole('row', { name: /^需关注者 第 5 行「需留意」.* 第 5 行「需关注者」/ })).toBeVisible();
  expect(name).toHaveValue('需关注者');
  await user.click(screen.getByRole('button', { name: '以我写的为准' }));
  const savedName = async () => (await getPushStrategy()).draft.lines[4]?.name;
  await waitFor(async () => expect(await savedName()).toBe('需关注者'));
});

test('who switches on what somebody else saved meanwhile is shown theirs', async () => {
  const { user } = await show('/push-strategy?line=PS-005');
  await user.type(await screen.findByRole('textbox', { name: '名称' }), '者');
  expect(await screen.findByText(/已自动保存$/)).toBeVisible();
  const { draft, revision } = await getPushStrategy();
  const lines = draft.lines.map((line) => (line.line_id === 'PS-005' ? { ...line, name: '需留意' } : line));
  await savePushStrategy({ strategy: { ...draft, lines }, revision });
  await user.click(screen.getByRole('button', { name: '启用 v2' }));
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('需留意'));
});

test('what is not tried is refused with the words of the server', async () => {
  const { user } = await show('/push-strategy?line=PS-005');
  await user.click((await lines()).getByRole('button', { name: '删除 需关注' }));
  await user.click(screen.getByRole('button', { name: '启用 v2' }));
  expect(await screen.findByText('请先试运行当前策略，且没有无人收到的危急值')).toBeVisible();
});

test('the tester lights the line of a report and of typed facts, with the clock of its steps', async () => {
  const { user } = await show();
  const list = await lines();
  await user.click(screen.getByRole('button', { name: '测试' }));
  expect(screen.getByText('请填写报告号')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '报告号' }), 'R1001-01');
  await user.click(screen.getByRole('button', { name: '测试' }));
  const clock = within(await screen.findByRole('region', { name: '时刻表' }));
  expect(clock.getByText(/^命中/)).toBeVisible();
  expect(list.getByText('命中')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '写下事实' }));
  // What was answered of the report says nothing of the facts.
  expect(screen.queryByRole('region', { name: '时刻表' })).toBeNull();
  expect(list.queryByText('命中')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '科室' }), '急诊科');
  await user.click(screen.getByRole('checkbox', { name: '危急值' }));
  await user.click(screen.getByRole('checkbox', { name: '需关注' }));
  await user.click(screen.getByRole('button', { name: '测试' }));
  expect(await screen.findByText(/命中 需关注/)).toBeVisible();
  expect(screen.getAllByText(/条件不成立/)).not.toHaveLength(0);
});

test('a report is found by its patient, and typed results reach the conditions of the lines', async () => {
  const { user } = await show();
  await user.type(await screen.findByRole('combobox', { name: '查找报告' }), '顾怀远');
  await user.click(await screen.findByRole('option', { name: /^R1004-01　顾\S+　/ }));
  expect(screen.getByRole('textbox', { name: '报告号' })).toHaveValue('R1004-01');
  await user.click(screen.getByRole('radio', { name: '写下事实' }));
  await user.type(screen.getByRole('textbox', { name: /年龄/ }), '30');
  await user.selectOptions(screen.getByRole('combobox', { name: '性别' }), '女');
  await user.click(screen.getByRole('button', { name: '添加结果' }));
  await user.type(screen.getByRole('combobox', { name: '第 1 行项目' }), '血钾');
  await user.click(await screen.findByRole('option', { name: /血钾/ }));
  await user.type(screen.getByRole('textbox', { name: '第 1 行结果' }), '6.4');
  expect(screen.getByRole('combobox', { name: '第 1 行单位' })).toHaveValue('mmol/L');
  await user.click(screen.getByRole('button', { name: '添加结果' }));
  await user.click(screen.getByRole('button', { name: '测试' }));
  expect(await screen.findByRole('region', { name: '时刻表' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '删除第 2 行' }));
  expect(screen.queryByRole('combobox', { name: '第 2 行项目' })).toBeNull();
});

test('nothing was told when the hospital opens', async () => {
  await show();
  expect(await screen.findByText(/^还没有推送/)).toBeVisible();
});

test('a draft keeps its last line last', () => {
  const rest = {
    line_id: 'rest',
    name: '其余全部',
    condition: { all: [] },
    continues: false,
    steps: [{ to: 'laboratory' as const, channels: ['bell' as const], after_minutes: 0 }],
    merge_minutes: 10,
  };
  const { strategy, lineId } = withNewLine({ lines: [rest] });
  expect(strategy.lines.map(({ line_id: id }) => id)).toEqual(['PS-001', 'rest']);
  expect(moved(strategy, lineId, 1)).toEqual(strategy);
  expect(moved(strategy, 'rest', -1)).toEqual(strategy);
  const [line] = strategy.lines;
  if (line === undefined) throw new Error('no line');
  expect([lineProblem(line), stepsText(line)]).toEqual([undefined, '科室全体']);
  expect(
    lineProblem({ ...line, steps: [{ ...rest.steps[0], to: 'laboratory', channels: [], after_minutes: 0 }] }),
  ).toBe('请至少选择一种推送方式');
});
