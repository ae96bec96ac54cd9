import { Suspense, useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { clearSession, loginPath } from '../parts/session/session-store.ts';
import { PRODUCT_NAME } from '../kit/ui/brand.tsx';
import { AppHosts } from './app-hosts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { logPageVisit } from './page-visit.ts';
import { findRoute } from './route-table.ts';
import { VersionPrompt } from './version-prompt.tsx';

/**
 * After a navigation the focus goes to the page's heading, so that a screen reader starts there. The page on the screen stands
 * before the kept ones.
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function useNavigationEffects(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    const before = last.current;
    if (before?.key === key) return;
    last.current = { key, pathname };
    const isFirst = before === null;
    const isSamePath = before?.pathname === pathname;
    // A replaced query (filter, tab) is no navigation of the user.
    if (isSamePath && type === NavigationType.Replace) return;
    logPageVisit(pathname);
    if (isSamePath) return;
    const title = findRoute(pathname)?.title;
    document.title = title === undefined ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
    if (isFirst) return;
    focusHeading();
  }, [key, pathname, type]);
}

/** Around every page: notifications, questions, the blacklist prompt, and what each navigation brings with it. */
export function RootFrame() {
  const navigate = useNavigate();
  const { key } = useLocation();
  useNavigationEffects();
  return (
    <>
      <ErrorBoundary resetKey={key}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
      <VersionPrompt />
      <AppHosts
        onReturnToLogin={() => {
          const path = loginPath();
          clearSession();
          void navigate(path, { replace: true });
        }}
      />
    </>
  );
}
