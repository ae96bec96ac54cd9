import { Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageFrameContext, type PageFrame } from '../../shared/hooks/page-frame.tsx';
import { useSession } from '../../shared/session/session-store.ts';
import { normalPath } from '../../shared/session/may-open.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { findRoute } from '../route-table.ts';
import { LicenceStrip } from './licence-strip.tsx';
import { PageHead } from './page-head.tsx';
import { ShellHeader } from './shell-header.tsx';
import { ShellMenu } from './shell-menu.tsx';

/**
 * The main layout: header, left menu, breadcrumb and title around the page. Home goes without the header, full-screen pages
 * and the embedded modes go without everything.
 */
export function MainLayout() {
  const session = useSession();
  const { key, pathname } = useLocation();
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const route = findRoute(normalPath(pathname));
  const frame = session?.mode === undefined ? (route?.frame ?? 'all') : 'none';
  const pageFrame = useMemo<PageFrame>(() => ({ actionsSlot }), [actionsSlot]);

  // Between logout and reload there is nobody to show a page to.
  if (session === null || route === undefined) return null;

  const page = (
    <ErrorBoundary resetKey={key}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      {frame !== 'none' && <LicenceStrip session={session} />}
      <div className="jw-shell" data-frame={frame}>
        {frame === 'all' && <ShellHeader session={session} />}
        {frame !== 'none' && <ShellMenu session={session} hasBrand={frame === 'menu'} />}
        <PageFrameContext value={frame === 'all' ? pageFrame : null}>
          {frame === 'none' ? (
            page
          ) : (
            <main id="main" className="jw-shell-main" tabIndex={-1}>
              {frame === 'all' && <PageHead route={route} slotRef={setActionsSlot} />}
              {page}
            </main>
          )}
        </PageFrameContext>
      </div>
    </>
  );
}
