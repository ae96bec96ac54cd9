import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { appConfig } from '../../kit/lib/app-config.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { useProductMode } from '../../parts/session/product-mode.ts';
import { loginPath, useSession } from '../../parts/session/session-store.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { EntryFailure, EntryParts } from './enter.ts';
import styles from './entry-page.module.css';
import { FAILURE_TEXT } from './entry-text.ts';
import { useEntry } from './use-entry.ts';

interface EntryPageProps extends EntryParts {
  /** What this entrance is called: 插件登录 or 单点登录. */
  readonly title: string;
  /** Called for an `encrypt` that cannot be read. */
  readonly onUnreadable: () => void;
}

/** Where to go from here: again, on with the session there is, or to a login page where the product runs by itself. */
function WaysOn({ failure, onRetry }: { failure: EntryFailure; onRetry: () => void }) {
  const session = useSession();
  const mode = useProductMode();
  const mayOpen = useMayOpen();
  const ways: ReactNode[] = [];
  if (failure.kind === 'failed') {
    ways.push(
      <Button key="again" variant="primary" onClick={onRetry}>
        重新载入
      </Button>,
    );
  }
  if (session !== null && mayOpen('/excellent')) {
    ways.push(
      <Link key="list" to="/excellent">
        打开报告列表
      </Link>,
    );
  }
  if (session === null && mode === undefined) {
    ways.push(
      <Link key="login" to={loginPath()}>
        用账号登录
      </Link>,
    );
  }
  return ways.length === 0 ? null : <p className={`jw-row jw-gap-20 ${styles.ways}`}>{ways}</p>;
}

function Failure({ failure, onRetry }: { failure: EntryFailure; onRetry: () => void }) {
  const { title, hint } = FAILURE_TEXT[failure.kind];
  return (
    <div role="alert">
      <h1 className={styles.title}>{title}</h1>
      {failure.message !== undefined && <p className={styles.message}>{failure.message}</p>}
      <p className={`jw-ink-2 ${styles.hint}`}>{hint}</p>
      {failure.patientId !== undefined && (
        <dl className={`jw-row jw-start jw-gap-12 ${styles.facts}`}>
          <dt className="jw-ink-3">患者编号</dt>
          <dd className="jw-grow jw-break">{failure.patientId}</dd>
        </dl>
      )}
      <WaysOn failure={failure} onRetry={onRetry} />
    </div>
  );
}

/** The entrance for other hospital systems: it takes the ticket and opens what was asked for, or says why not. */
export function EntryPage({ title, onUnreadable, ...given }: EntryPageProps) {
  const { decrypt, isReportPath, destination, onFreshSession } = given;
  const parts = useMemo<EntryParts>(
    () => ({ decrypt, isReportPath, destination, onFreshSession }),
    [decrypt, isReportPath, destination, onFreshSession],
  );
  const [state, retry] = useEntry(parts, onUnreadable);
  return (
    <main className={styles.page}>
      <section className={`jw-sheet ${styles.sheet}`} aria-label={title}>
        <header className={`jw-row jw-wrap jw-between jw-gap-20 ${styles.head}`}>
          <Brand />
          <span className="jw-ink-3">{appConfig().hospitalName}</span>
        </header>
        {state.kind === 'working' ? (
          <div role="status">
            <h1 className={styles.title}>正在打开…</h1>
            <p className={`jw-ink-2 ${styles.hint}`}>正在核对院内系统给出的登录票据。</p>
          </div>
        ) : (
          <Failure failure={state.failure} onRetry={retry} />
        )}
      </section>
    </main>
  );
}
