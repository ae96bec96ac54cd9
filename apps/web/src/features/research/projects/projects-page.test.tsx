import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../../test/hospital.ts';
import { CONDITIONS, saveProject } from '../research.test-support.ts';
import { show, showProject } from './project.test-support.tsx';

/** 按条件 waits for the names that conditions can have. */
async function openConditionDialog(user: Awaited<ReturnType<typeof show>>['user']) {
  await waitFor(() => expect(screen.getByRole('option', { name: '按条件…' })).toBeEnabled());
  await user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '按条件…');
  return within(await screen.findByRole('dialog', { name: '按条件分组' }));
}

// covers B-2.5-11
test('the list names each study with what became of its cohort, and opens it; back comes to the list', async () => {
  const { user, router, queryClient, address } = await show();
  await screen.findByRole('table', { name: '科研项目' });
  await saveProject('成年人的肌酐');
  await saveProject('女性', [CONDITIONS.women]);
  await queryClient.invalidateQueries();
  await screen.findByRole('link', { name: '女性' });
  const rows = within(screen.getByRole('table', { name: '科研项目' }))
    .getAllByRole('row')
    .slice(1, 3);
  const named = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(named.toSorted()).toEqual(['女性试验', '成年人的肌酐试验']);
  expect(rows[0]?.textContent).toMatch(/V1草稿\d+陆明哲/);
  expect(screen.getByText('演示数据')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: '搜索科研项目' }), '女性{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '成年人的肌酐' })).toBeNull());
  await user.click(screen.getByRole('link', { name: '女性' }));
  expect(await screen.findByRole('region', { name: '女性' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('table', { name: '科研项目' })).toBeVisible();
  expect(address()).toBe('/scientific-research?keyword=%E5%A5%B3%E6%80%A7');
});

test('a list that does not come is read again', async () => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'listResearchProjects', kind: 'http', status: 500, when: 1 });
  const { user } = await show('/scientific-research', { world });
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  expect(await screen.findByRole('table', { name: '科研项目' })).toBeVisible();
});

test('a study that is not there says so', async () => {
  await show('/scientific-research?project_id=RP999999');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新载入' })).toBeNull();
});

