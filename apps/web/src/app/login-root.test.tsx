import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { prepare } from '../../test/rendered.ts';
import { keepTypedBeforeStart } from '../features/session/typed-before-start.ts';
import { LoginRoot } from './login-root.tsx';
import { startServices } from './start.ts';

async function renderLoginRoot(address: string) {
  const world = await prepare({ account: null });
  const onOpen = vi.fn();
  render(
    <LoginRoot
      address={new URL(address, 'http://127.0.0.1:5173')}
      queryClient={startServices(world.fetch).queryClient}
      onStartTyping={() => undefined}
      onOpen={onOpen}
    />,
  );
  return { onOpen, user: userEvent.setup() };
}

// covers B-2.2-01
test('the login page as first screen signs in and hands over the destination', async () => {
  const { user, onOpen } = await renderLoginRoot('/login?redirect=%2Fexcellent');
  await user.type(screen.getByLabelText('账号'), 'doctor');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('/excellent'));
});

test('a role without a page of its own lands on its home', async () => {
  const { user, onOpen } = await renderLoginRoot('/apply-login');
  expect(screen.getByRole('heading', { name: '专病测评登录' })).toBeVisible();
  await user.type(screen.getByLabelText('账号'), 'applicant');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('/'));
});

test('what was typed into the frame before the start is kept', async () => {
  document.body.innerHTML = '<input id="account" value="doctor"><input id="password" value="jian">';
  keepTypedBeforeStart();
  document.body.innerHTML = '';
  await renderLoginRoot('/login');
  expect(screen.getByLabelText('账号')).toHaveValue('doctor');
  expect(screen.getByLabelText('密码')).toHaveValue('jian');
});

test('what was pressed before the start is sent, once the form stands', async () => {
  document.body.innerHTML =
    '<input id="account" value="doctor"><input id="password" value="jianwei-demo"><button class="login-submit" data-pressed></button>';
  keepTypedBeforeStart();
  document.body.innerHTML = '';
  const { onOpen } = await renderLoginRoot('/login?redirect=%2Fexcellent');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('/excellent'));
});

test('a blacklisted account sees the prompt, which closes on the login page', async () => {
  const { user } = await renderLoginRoot('/login');
  await user.type(screen.getByLabelText('账号'), 'blacklisted');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  expect(await screen.findByRole('alertdialog', { name: '账号已停止使用' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('账号')).toHaveValue('blacklisted');
});
