import { useLogin, useSendOperationUserCode } from '@jianwei/api-client/session/session';
import { KeyRound, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import { LoginButton, LoginField, type LoginFormProps } from './login-field.tsx';

/** A new code may be asked for after this many seconds. */
const RESEND_AFTER_SECONDS = 60;

const PHONE = /^1\d{10}$/;

function phoneFault(phone: string): string | undefined {
  if (phone === '') return '请输入手机号';
  return PHONE.test(phone) ? undefined : '请输入 11 位手机号';
}

function useCountdown(): [number, () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(RESEND_AFTER_SECONDS)];
}

/** Phone and code. */
export function PhoneForm({ isOpening, onSession }: LoginFormProps) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<{ phone?: string; code?: string }>({});
  const [left, startCountdown] = useCountdown();
  const phoneRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const login = useLogin({ mutation: { onSuccess: (answer) => onSession(answer) } });
  const send = useSendOperationUserCode({
    mutation: {
      onSuccess: () => {
        startCountdown();
        announce('验证码已发送');
        codeRef.current?.focus();
      },
    },
  });

  function requestCode(): void {
    const fault = phoneFault(phone);
    setMissing(fault === undefined ? {} : { phone: fault });
    if (fault !== undefined) return phoneRef.current?.focus();
    if (left === 0 && !send.isPending) send.mutate({ params: { phone } });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const fault = phoneFault(phone);
    const found: typeof missing = {
      ...(fault === undefined ? {} : { phone: fault }),
      ...(code === '' ? { code: '请输入验证码' } : {}),
    };
    setMissing(found);
    if (found.phone !== undefined) return phoneRef.current?.focus();
    if (found.code !== undefined) return codeRef.current?.focus();
    if (!login.isPending) login.mutate({ data: { phone, code } });
  }

  return (
    <form onSubmit={submit} noValidate>
      <LoginField
        id="phone"
        label="手机号"
        icon={Smartphone}
        ref={phoneRef}
        value={phone}
        onChange={(event) => setPhone(event.target.value.trim())}
        inputMode="tel"
        autoComplete="tel-national"
        error={missing.phone}
      />
      <LoginField
        id="code"
        label="验证码"
        icon={KeyRound}
        ref={codeRef}
        value={code}
        onChange={(event) => setCode(event.target.value.trim())}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={missing.code}
        end={
          <Button
            variant="text"
            size="small"
            aria-disabled={left > 0 || undefined}
            busy={send.isPending}
            onClick={requestCode}
          >
            {left > 0 ? `${left} 秒后重新获取` : '获取验证码'}
          </Button>
        }
      />
      <LoginButton busy={login.isPending || isOpening} />
    </form>
  );
}
