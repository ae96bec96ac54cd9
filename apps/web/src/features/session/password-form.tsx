import { useLogin } from '@jianwei/api-client/session/session';
import { Eye, EyeOff, Lock, UserRound } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { appConfig } from '../../kit/lib/app-config.ts';
import { readStored, removeStored, writeStored } from '../../kit/lib/storage.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { LoginButton, LoginField, type LoginFormProps } from './login-field.tsx';
import { takeTypedBeforeStart } from './typed-before-start.ts';

const REMEMBERED = 'remembered-account';

/** Account and password. What was typed stays when the server refuses. */
export function PasswordForm({ isOpening, onSession }: LoginFormProps) {
  const remembered = useState(() => readStored(REMEMBERED))[0];
  const before = useState(takeTypedBeforeStart)[0];
  const [account, setAccount] = useState(before.account || (remembered ?? ''));
  const [password, setPassword] = useState(before.password);
  const [isRemembered, setIsRemembered] = useState(remembered !== null);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const [missing, setMissing] = useState<{ account?: string; password?: string }>({});
  const formRef = useRef<HTMLFormElement>(null);
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const login = useLogin({ mutation: { onSuccess: (answer) => onSession(answer, password) } });

  useEffect(() => {
    const first = accountRef.current?.value === '' ? accountRef.current : passwordRef.current;
    first?.focus();
    if (before.isPressed) formRef.current?.requestSubmit();
  }, [before]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const userName = account.trim();
    const found: typeof missing = {
      ...(userName === '' ? { account: '请输入账号' } : {}),
      ...(password === '' ? { password: '请输入密码' } : {}),
    };
    setMissing(found);
    if (found.account !== undefined) return accountRef.current?.focus();
    if (found.password !== undefined) return passwordRef.current?.focus();
    if (isRemembered) writeStored(REMEMBERED, userName);
    else removeStored(REMEMBERED);
    if (!login.isPending) login.mutate({ data: { user_name: userName, password } });
  }

  const { helpText } = appConfig();
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <LoginField
        id="account"
        label="账号"
        icon={UserRound}
        ref={accountRef}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.account}
      />
      <LoginField
        id="password"
        label="密码"
        icon={Lock}
        ref={passwordRef}
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onKeyUp={(event) => setIsCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setIsCapsLock(false)}
        autoComplete="current-password"
        error={missing.password}
        hint={isCapsLock ? '大写锁定已打开' : undefined}
        end={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            size={17}
            label={isShown ? '隐藏密码' : '显示密码'}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <div className="jw-row jw-between jw-gap-12 login-row">
        <label className="jw-row jw-gap-8 login-remember">
          <input
            type="checkbox"
            className="jw-checkbox"
            checked={isRemembered}
            onChange={(event) => setIsRemembered(event.target.checked)}
          />
          记住账号
        </label>
        {helpText !== undefined && <span className="jw-table-text jw-ink-3">{helpText}</span>}
      </div>
      <LoginButton busy={login.isPending || isOpening} />
    </form>
  );
}
