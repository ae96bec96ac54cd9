import { getGetVersionItemQueryOptions } from '@jianwei/api-client/system/system';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import type { AuthInfo } from '@jianwei/api-client/model';
import { appConfig } from '../../kit/lib/app-config.ts';
import { clearSession, getSession, setSession, type SessionRecord } from '../../parts/session/session-store.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';

/** Shown when nothing the account may open has a page. */
export const NOTHING_TO_OPEN = '该账号没有可以打开的页面，请联系管理员';

export interface LoginPageProps {
  /** applicant: the login page of role 11. */
  readonly variant: 'staff' | 'applicant';
  /** The wanted address, from the query; it may be anything. */
  readonly redirect: string | null;
  /** Where a fresh session goes, given the wanted redirect; null when it may open nothing. */
  readonly destination: (session: SessionRecord, wanted: string | null) => string | null;
  /** Called when the user begins, and again while going on: fetches the next screens meanwhile. */
  readonly onStartTyping: () => void;
  readonly onOpen: (target: string) => void;
}

/** The frame with slogan and rulers stands in index.html beside #root; it is shown while this page is open. */
function useLoginFrame(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.frame = 'login';
    return () => {
      delete root.dataset.frame;
    };
  }, []);
}

/** 登录 as the outlines that index.html brings, so that the first paint waits for no serif face; other titles are text. */
function LoginTitle({ variant }: Pick<LoginPageProps, 'variant'>) {
  if (variant === 'applicant') return <h1 className="login-title jw-song">专病测评登录</h1>;
  return (
    <h1 className="login-title">
      <svg width="60" height="30" role="img" aria-label="登录" fill="currentColor">
        <use href="#login-title" />
      </svg>
    </h1>
  );
}

/**
 * Who is signed in already comes here by hand, or because the guard refused an address on the first load: the session stays,
 * and this leads back into it.
 */
function SignedInNotice({
  missing,
  home,
  onOpen,
}: {
  /** The address that leads nowhere; its query may name a person and is not shown. */
  missing: string | undefined;
  home: string;
  onOpen: (to: string) => void;
}) {
  return (
    <div className="jw-row jw-wrap jw-gap-8 login-signed-in">
      <div className="jw-grow">
        <strong>{missing === undefined ? '您已登录' : '页面不存在'}</strong>
        {missing !== undefined && (
          <p className="jw-note jw-break">
            <code>{missing.replace(/[?#].*/, '')}</code>
          </p>
        )}
      </div>
      <Button onClick={() => onOpen(home)}>首页</Button>
      {window.history.length > 1 && <Button onClick={() => window.history.back()}>上一页</Button>}
    </div>
  );
}

/** The login page: account and password, or phone and code. */
export function LoginPage({ variant, redirect, destination, onStartTyping, onOpen }: LoginPageProps) {
  useLoginFrame();
  const [way, setWay] = useState<LoginWay>('password');
  const [isOpening, setIsOpening] = useState(false);
  const [first, setFirst] = useState<{ session: AuthInfo; given: string }>();
  // Of before: a login on this page opens its destination by itself.
  const [signedIn] = useState(getSession);
  const home = signedIn && destination(signedIn, null);
  const version = useQuery(getGetVersionItemQueryOptions({ request: { suppress: true } })).data?.version;

  function takeSession(answer: AuthInfo, given = ''): void {
    if (answer.must_change_password === true) {
      setFirst({ session: answer, given });
      return;
    }
    setSession(answer);
    const target = destination(answer, redirect);
    if (target === null) {
      clearSession();
      notice.error(NOTHING_TO_OPEN);
      return;
    }
    notice.close();
    // The next screen may still be on its way: the button stays busy until it takes this one's place.
    setIsOpening(true);
    onOpen(target);
  }

  return (
    <main className="login-main">
      <div className="login-box" onInput={onStartTyping} onPointerDown={onStartTyping}>
        <LoginTitle variant={variant} />
        <p className="jw-ink-3 login-hospital">{appConfig().hospitalName}</p>
        {signedIn !== null && home !== null && (
          <SignedInNotice
            missing={redirect !== null && destination(signedIn, redirect) !== redirect ? redirect : undefined}
            home={home}
            onOpen={onOpen}
          />
        )}
        {first ? (
          <FirstPasswordForm {...first} isOpening={isOpening} onChanged={takeSession} />
        ) : (
          <LoginTabs way={way} onWay={setWay}>
            {way === 'password' ? (
              <PasswordForm isOpening={isOpening} onSession={takeSession} />
            ) : (
              <PhoneForm isOpening={isOpening} onSession={takeSession} />
            )}
          </LoginTabs>
        )}
        <p className="jw-note login-legal">
          登录即表示知悉：系统结果供临床参考，不替代医师判断。操作将被记录以备审计。
        </p>
      </div>
      <footer className="jw-row jw-gap-16 jw-note login-foot">
        {version === undefined ? null : <span>版本 {version}</span>}
        <a href="/about-us-login">关于我们</a>
      </footer>
    </main>
  );
}

type LoginWay = 'password' | 'phone';

const WAYS: readonly { way: LoginWay; label: string }[] = [
  { way: 'password', label: '账号登录' },
  { way: 'phone', label: '手机验证码' },
];

function LoginTabs({ way, onWay, children }: { way: LoginWay; onWay: (way: LoginWay) => void; children: ReactNode }) {
  const id = useId();
  const panelId = `${id}panel`;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = way === 'password' ? 'phone' : 'password';
    onWay(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label="登录方式" className="jw-row login-tabs" onKeyDown={onKeyDown}>
        {WAYS.map((tab) => (
          <button
            key={tab.way}
            type="button"
            role="tab"
            id={id + tab.way}
            data-way={tab.way}
            className="jw-tab"
            aria-selected={tab.way === way}
            aria-controls={panelId}
            tabIndex={tab.way === way ? 0 : -1}
            onClick={() => onWay(tab.way)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={id + way} className="login-panel">
        {children}
      </div>
    </>
  );
}
