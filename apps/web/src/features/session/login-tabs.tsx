import { useId, type KeyboardEvent, type ReactNode } from 'react';

export type LoginWay = 'password' | 'phone';

const WAYS: readonly { way: LoginWay; label: string }[] = [
  { way: 'password', label: '账号登录' },
  { way: 'phone', label: '手机验证码' },
];

/** The two ways to sign in, as tabs: arrow keys change the way. */
export function LoginTabs({
  way,
  onWay,
  children,
}: {
  way: LoginWay;
  onWay: (way: LoginWay) => void;
  children: ReactNode;
}) {
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
