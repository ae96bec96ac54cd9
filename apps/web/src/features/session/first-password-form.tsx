import type { AuthInfo } from '@jianwei/api-client/model';
import { useChangePassword } from '@jianwei/api-client/session/session';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { withoutReload } from '../../kit/ui/form-field.tsx';
import { LoginField } from './login-field.tsx';

interface FirstPasswordFormProps {
  /** The session that may do nothing yet but change its password. */
  readonly session: AuthInfo;
  /** The password that an administrator gave. */
  readonly given: string;
  readonly isOpening: boolean;
  readonly onChanged: (session: AuthInfo) => void;
}

const FORM = /^(?=.*[A-Za-z])(?=.*\d).{8,64}$/s;

/** Asks for a password of one's own before the first screen: the given one was seen by somebody else. */
export function FirstPasswordForm({ session, given, isOpening, onChanged }: FirstPasswordFormProps) {
  const change = useChangePassword({ request: { token: session.token } });
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [isAsked, setAsked] = useState(false);
  const weak = FORM.test(first) ? undefined : '密码应为 8 至 64 位，含字母与数字';
  const unlike = first === second ? undefined : '两次输入不一致';
  const submit = () => {
    setAsked(true);
    if (weak !== undefined || unlike !== undefined || change.isPending) return;
    change.mutate(
      { data: { old_password: given, new_password: first } },
      { onSuccess: () => onChanged({ ...session, must_change_password: false }) },
    );
  };
  return (
    <form onSubmit={withoutReload(submit)} noValidate>
      <p className="jw-body jw-ink-2">首次登录，请先设置自己的密码。</p>
      <LoginField
        id="new-password"
        label="新密码"
        icon={Lock}
        type="password"
        autoFocus
        autoComplete="new-password"
        value={first}
        error={isAsked ? weak : undefined}
        hint="8 至 64 位，含字母与数字"
        onChange={(event) => setFirst(event.target.value)}
      />
      <LoginField
        id="new-password-again"
        label="再次输入新密码"
        icon={Lock}
        type="password"
        autoComplete="new-password"
        value={second}
        error={isAsked ? unlike : undefined}
        onChange={(event) => setSecond(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="login-submit"
        busy={change.isPending || isOpening}
      >
        保存并进入
      </Button>
    </form>
  );
}
