import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../../test/hospital.ts';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { AssistPage } from './assist-page.tsx';
import { linkOf } from './use-editor.ts';

const show = (path = '/scientific-research-assist', more = {}) =>
  renderFeature(<AssistPage />, { path, account: 'doctor2', ...more });

const total = () => screen.getByRole('status', { name: '队列人数' });
const conditions = () => within(screen.getByRole('region', { name: '条件' }));

async function ask(user: UserEvent, question: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: '用一句话写条件' }), question);
  await user.click(screen.getByRole('button', { name: '识别' }));
}

function peopleNow(): number {
  return Number(/^([\d,]+) ?人/.exec(total().textContent)?.[1]?.replaceAll(',', ''));
}

/** The number of people that is shown once it is counted anew. */
async function counted(): Promise<number> {
  await waitFor(() => expect(total()).not.toHaveTextContent('更新中'));
  return peopleNow();
}

// covers B-2.3-11
test('a question in plain words is counted, and what is not understood is named and not counted', async () => {
  const { user } = await show();
  await ask(user, '男，40–80 岁，服用二甲双胍');
  expect(await conditions().findByText('服用二甲双胍')).toBeVisible();
  expect(conditions().getByText('未识别：', { exact: false })).toBeVisible();
  const list = conditions().getAllByRole('listitem', { name: /^条件 \d/ });
  expect(list.map((item) => within(item).getByRole('paragraph').textContent)).toEqual(['性别 男', '入组时 40–80 岁']);
  const flow = within(await screen.findByRole('list', { name: '入组流程' }));
  await waitFor(() => expect(flow.getAllByRole('listitem')).toHaveLength(3));
  expect(flow.getAllByRole('listitem').map((step) => step.title)).toContain('入组时 40–80 岁');
  const people = await counted();
  expect(people).toBeGreaterThan(9);
  expect(screen.getByText('演示数据')).toBeVisible();
  await waitFor(() => expect(conditions().getByText(/^检索全部检验报告/)).toHaveTextContent(`共 ${people} 人`));
  // What is left out keeps its number, so the one behind it does too.
  const relaxed = () => within(screen.getByRole('region', { name: '若去掉其中一条' })).getAllByRole('listitem');
  expect(relaxed().map(({ textContent }) => textContent.slice(0, 1))).toEqual(['1', '2']);
  await user.click(screen.getByRole('checkbox', { name: '启用条件 1' }));
  await waitFor(() => expect(relaxed().map(({ textContent }) => textContent.slice(0, 1))).toEqual(['2']));
});

test('steps back and on, switched off and turned round', async () => {
  const { user } = await show();
  const shows = async (act: () => Promise<void>, changesFrom: number): Promise<number> => {
    await act();
    await waitFor(() => expect(peopleNow()).not.toBe(changesFrom));
    return counted();
  };
  await screen.findByRole('textbox', { name: '用一句话写条件' });
  await screen.findByRole('status', { name: '队列人数' });
  const all = await counted();
  const men = await shows(() => ask(user, '男'), all);
  const others = await shows(() => user.click(screen.getByRole('switch', { name: '排除条件 1' })), men);
  expect(await shows(() => user.click(screen.getByRole('button', { name: '撤销' })), others)).toBe(men);
  expect(await shows(() => user.click(screen.getByRole('button', { name: '重做' })), men)).toBe(others);
  expect(await shows(() => user.click(screen.getByRole('checkbox', { name: '启用条件 1' })), others)).toBe(all);
  expect(men + others).toBe(all);
});

