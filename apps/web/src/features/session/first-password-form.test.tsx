import type { AuthInfo } from '@jianwei/api-client/model';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../test/render-feature.tsx';
import { getSession } from '../../parts/session/session-store.ts';
import { FirstPasswordForm } from './first-password-form.tsx';

test('asks for a strong password twice, and goes on once the server has it', async () => {
  const onChanged = vi.fn<(session: AuthInfo) => void>();
  const Form = () => (
    <FirstPasswordForm
      session={getSession() as AuthInfo}
      given="jianwei-demo"
      isOpening={false}
      onChanged={onChanged}
    />
  );
  const { user } = await renderFeature(<Form />, { account: 'lab' });
  const [first, second] = [screen.getByLabelText('新密码'), screen.getByLabelText('再次输入新密码')];
  await user.type(first, 'jianwei');
  await user.click(screen.getByRole('button', { name: '保存并进入' }));
  expect(screen.getByText('密码应为 8 至 64 位，含字母与数字')).toBeVisible();
  expect(screen.getByText('两次输入不一致')).toBeVisible();
  await user.type(first, '-2025');
  await user.type(second, 'jianwei-2025');
  await user.click(screen.getByRole('button', { name: '保存并进入' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ must_change_password: false });
});
