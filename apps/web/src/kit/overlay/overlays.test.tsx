import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../ui/button.tsx';
import { confirm, ConfirmHost } from './confirm.tsx';
import { Dialog, Panel } from './overlay.tsx';
import { Popover } from './popover.tsx';

function Page({ unsavedText, aboveDock = false }: { unsavedText?: string; aboveDock?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>打开</Button>
      {isOpen && (
        <Panel
          title="评估"
          width="80%"
          aboveDock={aboveDock}
          unsavedText={unsavedText}
          onClose={() => setIsOpen(false)}
          actions={<Button>保存</Button>}
        >
          <input aria-label="年龄" />
        </Panel>
      )}
      <ConfirmHost />
    </>
  );
}

test('a panel takes the focus, closes with Escape and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  const panel = screen.getByRole('dialog', { name: '评估' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveAttribute('aria-modal', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('Tab stays inside a panel', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  const order: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(order).toEqual(['关闭', '年龄', '保存', '关闭']);
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
});

test('above the dock Tab goes round panel and dock, and not to the page that is covered', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Page aboveDock />
      <nav data-beside-overlay>
        <button type="button">趋势方案</button>
        <button type="button">应用管理</button>
      </nav>
    </>,
  );
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(screen.getByRole('dialog', { name: '评估' })).toHaveAttribute('aria-modal', 'false');
  const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const stops: unknown[] = [];
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    stops.push(named());
  }
  expect(stops).toEqual(['关闭', '年龄', '保存', '趋势方案', '应用管理', '关闭']);
  await user.tab({ shift: true });
  expect(named()).toBe('应用管理');
  screen.getByRole('button', { name: '趋势方案' }).focus();
  await user.tab({ shift: true });
  expect(named()).toBe('保存');
});

test('while something is unsaved closing asks first', async () => {
  const user = userEvent.setup();
  const question = '关闭将丢失已编辑的内容，确认关闭？';
  render(<Page unsavedText={question} />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.getByRole('alertdialog', { name: question })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: '评估' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '放弃修改' }));
  expect(screen.queryByRole('dialog', { name: '评估' })).not.toBeInTheDocument();
});

test('Escape closes the topmost overlay only', async () => {
  const closePanel = vi.fn();
  const closeDialog = vi.fn();
  render(
    <>
      <Panel title="下层" width={400} onClose={closePanel}>
        内容
      </Panel>
      <Dialog title="上层" width={472} onClose={closeDialog}>
        内容
      </Dialog>
    </>,
  );
  await userEvent.setup().keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalledTimes(1);
  expect(closePanel).not.toHaveBeenCalled();
});

test('a dialog without onClose has no way out of its own', async () => {
  render(
    <Dialog title="账号已停止使用" width={472}>
      内容
    </Dialog>,
  );
  await userEvent.setup().keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '账号已停止使用' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
});

test('questions wait in line and answer one by one', async () => {
  const user = userEvent.setup();
  render(<ConfirmHost />);
  const answers = Promise.all([confirm({ title: '第一问？' }), confirm({ title: '第二问？', danger: true })]);
  expect(await screen.findByRole('alertdialog', { name: '第一问？' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
  expect(screen.queryByText('第二问？')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.getByRole('alertdialog', { name: '第二问？' })).toBeInTheDocument();
  // What cannot be taken back is not agreed to by a key that is pressed in haste.
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await answers).toEqual([true, false]);
});

test('a popover opens, closes with Escape and with a press outside', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover label="账号" triggerClassName="x" panelLabel="账号" width={200} trigger="沈">
        {() => <button type="button">退出登录</button>}
      </Popover>
      <p>外面</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: '账号' });
  await user.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('退出登录')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  await user.click(trigger);
  await user.click(screen.getByText('外面'));
  expect(screen.queryByText('退出登录')).not.toBeInTheDocument();
});

test('a popover in a dialog: Escape closes it alone, Tab closes it and stays in the dialog', async () => {
  const user = userEvent.setup();
  const closeDialog = vi.fn();
  render(
    <>
      <Dialog title="应用" width={472} onClose={closeDialog}>
        <Popover triggerClassName="x" panelLabel="系统" width={200} trigger="更多">
          {() => <button type="button">血液系统</button>}
        </Popover>
      </Dialog>
      <button type="button">页面</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: '更多' });
  await user.click(trigger);
  await user.tab();
  expect(screen.getByRole('button', { name: '血液系统' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('血液系统')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(closeDialog).not.toHaveBeenCalled();
  await user.click(trigger);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  expect(screen.queryByText('血液系统')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalledTimes(1);
});

test('a busy button keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      保存
    </Button>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: '保存' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
});