describe('a condition', () => {
  test('that refers to another cohort says what that is, and is switched but not changed here', async () => {
    const other = { conditions: [{ id: 'c1', kind: 'sex', values: [2] }], calendar: { from: '2024-01-01' } };
    const cohort = { conditions: [{ id: 'c1', kind: 'cohort', name: '近年女性', cohort: other }] };
    const link = new URLSearchParams({ cohort: JSON.stringify({ cohort, extra: [] }) }).toString();
    const { user } = await show(`/scientific-research-assist?${link}`);
    const row = within(await screen.findByRole('listitem', { name: '条件 1' }));
    expect(row.getByRole('paragraph')).toHaveTextContent(
      '属于队列「近年女性」（首份报告；研究时段 2024-01-01 至 最近一份；性别 女）',
    );
    expect(await counted()).toBeGreaterThan(9);
    await user.click(row.getByRole('button', { name: /^条件 1/ }));
    expect(row.getByRole('button', { name: '删除' })).toBeVisible();
    expect(row.queryByRole('button', { name: '修改' })).toBeNull();
  });

  test('is found by the beginning of its name, keeps what is no number, and says why', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: '添加条件' }));
    const field = screen.getByRole('combobox', { name: '要添加的条件' });
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '添加条件' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('combobox', { name: '要添加的条件' }), '肌酐');
    await user.click(await screen.findByRole('option', { name: '肌酐（Cr，血清）' }));
    const row = within(await screen.findByRole('listitem', { name: '条件 1' }));
    await waitFor(() => expect(row.getByRole('combobox', { name: '项目' })).toHaveFocus());
    expect(row.getByText('未写完，不计入')).toBeVisible();
    await user.selectOptions(row.getByRole('combobox', { name: '比较' }), 'between');
    await user.type(row.getByRole('textbox', { name: '下限' }), '100x');
    expect(await row.findByText('请输入数值')).toBeVisible();
    expect(row.getByRole('textbox', { name: '下限' })).toHaveValue('100x');
    await user.clear(row.getByRole('textbox', { name: '下限' }));
    await user.type(row.getByRole('textbox', { name: '下限' }), '100');
    await user.type(row.getByRole('textbox', { name: '上限' }), '60');
    expect(await row.findByText('下限不能大于上限')).toBeVisible();
    expect(screen.getByRole('button', { name: '保存为项目' })).toBeDisabled();
    await user.type(row.getByRole('textbox', { name: '上限' }), '0');
    expect(row.queryByText('下限不能大于上限')).toBeNull();
    await user.click(row.getByRole('button', { name: '完成' }));
    expect(row.getByRole('paragraph')).toHaveTextContent('入组前后 90 天内，任一次 血清肌酐 100–600 μmol/L');
  });

  test('on a change has the comparisons and the unit of a change; one on a diagnosis may ask the last report alone', async () => {
    const { user } = await show();
    const add = async (typed: string, option: string) => {
      await user.click(await screen.findByRole('button', { name: '添加条件' }));
      await user.type(screen.getByRole('combobox', { name: '要添加的条件' }), typed);
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await add('肌酐', '肌酐（Cr，血清）');
    const row = within(await screen.findByRole('listitem', { name: '条件 1' }));
    const choose = (label: string, word: string) =>
      user.selectOptions(row.getByRole('combobox', { name: label }), word);
    await choose('比较', '高于参考上限');
    await choose('取值', '平均');
    expect(row.getByText(/参考限取各次结果所附参考限的平均值/)).toBeVisible();
    await choose('取值', '变化');
    expect(row.getByText('未写完，不计入')).toBeVisible();
    await choose('比较', '≥');
    await user.type(row.getByRole('textbox', { name: '数值，%' }), '30');
    await choose('变化的算法', '每年');
    await choose('单位', 'mg/dL');
    expect(row.getAllByRole('paragraph')[0]).toHaveTextContent(
      '入组前后 90 天内，血清肌酐 每年上升 ≥ 30 mg/dL（间隔 ≥ 90 天）',
    );
    await add('糖尿病', '提示 糖尿病');
    const other = within(await screen.findByRole('listitem', { name: '条件 2' }));
    await user.selectOptions(other.getByRole('combobox', { name: '取哪份报告' }), '末份');
    expect(other.getAllByRole('paragraph')[0]).toHaveTextContent('末份报告提示 糖尿病，可靠性 中及以上');
  });

  test('moves by the arrow keys, says where it is, and is 或 with the one above it', async () => {
    const { user } = await show();
    await ask(user, '男，18 岁以上');
    const [, second] = await screen.findAllByRole('button', { name: /^移动条件/ });
    if (!second) throw new Error('two conditions');
    second.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(within(screen.getByRole('listitem', { name: '条件 1' })).getByText('≥ 18 岁')).toBeVisible(),
    );
    expect(await screen.findByText('条件「入组时 ≥ 18 岁」移到第 1 位，共 2 位')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '条件 2的操作' }));
    await user.click(screen.getByRole('button', { name: '与上一条为或' }));
    expect(within(screen.getByRole('listitem', { name: '条件 2' })).getByText('或')).toBeVisible();
  });
});

test('a chart is a filter by its handles, by numbers, and by what is missing', async () => {
  const { user } = await show();
  const low = await screen.findByRole('slider', { name: '年龄下限' });
  expect(low).toHaveAttribute('aria-valuetext', '不限');
  low.focus();
  await user.keyboard('{ArrowRight}');
  const row = within(await screen.findByRole('listitem', { name: '条件 1' }));
  const sentence = row.getByRole('paragraph').textContent;
  expect(sentence).toMatch(/^入组时 ≥ \d+ 岁$/);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(row.getByRole('paragraph').textContent).not.toBe(sentence));
  await user.click(screen.getByRole('button', { name: /^年龄的范围/ }));
  await user.clear(screen.getByRole('textbox', { name: '上限' }));
  await user.type(screen.getByRole('textbox', { name: '上限' }), '90');
  await waitFor(() => expect(row.getByRole('paragraph')).toHaveTextContent('–90 岁'));
  await user.click(screen.getByRole('button', { name: '清除年龄的范围' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '条件 1' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^性别 男/ }));
  expect(await screen.findByRole('listitem', { name: '条件 1' })).toHaveTextContent('性别 男');
});

