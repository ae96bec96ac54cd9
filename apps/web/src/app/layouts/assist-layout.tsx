import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PageFrameContext, type PageFrame } from '../../kit/lib/page-frame.tsx';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { findRoute, ROUTES } from '../route-table.ts';
import styles from './assist-layout.module.css';
import { LicenceStrip } from './licence-strip.tsx';

/** Key of the location that a page load begins with. */
const FIRST_LOCATION = 'default';

const STEPS = ROUTES.filter((route) => route.shell === 'assist');

/**
 * The assist shell: brand, the three steps and the way back to the product, without a menu. The last step wants a disease and
 * is reached from the one before. Inside another hospital system only the steps stand around the page.
 */
export function AssistLayout() {
  const session = useSession();
  const { key, pathname } = useLocation();
  const mayOpen = useMayOpen();
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const frame = useMemo<PageFrame>(() => ({ actionsSlot }), [actionsSlot]);
  const path = normalPath(pathname);
  const route = findRoute(path);

  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(key === FIRST_LOCATION);
  useEffect(() => {
    // The shell arrives as a chunk, after the navigation has looked for a heading to focus.
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
  }, []);

  // Between logout and reload there is nobody to show a page to.
  if (session === null || route === undefined) return null;

  const isAlone = session.mode === undefined;
  return (
    <>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      {isAlone && <LicenceStrip session={session} />}
      <header className={`jw-row jw-no-print ${styles.header}`} data-bare={!isAlone || undefined}>
        {isAlone && (
          <Link to="/" className="jw-shell-brand" aria-label="检微，返回首页">
            <Brand />
          </Link>
        )}
        <nav aria-label="辅助诊疗" className={styles.steps}>
          <ol>
            {STEPS.filter((step) => mayOpen(step.path)).map((step, index) => {
              const content = (
                <>
                  <span className={`jw-grid ${styles.number}`}>{index + 1}</span>
                  {step.title}
                </>
              );
              const isHere = step.path === path;
              return (
                <li key={step.path}>
                  {step.needs === undefined || isHere ? (
                    <Link
                      to={isHere ? '' : step.path}
                      aria-current={isHere ? 'step' : undefined}
                      className={`jw-row jw-gap-8 jw-tab ${styles.step}`}
                    >
                      {content}
                    </Link>
                  ) : (
                    <span className={`jw-row jw-gap-8 jw-tab ${styles.step}`} title="从辅助决策中选择疾病后打开">
                      {content}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        </nav>
        {isAlone && (
          <div className={`jw-row jw-end ${styles.tools}`}>
            {mayOpen('/') && (
              <Link to="/" className={`jw-row jw-gap-6 jw-nowrap ${styles.back}`}>
                <ArrowLeft size={15} />
                返回首页
              </Link>
            )}
            <UserMenu />
          </div>
        )}
      </header>
      <PageFrameContext value={frame}>
        <main id="main" className={`jw-print-page ${styles.main}`} tabIndex={-1}>
          <div className={`jw-row jw-wrap jw-between jw-gap-16 ${styles.head}`}>
            <h1 ref={heading} tabIndex={-1}>
              {route.title}
            </h1>
            <div ref={setActionsSlot} className="jw-row jw-gap-8 jw-page-actions" />
          </div>
          <ErrorBoundary resetKey={key}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </PageFrameContext>
    </>
  );
}
