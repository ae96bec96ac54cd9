import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { getSession } from '../../parts/session/session-store.ts';
import { LoginPage, NOTHING_TO_OPEN, type LoginPageProps } from './login-page.tsx';

async function renderLogin(more: Partial<LoginPageProps> = {}, path = '/login') {
  const onOpen = vi.fn();
  const onStartTyping = vi.fn();
  const rendered = await renderFeature(
    <LoginPage
      variant="staff"
      redirect={null}
      destination={(_session, wanted) => wanted ?? '/'}
      onStartTyping={onStartTyping}
      onOpen={onOpen}
      {...more}
    />,
    { path, account: null },
  );
  return { ...rendered, onOpen, onStartTyping };
}

test('shows the form with the focus in it, hospital and version', async () => {
  await renderLogin();
  expect(screen.getByLabelText('账号')).toHaveFocus();
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  expect(screen.getByText('江州市第一人民医院')).toBeVisible();
  expect(await screen.findByText(/^版本 \d/)).toBeVisible();
  expect(screen.getByRole('link', { name: '关于我们' })).toHaveAttribute('href', '/about-us-login');
});

test('signs in, keeps the session and opens the destination', async () => {
  const { user, onOpen, onStartTyping } = await renderLogin({ redirect: '/excellent?tab=critical' });
  expect(onStartTyping).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('账号'), ' doctor ');
  expect(onStartTyping).toHaveBeenCalled();
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('/excellent?tab=critical'));
  expect(getSession()).toMatchObject({ role: 4, nickname: '沈若溪', login_path: '/login' });
  expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
});

test('a refusal shows the server message and keeps what was typed', async () => {
  const { user, onOpen } = await renderLogin();
  await user.type(screen.getByLabelText('账号'), 'doctor');
  await user.type(screen.getByLabelText('密码'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码错误');
  expect(screen.getByLabelText('账号')).toHaveValue('doctor');
  expect(screen.getByLabelText('密码')).toHaveValue('wrong');
  expect(onOpen).not.toHaveBeenCalled();
  expect(getSession()).toBeNull();
});

test('who has guessed too often is told to wait, by password and by code', async () => {
  const { user, world } = await renderLogin();
  const message = '尝试次数过多，请60秒后再试';
  await world.fault({ operationId: 'login', kind: 'http', status: 429, message });
  await user.type(screen.getByLabelText('账号'), 'doctor');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '手机验证码' }));
  const tooEarly = '验证码已发送，请1秒后再试';
  await world.fault({ operationId: 'sendOperationUserCode', kind: 'http', status: 429, message: tooEarly });
  await user.type(screen.getByLabelText('手机号'), '19900000005');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(tooEarly)).toBeVisible();
  expect(getSession()).toBeNull();
});

test('empty fields are named and nothing is sent', async () => {
  const { user, world } = await renderLogin();
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入账号')).toBeVisible();
  expect(screen.getByText('请输入密码')).toBeVisible();
  expect(screen.getByLabelText('账号')).toHaveFocus();
  expect(screen.getByLabelText('账号')).toHaveAccessibleDescription('请输入账号');
  const calls = (await world.journal()).map((entry) => entry.operationId);
  expect(calls).not.toContain('login');
});

test('shows and hides the password', async () => {
  const { user } = await renderLogin();
  await user.click(screen.getByRole('button', { name: '显示密码' }));
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
});

test('remembers the account when asked to, and forgets it again', async () => {
  const first = await renderLogin();
  await first.user.type(screen.getByLabelText('账号'), 'doctor');
  await first.user.click(screen.getByLabelText('记住账号'));
  await first.user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(first.onOpen).toHaveBeenCalled());
  expect(window.localStorage.getItem('cdss:remembered-account')).toBe('doctor');
  first.unmount();

  const second = await renderLogin();
  expect(screen.getByLabelText('账号')).toHaveValue('doctor');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  await second.user.click(screen.getByLabelText('记住账号'));
  await second.user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  await waitFor(() => expect(second.onOpen).toHaveBeenCalled());
  expect(window.localStorage.getItem('cdss:remembered-account')).toBeNull();
});

test('a user who may open nothing is told so and stays signed out', async () => {
  const { user, onOpen } = await renderLogin({ destination: () => null });
  await user.type(screen.getByLabelText('账号'), 'doctor');
  await user.type(screen.getByLabelText('密码'), 'jianwei-demo{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(NOTHING_TO_OPEN);
  expect(getSession()).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
});

// covers B-2.2-02
test('the login page of role 11 has its own title', async () => {
  await renderLogin({ variant: 'applicant' }, '/apply-login');
  expect(screen.getByRole('heading', { name: '专病测评登录' })).toBeVisible();
});

test('tabs change by arrow keys', async () => {
  const { user } = await renderLogin();
  await user.click(screen.getByRole('tab', { name: '账号登录' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '手机验证码' })).toHaveFocus();
  expect(screen.getByLabelText('手机号')).toBeVisible();
});

test('a code is sent once a minute, and signs in', async () => {
  const { user, world, onOpen } = await renderLogin();
  await user.click(screen.getByRole('tab', { name: '手机验证码' }));
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(screen.getByText('请输入手机号')).toBeVisible();
  await user.type(screen.getByLabelText('手机号'), '1990');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(screen.getByText('请输入 11 位手机号')).toBeVisible();
  await user.type(screen.getByLabelText('手机号'), '0000005');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  const waiting = await screen.findByRole('button', { name: /秒后重新获取/ });
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveFocus());
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  const journal = await world.journal();
  expect(journal.filter((entry) => entry.operationId === 'sendOperationUserCode')).toHaveLength(1);

  const code = journal.find((entry) => entry.kind === 'code')?.code;
  await user.type(screen.getByLabelText('验证码'), `${code ?? ''}{Enter}`);
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('/'));
  expect(getSession()?.nickname).toBe('沈若溪');
});
