import {
  QueryClient,
  type DefaultOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Defaults of the query client: one failure, one message; one click, one call.
 * Nothing is tried again by itself or fetched again when the window or the network comes back. `networkMode: 'always'`,
 * because in a hospital network the browser may think that it is offline: calls go out, and a failure is shown.
 */
const defaultOptions = {
  queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions;

/**
 * A query client after whose invalidation no answer from before it counts. The library's own joins a first load that is under way (it
 * starts anew only where there is data already) and takes whatever arrives as fresh: a list opened just before a save then showed, and
 * kept, the state before it.
 */
class SaveAwareQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const { refetchType = filters.type ?? 'active' } = filters;
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isRead = query.isActive() ? refetchType === 'active' : refetchType === 'inactive';
      if (query.isDisabled() || !(isRead || refetchType === 'all')) {
        // Nobody asks again now: what arrives is old as soon as it is there.
        query.promise?.then(
          () => query.invalidate(),
          () => undefined,
        );
      } else if (query.state.data === undefined && options.cancelRefetch !== false) {
        void query.cancel({ silent: true });
      }
    }
    return super.invalidateQueries(filters, options);
  }
}

/** The store of answers that one window of the application keeps. */
export const createQueryClient = (): QueryClient => new SaveAwareQueryClient({ defaultOptions });
