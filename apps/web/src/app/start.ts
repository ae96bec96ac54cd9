import { queryDefaults } from '@jianwei/api-client/transport/query-defaults';
import { QueryClient } from '@tanstack/react-query';
import { setPagePrefetch } from '../kit/lib/page-prefetch.ts';
import { watchDrafts } from '../parts/session/drafts.ts';
import { setReadyPaths } from '../parts/session/may-open.ts';
import { prefetchPage } from './page-chunk.tsx';
import { readyPaths } from './route-table.ts';
import type { AppRouter } from './router.tsx';
import { createSessionEnd, followOtherTabs } from './session-end.ts';
import { setUpTransport } from './transport-setup.ts';

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
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const attached: { router?: AppRouter } = {};
  setReadyPaths(readyPaths());
  setPagePrefetch((path) => prefetchPage(path));
  watchDrafts();
  setUpTransport(
    { onSessionEnd: createSessionEnd(() => attached.router, queryClient) },
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