test('a table that does not come beside its count is told once, and its charts come again with it', async () => {
  const { id, world, router, user } = await showProject('&view=versions');
  await world.fault({ operationId: 'getTableOne', kind: 'http', status: 500, when: 1 });
  await world.fault({ operationId: 'listCohortDistributions', kind: 'http', status: 500, when: 1 });
  await act(() => router.navigate(`/scientific-research?project_id=${id}`));
  await user.click(await screen.findByRole('button', { name: '重新载入' }));
  expect(await screen.findByRole('table', { name: '基线特征' })).toBeVisible();
  expect(await screen.findByRole('region', { name: '年龄的分布' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新载入' })).toBeNull();
});

describe('one study', () => {
  test('its table one prints n, divides in two, and copies as text with its source', async () => {
    const { user } = await showProject();
    const flow = within(await screen.findByRole('list', { name: '入组流程' }));
    await user.click(flow.getByRole('button', { name: /^入组时 ≥ 18 岁/ }));
    expect(flow.getByRole('group', { name: '入组时 ≥ 18 岁' })).toHaveTextContent('无该项结果');
    const table = within(await screen.findByRole('table', { name: '基线特征' }));
    expect(table.getByRole('columnheader', { name: /^合计 ?n = \d+/ })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: /SMD/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '男与女');
    expect(await table.findByRole('columnheader', { name: /^男 ?n = \d+/ })).toBeVisible();
    expect(table.getByRole('columnheader', { name: /SMD/ })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: 'P' })).toBeNull();
    expect(screen.queryByText(/^P 值经 Holm 校正/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'P 值' }));
    expect(table.getByRole('columnheader', { name: 'P' })).toBeVisible();
    expect(screen.getByText(/^P 值经 Holm 校正/)).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: '复制表格' }));
    const [text = ''] = copied.mock.calls[0] ?? [];
    expect(text.split('\n')[0]).toMatch(/^变量\t合计 \(n = \d+\)\t男 \(n = \d+\)\t女 \(n = \d+\)\t缺失\t\|SMD\|\tP$/);
    expect(text).toMatch(/源自检微，2025-11-18 \d\d:\d\d，演示数据$/);
    expect(screen.getByText('演示数据')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^肌酐的操作/ }));
    await user.click(screen.getByRole('button', { name: '改为均数' }));
    expect(await table.findByRole('button', { name: /肌酐，μmol\/L 均数 ± 标准差/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存变量与分组' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '版本' })).toHaveDisplayValue('V2'));
  });

  test('the chosen variable has its charts and their numbers beside the table', async () => {
    const { user } = await showProject();
    await screen.findByRole('table', { name: '基线特征' });
    await user.click(screen.getByRole('button', { name: /^肌酐，/ }));
    const beside = within(screen.getByRole('region', { name: '所选变量' }));
    const chart = within(await beside.findByRole('region', { name: '肌酐的分布' }));
    expect(chart.getByRole('table')).toBeVisible();
    await user.click(chart.getByRole('button', { name: '收起表格' }));
    expect(chart.queryByRole('table')).toBeNull();
    expect(chart.getByRole('img', { name: /^肌酐的分布，队列中位数/ })).toBeVisible();
    const course = within(beside.getByRole('region', { name: '入组后肌酐中位数' }));
    expect(course.getByRole('img')).toHaveAccessibleName(/^队列：0 天 \d+(\.\d+)?，180 天 \d+/);
    expect(course.getByRole('row', { name: /^人数 0 天 180 天 360 天 540 天 720 天$/ })).toBeVisible();
    expect(course.getByRole('row', { name: /^队列 \d+/ })).toBeVisible();
    // Nobody's age is tested again: it has its quartiles.
    await user.click(screen.getByRole('button', { name: /^年龄，/ }));
    expect(await beside.findByRole('table', { name: '年龄的四分位数' })).toBeVisible();
    expect(beside.queryByRole('region', { name: /^入组后/ })).toBeNull();
  });

  test.each([
    ['分布', () => screen.findByRole('region', { name: '年龄' })],
    ['数据字典', () => screen.findByRole('table', { name: '数据字典' })],
    ['版本 1', () => screen.findByRole('list', { name: '全部版本' })],
    ['导出记录 0', () => screen.findByText('还没有导出')],
  ])('%s', async (name, found) => {
    const { user } = await showProject();
    await user.click(within(screen.getByRole('navigation', { name: '项目' })).getByRole('link', { name }));
    expect(await found()).toBeVisible();
  });

  test('two groups are compared with their tests; without groups it says how to make them', async () => {
    const { user } = await showProject('&view=compare');
    expect(await screen.findByText('还没有分组')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '分组' }), '男与女');
    const table = within(await screen.findByRole('table', { name: '两组比较' }));
    expect(table.getByRole('row', { name: /^年龄，岁/ }).textContent).toMatch(
      /Mann–Whitney.+\d\.\d\d（\d\.\d\d–\d\.\d\d）/,
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: '复制表格' }));
    await waitFor(() =>
      expect(copied).toHaveBeenLastCalledWith(
        expect.stringMatching(/^变量\t男 \(n = \d+\)\t.+\n年龄，岁\t[^]+\n源自检微，/),
      ),
    );
  });

  test('groups are made by a condition of the reader, and named', async () => {
    const { user } = await showProject('&view=compare');
    const dialog = await openConditionDialog(user);
    await user.click(dialog.getByRole('button', { name: '分组' }));
    expect(dialog.getByText('请选择按什么分组')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: '按什么分组' }), 'CREA');
    await user.click(await screen.findByRole('option', { name: /^肌酐（/ }));
    expect(dialog.getByText('365 天')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: '比较' }), '≥');
    await user.type(dialog.getByRole('textbox', { name: '数值' }), '80');
    await user.type(dialog.getByRole('textbox', { name: '符合者的名称' }), '肌酐曾升高');
    await user.click(dialog.getByRole('button', { name: '分组' }));
    const table = within(await screen.findByRole('table', { name: '两组比较' }));
    expect(table.getByRole('columnheader', { name: /^肌酐曾升高（n = \d+）$/ })).toBeVisible();
    expect(table.getByRole('columnheader', { name: /^其余（n = \d+）$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '改分组条件' }));
    expect(await screen.findByRole('textbox', { name: '数值' })).toHaveValue('80');
  });

  test('groups that are too small to compare are told so instead of an empty table', async () => {
    const { user } = await showProject('&view=compare');
    const dialog = await openConditionDialog(user);
    await user.type(dialog.getByRole('combobox', { name: '按什么分组' }), '年龄');
    await user.click(await screen.findByRole('option', { name: '年龄' }));
    await user.type(dialog.getByRole('textbox', { name: '下限，岁' }), '120');
    await user.click(dialog.getByRole('button', { name: '分组' }));
    expect(await screen.findByText('分组不足 10 人，不显示两组比较')).toBeVisible();
    expect(screen.queryByRole('table', { name: '两组比较' })).toBeNull();
  });

  test('what was saved before is compared by its sentences and saved again', async () => {
    const { user, id, queryClient } = await showProject('&view=versions');
    const { editResearchProject } = await import('@jianwei/api-client/research/research');
    const conditions = [{ ...CONDITIONS.adults, from: 40 }];
    await editResearchProject({
      project_id: id,
      base_version: 1,
      cohort: { version: 1, unit: 'patient', conditions, calendar: {} },
      note: '只看中年以上',
    });
    await queryClient.invalidateQueries();
    const compare = within(await screen.findByRole('region', { name: '比较版本' }));
    expect(await compare.findByText('+ 入组时 ≥ 40 岁')).toBeVisible();
    expect(compare.getByText('− 入组时 ≥ 18 岁')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '全部版本' })).getByText(/^\S+ → \S+ 人$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '恢复 V1' }));
    expect(await screen.findByRole('link', { name: 'V3' })).toBeVisible();
  });

  test('it is deleted after a question, and comes back from the list', async () => {
    const { user, address } = await showProject();
    await user.click(screen.getByRole('button', { name: '删除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: /确定|删除|确认/ }));
    await waitFor(() => expect(address()).toBe('/scientific-research'));
    await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '已删除');
    await user.click(await screen.findByRole('button', { name: '取回 成年人的肌酐' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '全部状态');
    expect(await screen.findByRole('link', { name: '成年人的肌酐' })).toBeVisible();
  });
});
