import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageNavigator, setPageNavigator } from '../../../kit/lib/page-navigator.ts';
import { asClinician, measure, openOwn, openTyped, type } from './record-acts.test-support.tsx';
import { announced, button, DELETE_QUESTION, failing, reply, SAVE_QUESTION } from './record-page.test-support.tsx';
import { recordTools } from './record-tools.test-support.tsx';

asClinician();

const measuring = recordTools.filter(({ measureLabel }) => measureLabel !== undefined);

describe.each(measuring)('$name: a record whose result is measured', (tool) => {
  const { measureLabel = '' } = tool;
  const hasLetGo = () => {
    expect(screen.getByText(/此结果不再对应/)).toBeVisible();
    for (const name of ['复制结论', '打印']) expect(screen.queryByRole('button', { name })).toBeNull();
  };

  // covers A-4-33..36, A-5-37, A-5-38
  test('saving needs the result, which is heard, and any change afterwards needs it again', async () => {
    const opened = tool.open(tool.answers());
    await tool.field();
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(button('保存'));
    expect(await screen.findAllByText('先点击查看结果再保存')).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // What was never seen is not to be seen again.
    await type(tool, tool.typed);
    expect(screen.queryByText(/^输入已修改/)).toBeNull();
    await measure(opened, tool);
    expect(announced()).toContain(tool.heard);
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    await type(tool, tool.ownValue);
    expect(button('保存')).toHaveAttribute('aria-disabled', 'true');
    hasLetGo();
    await measure(opened, tool);
    expect(button('保存')).not.toHaveAttribute('aria-disabled');
    for (const name of ['复制结论', '打印']) expect(button(name)).toBeVisible();
  });

  test('a saved result no longer goes with what is typed', async () => {
    await openTyped(tool);
    hasLetGo();
  });

  // covers A-8-01, A-8-02
  test('a failed call ends the loading, keeps the inputs and adds nothing to the one notification', async () => {
    const { answers, mend } = failing(tool.answers(), /\/measure$/);
    const opened = tool.open(answers);
    await type(tool, tool.typed);
    await opened.user.click(button(measureLabel));
    await waitFor(() => expect(button(measureLabel)).not.toHaveAttribute('aria-busy'));
    expect(await tool.field()).toHaveValue(tool.typed);
    expect(screen.getAllByText('服务器内部错误')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器内部错误');
    mend();
    await measure(opened, tool);
  });

  // covers A-5-33, A-5-34
  test('declined, nothing is saved, and the result is held', async () => {
    const opened = tool.open(tool.answers());
    await screen.findByRole('button', { name: tool.ownEntry });
    await type(tool, tool.typed);
    await measure(opened, tool);
    expect(opened.watch.onUnsavedChange).toHaveBeenLastCalledWith({
      isDirty: true,
      hasReports: true,
      holdsResult: true,
    });
    await opened.user.click(button('保存'));
    await opened.user.click(await reply(SAVE_QUESTION, '取消'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opened.sent('POST', tool.save)).toHaveLength(0);
    expect(opened.watch.onSaved).not.toHaveBeenCalled();
    expect(screen.getByText('结果尚未保存')).toBeVisible();
  });

  // covers A-2-03, A-2.9-16, A-2.10-12, A-5-31, A-5-32, A-9-11
  test('deleting asks, deletes, and loads the page of the lab report 10 ms later', async () => {
    const navigator = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
    setPageNavigator(navigator);
    const delay = vi.spyOn(globalThis, 'setTimeout');
    const { user, sent } = await openOwn(tool);
    expect(button('删除')).toBeEnabled();
    await user.click(button('删除'));
    await user.click(await reply(DELETE_QUESTION, '确定'));
    await waitFor(() => expect(navigator.assign).toHaveBeenCalledWith(`/detail?report_id=${tool.reportId}`));
    expect(sent('POST', `${tool.ownAddress}/delete`)).toHaveLength(1);
    expect(delay.mock.calls.some(([, ms]) => ms === 10)).toBe(true);
    delay.mockRestore();
  });

  // covers A-5-35, A-5-36
  test('declined, nothing is deleted', async () => {
    const assign = vi.spyOn(pageNavigator, 'assign');
    const { user, sent } = await openOwn(tool);
    await user.click(button('删除'));
    await user.click(await reply(DELETE_QUESTION, '取消'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('POST', `${tool.ownAddress}/delete`)).toHaveLength(0);
    expect(assign).not.toHaveBeenCalled();
  });
});
