import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSidePane } from './use-side-pane.ts';

function Pane({ onClose }: { readonly onClose: () => void }) {
  const pane = useSidePane(onClose);
  return (
    <aside {...pane} aria-label="详情">
      <input aria-label="说明" />
    </aside>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button">页外</button>
      <div>
        <button type="button">行</button>
        <button type="button" aria-expanded="true">
          列设置
        </button>
        {isOpen && <Pane onClose={() => setOpen(false)} />}
      </div>
    </>
  );
}

const start = () => {
  render(<Page />);
  return userEvent.setup();
};
const pane = () => screen.queryByRole('complementary', { name: '详情' });

test('Escape closes a pane from the list beside it', async () => {
  const user = start();
  screen.getByRole('button', { name: '行' }).focus();
  await user.keyboard('{Escape}');
  expect(pane()).toBeNull();
});

test('Escape closes it where nothing has the focus', async () => {
  const user = start();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(pane()).toBeNull();
});

test('Escape elsewhere on the page, or over a list of choices, is not its own', async () => {
  const user = start();
  for (const name of ['页外', '列设置']) {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Escape}');
    expect(pane()).toBeVisible();
  }
});

test('once something was typed only Escape inside closes it', async () => {
  const user = start();
  await user.type(screen.getByRole('textbox', { name: '说明' }), '复检');
  screen.getByRole('button', { name: '行' }).focus();
  await user.keyboard('{Escape}');
  expect(pane()).toBeVisible();
  screen.getByRole('textbox', { name: '说明' }).focus();
  await user.keyboard('{Escape}');
  expect(pane()).toBeNull();
});
