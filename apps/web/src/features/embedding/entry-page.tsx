import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { appConfig } from '../../kit/lib/app-config.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { EntryRequest } from '../../parts/session/entry-parameters.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { loginPath, setEnteringMode, useProductMode, useSession } from '../../parts/session/session-store.ts';
import { enter, type EntryFailure, type EntryParts, readRequest } from './enter.ts';
import { FAILURE_TEXT } from './failure-text.ts';
import styles from './entry-page.module.css';

/** What went wrong, and what can be tried again; no request where the address could not be read. Undefined while it works. */
type Trouble = { readonly failure: EntryFailure; readonly request?: EntryRequest } | undefined;

/**
 * Takes what the address says, out of the address bar at once, and follows it. An address is followed once, however often the
 * page is drawn: its ticket counts once.
 * @returns what went wrong, and the function that tries the same request again
 */
function useEntry(parts: EntryParts, onUnreadable: () => void): readonly [Trouble, () => void] {
  const { search, pathname, key } = useLocation();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const taken = useRef<string | null>(null);

  const follow = async (request: EntryRequest) => {
    setTrouble(undefined);
    setEnteringMode(request.mode);
    const outcome = await enter(request, parts);
    if ('target' in outcome) void navigate(outcome.target, { replace: true });
    else setTrouble({ failure: outcome.failure, request });
  };
  const take = useEffectEvent(async (query: URLSearchParams) => {
    const request = await readRequest(query, parts);
    if (request !== undefined) return follow(request);
    setTrouble({ failure: { kind: 'unreadable' } });
    onUnreadable();
  });

  useEffect(() => {
    const isOwnCleaning = search === '' && taken.current !== null;
    if (isOwnCleaning || taken.current === key) return;
    taken.current = key;
    if (search !== '') void navigate(pathname, { replace: true });
    void take(new URLSearchParams(search));
  }, [search, pathname, key, navigate]);

  return [trouble, () => trouble?.request && void follow(trouble.request)];
}

/** Where to go from here: again, on with the session there is, or to a login page where the product runs by itself. */
function WaysOn({ failure, onRetry }: { failure: EntryFailure; onRetry: () => void }) {
  const session = useSession();
  const mode = useProductMode();
  const mayOpen = useMayOpen();
  return (
    <p className={`jw-row jw-gap-20 ${styles.ways}`}>
      {failure.kind === 'failed' && (
        <Button variant="primary" onClick={onRetry}>
          重新载入
        </Button>
      )}
      {session !== null && mayOpen('/excellent') && <Link to="/excellent">打开报告列表</Link>}
      {session === null && mode === undefined && <Link to={loginPath()}>用账号登录</Link>}
    </p>
  );
}

interface EntryPageProps extends EntryParts {
  /** What this entrance is called: 插件登录 or 单点登录. */
  readonly title: string;
  /** Called for an `encrypt` that cannot be read. */
  readonly onUnreadable: () => void;
}

/** The entrance for other hospital systems: it takes the ticket and opens what was asked for, or says why not. */
export function EntryPage({ title, onUnreadable, ...parts }: EntryPageProps) {
  const [trouble, retry] = useEntry(parts, onUnreadable);
  const failure = trouble?.failure;
  const text = failure ? FAILURE_TEXT[failure.kind] : { title: '正在打开…', hint: '正在核对院内系统给出的登录票据。' };
  return (
    <main className={`jw-grid ${styles.page}`}>
      <section className={`jw-sheet ${styles.sheet}`} aria-label={title}>
        <header className={`jw-row jw-wrap jw-between jw-gap-20 ${styles.head}`}>
          <Brand />
          <span className="jw-ink-3">{appConfig().hospitalName}</span>
        </header>
        <div key={failure?.kind} role={failure ? 'alert' : 'status'}>
          <h1 className={styles.title}>{text.title}</h1>
          {failure?.message !== undefined && <p className={`jw-strong ${styles.message}`}>{failure.message}</p>}
          <p className={`jw-ink-2 ${styles.hint}`}>{text.hint}</p>
          {failure?.patientId !== undefined && (
            <dl className={`jw-row jw-start jw-gap-12 ${styles.facts}`}>
              <dt className="jw-ink-3">患者编号</dt>
              <dd className="jw-grow jw-break">{failure.patientId}</dd>
            </dl>
          )}
          {failure && <WaysOn failure={failure} onRetry={retry} />}
        </div>
      </section>
    </main>
  );
}
