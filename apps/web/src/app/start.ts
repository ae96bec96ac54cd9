import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { setPagePrefetch } from '../kit/lib/page-prefetch.ts';
import { watchUnsentSteps } from '../parts/loop/unsent-steps.ts';
import { watchDrafts } from '../parts/session/drafts.ts';
import { setPageTitles, setReadyPaths } from '../parts/session/may-open.ts';
import { prefetchPage } from './page-chunk.tsx';
import { ROUTES } from './route-table.ts';
import { forgetOffered } from './forget-offered.ts';
import type { AppRouter } from './router.tsx';
import { setUpTransport } from './transport-setup.ts';
import { pageNavigator } from '../kit/lib/page-navigator.ts';
import {
  clearSession,
  getSession,
  listenToOtherTabs,
  loginPath,
  subscribeSession,
} from '../parts/session/session-store.ts';
import { declineAllConfirms } from '../kit/overlay/confirm-store.ts';

function goToLogin(router: AppRouter, queryClient: QueryClient): void {
  const { pathname, search, hash } = router.state.location;
  declineAllConfirms();
  queryClient.clear();
  const path = loginPath();
  if (pathname === path) return;
  const address = `${path}?redirect=${encodeURIComponent(pathname + search + hash)}`;
  void router.navigate(address, { replace: true });
}

/**
 * What a 401 or 403 does: the session is cleared and the login page asked to bring the user back here. Several failures at
 * once act once.
 */
export function createSessionEnd(router: () => AppRouter | undefined, queryClient: QueryClient): () => void {
  return () => {
    if (getSession() === null) return;
    clearSession();
    const current = router();
    if (current !== undefined) goToLogin(current, queryClient);
  };
}

/**
 * Follows what other tabs do: a logout there ends this tab's work too, and another user's session must never be mixed with
 * data fetched for the first one.
 * @returns the function that stops following
 */
function followOtherTabs(router: AppRouter, queryClient: QueryClient): () => void {
  let userId = getSession()?.user_id;
  const stopListening = listenToOtherTabs();
  const stopSubscription = subscribeSession((origin) => {
    const before = userId;
    userId = getSession()?.user_id;
    if (origin === 'here' || before === undefined || before === userId) return;
    if (userId === undefined) goToLogin(router, queryClient);
    else pageNavigator.reload();
  });
  return () => {
    stopListening();
    stopSubscription();
  };
}

/** What every screen needs, the login page included: the way to the server and the store of its answers. */
export interface Services {
  readonly queryClient: QueryClient;
  /** Lets session ends and other tabs steer the router; returns what undoes it. */
  readonly attach: (router: AppRouter) => () => void;
}

/**
 * Wires transport and query client together. The router joins later: the login page does without it.
 * @param fetch replaces the network, for tests
 */
export function startServices(fetch?: typeof globalThis.fetch): Services {
  const queryClient = createQueryClient();
  const attached: { router?: AppRouter } = {};
  setReadyPaths(new Set(ROUTES.map(({ path }) => path)));
  setPageTitles(new Map(ROUTES.map(({ path, title }) => [path, title])));
  setPagePrefetch((path) => prefetchPage(path));
  watchDrafts();
  watchUnsentSteps();
  setUpTransport(
    {
      onSessionEnd: createSessionEnd(() => attached.router, queryClient),
      onOfferChange: () => forgetOffered(queryClient),
    },
    fetch === undefined ? {} : { fetch },
  );
  return {
    queryClient,
    attach: (router) => {
      attached.router = router;
      return followOtherTabs(router, queryClient);
    },
  };
}
