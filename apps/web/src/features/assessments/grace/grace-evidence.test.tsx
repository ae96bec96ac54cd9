import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { completeInit, graceAnswers, button, form, open, question } from './grace.test-support.tsx';

describe('evidence', () => {
  async function edit(init = completeInit) {
    const rendered = open(graceAnswers({ init }));
    await form();
    await rendered.user.click(button(/(编辑|录入)依据/));
    const dialog = await screen.findByRole('dialog', { name: '心肌坏死标志物依据' });
    return { ...rendered, dialog };
  }
  const cell = (row: number, label: string) => screen.getByRole('textbox', { name: `第 ${row} 行${label}` });

  // covers A-2.9-17..24, A-9-18
  test('rows of five fields can be added and deleted', async () => {
    const { user, dialog } = await edit();
    expect(dialog).toHaveStyle({ width: '680px' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(10);
    await user.click(within(dialog).getByRole('button', { name: '添加一行' }));
    for (const [label, value] of [
      ['检验项', 'CK-MB'],
      ['标本', '血清'],
      ['结果', '18.6'],
      ['单位', 'ng/mL'],
      ['参考值', '< 5.0'],
    ] as const) {
      await user.type(cell(3, label), value);
    }
    await user.click(within(dialog).getByRole('button', { name: '删除第 1 行' }));
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    const table = screen.getByRole('table', { name: '心肌坏死标志物依据' });
    expect(table).toHaveTextContent('CK-MB');
    expect(table).not.toHaveTextContent('肌钙蛋白');
    expect(screen.getByText('依据 2 条检验结果')).toBeVisible();
  });

  test('a valid row that is saved ticks the markers', async () => {
    const { user, dialog } = await edit({ ...completeInit, evidences: [], cardiac_enzymes_high: false });
    for (const label of ['检验项', '标本', '结果', '单位', '参考值']) await user.type(cell(1, label), '1');
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    expect(screen.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
  });

  test('without a row the markers stay as they were ticked', async () => {
    const { user, dialog } = await edit();
    await user.click(within(dialog).getByRole('button', { name: '删除第 2 行' }));
    await user.click(within(dialog).getByRole('button', { name: '删除第 1 行' }));
    await user.click(within(dialog).getByRole('button', { name: '保存依据' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('table', { name: '心肌坏死标志物依据' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: '心肌坏死标志物升高' })).toBeChecked();
  });

  // covers A-5-13
  test('closing asks when something was typed, and keeps it when declined', async () => {
    const { user, dialog } = await edit();
    await user.type(cell(1, '结果'), '0');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    const asked = await question('关闭将丢失已编辑的内容，确认关闭？');
    await user.click(within(asked).getByRole('button', { name: '继续编辑' }));
    expect(cell(1, '结果')).toHaveValue('1.2840');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await user.click(
      within(await question('关闭将丢失已编辑的内容，确认关闭？')).getByRole('button', { name: '放弃修改' }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('table', { name: '心肌坏死标志物依据' })).toHaveTextContent('1.284');
  });
});
