import { saveLog } from '@jianwei/api-client/tracking/tracking';
import { Suspense, useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { clearSession, getSession, loginPath } from '../parts/session/session-store.ts';
import { PRODUCT_NAME } from '../kit/ui/brand.tsx';
import { AppHosts } from './app-hosts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
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

/**
 * Sends the page-visit entry of a navigation, quietly. It holds the pathname only: queries carry ids. Nobody is signed in on
 * public and login pages, and the server takes entries of users only.
 */
function logPageVisit(path: string): void {
  if (getSession() === null) return;
  const entry = { path, title: findRoute(path)?.title ?? '', time: new Date().toISOString() };
  saveLog(entry, { suppress: true }).catch(() => {
    // A lost visit entry is no matter for the user.
  });
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
