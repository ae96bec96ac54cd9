import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Defaults of the query client: one failure, one message; one click, one call.
 * Nothing is tried again by itself or fetched again when the window or the network comes back. `networkMode: 'always'`,
 * because in a hospital network the browser may think that it is offline: calls go out, and a failure is shown.
 */
export const queryDefaults = {
  queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions;
