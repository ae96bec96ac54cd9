import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { KeyHelp } from './key-help.tsx';

beforeEach(() => {
  signIn();
  // Nothing is laid out here: what is hidden says so itself.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement) {
    return this.closest('[hidden]') === null;
  };
});

const listed = () =>
  within(screen.getByRole('dialog', { name: '本页按键' }))
    .getAllByRole('definition')
    .map((does) => [does.previousElementSibling?.firstElementChild?.textContent, does.textContent]);

test('? lists each key of the screen once, by the first button that has it, then those of no button', async () => {
  const { container } = render(
    <>
      <button aria-keyshortcuts="J">
        下一份<kbd>J</kbd>
      </button>
      <button aria-keyshortcuts="C" aria-label="复制综合判读" />
      <button aria-keyshortcuts="C" aria-label="复制 高钾血症" />
      <div hidden>
        <button aria-keyshortcuts="X" aria-label="已处理" />
      </div>
      <KeyHelp keys={[['Esc', '关闭打开的面板']]} />
    </>,
  );
  await userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }).keyboard('?');
  expect(listed()).toEqual([
    ['J', '下一份'],
    ['C', '复制综合判读'],
    ['Esc', '关闭打开的面板'],
    ['?', '列出本页按键'],
  ]);
  expect(container).toBeInTheDocument();
});
