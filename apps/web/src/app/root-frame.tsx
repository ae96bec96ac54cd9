import { saveLog } from '@jianwei/api-client/tracking/tracking';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { VersionItem } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { clearSession, getSession, loginPath, useSession } from '../parts/session/session-store.ts';
import { PRODUCT_NAME } from '../kit/ui/brand.tsx';
import { AppHosts } from './app-hosts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PushBubble } from './layouts/push-bubble.tsx';
import { findRoute } from './route-table.ts';
import { loadChunk } from '../kit/lib/chunk-loader.ts';
import { shownElement } from '../kit/lib/shown-element.ts';
import { isInPanelFrame } from '../kit/lib/page-frame.tsx';
import { normalPath } from '../parts/session/may-open.ts';
import { isWallAddress } from '../parts/session/wall-session.ts';
import { useBlacklistPrompt } from './blacklist-prompt.tsx';

/** The page comes first: only this much later the version is asked for, in milliseconds. */
const DELAY_MS = 1000;

const load = () => loadChunk(() => import('../features/system/version-news.tsx'));

interface News {
  readonly userId: string;
  readonly item: VersionItem;
  readonly Dialog: Awaited<ReturnType<typeof load>>['VersionDialog'];
}

/** On a slow machine the page is still being drawn by then: it comes first all the same, so many milliseconds at most. */
const LONGEST_WAIT_MS = 3000;

/** Calls back when the browser has nothing to draw; at once where it cannot tell. */
function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'undefined') callback();
  else requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
}

/** Whether a path may show the update notes: not the public, login and report paths. */
export function showsUpdateNotes(pathname: string): boolean {
  const route = findRoute(normalPath(pathname));
  if (route === undefined || route.path === '/report-detail-radar') return false;
  return route.shell !== 'public' && route.shell !== 'login' && route.shell !== 'report-detail';
}

/** The version dialog: once per user and version, over whichever page is open a moment after the first paint. */
export function VersionPrompt() {
  const userId = useSession()?.user_id;
  const location = useLocation();
  const client = useQueryClient();
  const [news, setNews] = useState<News | null>(null);
  const isBlacklisted = useBlacklistPrompt(({ open }) => open !== null);
  // In a panel the page around it shows them.
  const mayShow =
    userId !== undefined && !isInPanelFrame() && !isWallAddress(location) && showsUpdateNotes(location.pathname);

  useEffect(() => {
    if (!mayShow) return;
    let isOver = false;
    const look = async () => {
      const { VersionDialog, versionNews } = await load();
      const item = isOver ? null : await versionNews(client);
      if (item !== null && !isOver) setNews({ userId, item, Dialog: VersionDialog });
    };
    // A chunk that does not load says nothing here; the next page load tries again.
    const timer = setTimeout(() => whenIdle(() => void look().catch(() => undefined)), DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mayShow, userId, client]);

  if (!mayShow || isBlacklisted || news?.userId !== userId) return null;
  return <news.Dialog item={news.item} onClose={() => setNews(null)} />;
}

/** After a navigation the focus goes to the page's heading, so that a screen reader starts there. */
function focusHeading(): void {
  const heading = shownElement('main h1') ?? shownElement('main');
  if (heading === undefined) return;
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
  const { key, pathname, search } = useLocation();
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
    // A wall that was loaded anew may have outlived the session of who opened it.
    if (!isWallAddress({ pathname, search })) logPageVisit(pathname);
    if (isSamePath) return;
    const title = findRoute(pathname)?.title;
    document.title = title === undefined ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
    if (isFirst) return;
    focusHeading();
  }, [key, pathname, search, type]);
}

/** Around every page: notifications, questions, the blacklist prompt, and what each navigation brings with it. */
export function RootFrame() {
  const navigate = useNavigate();
  const location = useLocation();
  useNavigationEffects();
  return (
    <>
      <ErrorBoundary resetKey={location.key}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
      <VersionPrompt />
      {!isWallAddress(location) && <PushBubble />}
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