test('a chart leaves as text with its source, and shows each of its classes when asked', async () => {
  const { user } = await show();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const age = within(await screen.findByRole('region', { name: '年龄' }));
  await user.click(age.getByRole('button', { name: '复制年龄的分布' }));
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(
      expect.stringMatching(/^年龄的分布，岁\nn \(%\)\t\d[^]+\n队列\t[^]+\n全库\t[^]+\n源自检微，2025-11-18/),
    ),
  );
  const department = within(screen.getByRole('region', { name: '入组科室' }));
  expect(department.getAllByRole('button', { name: /人$/ })).toHaveLength(4);
  await user.click(department.getByRole('button', { name: /^另有 \d+ 类$/ }));
  expect(department.getAllByRole('button', { name: /人$/ }).length).toBeGreaterThan(5);
  await user.click(department.getByRole('button', { name: '收起' }));
  expect(department.getAllByRole('button', { name: /人$/ })).toHaveLength(4);
});

test('a cohort of fewer than ten shows no details', async () => {
  const { user } = await show();
  await ask(user, '199–200 岁');
  expect(await screen.findByText('队列不足 10 人，为保护患者不显示明细')).toBeVisible();
});

test('a link carries the definition only, and a saved cohort opens as a project', async () => {
  const copied = vi.fn(() => Promise.resolve());
  const { user, address, world } = await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  await ask(user, '男，18 岁以上');
  await screen.findByRole('listitem', { name: '条件 2' });
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/scientific-research-assist\?cohort=/));
  await user.click(screen.getByRole('button', { name: '保存为项目' }));
  const dialog = within(screen.getByRole('dialog', { name: '保存为科研项目' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写项目名称')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: '项目名称' }), '成年男性');
  await user.type(dialog.getByRole('textbox', { name: '研究目的' }), '试一试');
  await world.fault({ operationId: 'addResearchProject', kind: 'http', status: 400, message: '名称已被使用' });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('名称已被使用')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '项目名称' })).toHaveValue('成年男性');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toMatch(/project_id=RP\d+/));
  expect(await screen.findByRole('heading', { level: 1, name: '成年男性' })).toBeVisible();
  expect(screen.getByText(/已保存，基于 V1/)).toBeVisible();
});

test('what a link carries is built on', async () => {
  const cohort = {
    version: 1 as const,
    unit: 'patient' as const,
    conditions: [{ id: 'c1', kind: 'sex' as const, values: [2], negate: false, enabled: true }],
    calendar: {},
  };
  await show(`/scientific-research-assist?${linkOf({ cohort, extra: [] })}`);
  expect(await screen.findByRole('listitem', { name: '条件 1' })).toHaveTextContent('性别 女');
});

test('a link that holds no definition says so, and one more condition than a cohort holds is refused', async () => {
  const broken = await show('/scientific-research-assist?cohort=%7Bx');
  expect(await screen.findByText('链接里的队列定义无法识别，请向发送者重新索取')).toBeVisible();
  broken.unmount();
  const conditions = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: `c${index}`, kind: 'follow_up' as const, reports: 1, days: index },
    ...{ negate: false, enabled: true },
  }));
  const cohort = { version: 1 as const, unit: 'patient' as const, conditions, calendar: {} };
  const { user } = await show(`/scientific-research-assist?${linkOf({ cohort, extra: [] })}`);
  (await screen.findByRole('slider', { name: '年龄下限' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('最多 20 个条件，可先保存为队列再引用')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: '条件 21' })).toBeNull();
});

test('numbers stay while a newer question cannot be answered, and conditions too', async () => {
  const { user, world } = await show();
  await ask(user, '男');
  const men = await counted();
  await world.fault({ operationId: 'countCohort', kind: 'http', status: 500, when: 1 });
  await ask(user, '18 岁以上');
  const alert = within(screen.getByRole('region', { name: '入组人数' }));
  const again = await alert.findByRole('button', { name: '重新载入' });
  expect(total()).toHaveTextContent(String(men));
  expect(screen.getByRole('listitem', { name: '条件 2' })).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(alert.queryByRole('button', { name: '重新载入' })).toBeNull());
});

test('a catalogue that does not come is asked for again, and the ways back stand above it', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'getResearchCatalogue', kind: 'http', status: 500, when: 1 });
  const { user } = await show('/scientific-research-assist', { world });
  const again = await screen.findByRole('button', { name: '重新载入' });
  expect(screen.getByRole('heading', { level: 1, name: '科研助手' })).toBeVisible();
  expect(screen.getByRole('link', { name: '检微，返回首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '我的科研' })).toHaveAttribute('href', '/my-scientific-research');
  await user.click(again);
  expect(await screen.findByRole('textbox', { name: '用一句话写条件' })).toBeVisible();
});

test('dragging on a chart draws a range', async () => {
  await show();
  const slider = await screen.findByRole('slider', { name: '年龄下限' });
  const plot = slider.parentElement;
  if (plot === null) throw new Error('no plot');
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 700, 96);
  plot.setPointerCapture = () => undefined;
  fireEvent.pointerDown(plot, { button: 0, clientX: 210, pointerId: 1 });
  fireEvent.pointerMove(plot, { clientX: 500, pointerId: 1 });
  fireEvent.pointerUp(plot, { pointerId: 1 });
  expect((await screen.findByRole('listitem', { name: '条件 1' })).textContent).toMatch(/入组时 \d+–\d+ 岁/);
});
