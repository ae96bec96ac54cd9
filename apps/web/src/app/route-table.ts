import { mainRoutes } from './routes/main-routes.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { shellRoutes } from './routes/shell-routes.ts';

export type { Frame, ReadyRoute, RouteEntry, RouteToCome, Shell } from './routes/route-entry.ts';

/**
 * Every screen of the product. Router, guard, menu, breadcrumb, page title and tests read this table. A route that is to
 * come has no page: it is refused like an unknown path and nothing offers it.
 */
export const ROUTES: readonly RouteEntry[] = [...shellRoutes, ...mainRoutes];

/** The entry of a pathname (without query, without trailing slash). */
export function findRoute(path: string, routes: readonly RouteEntry[] = ROUTES): RouteEntry | undefined {
  return routes.find((route) => route.path === path);
}

/** Paths that have a page. */
export function readyPaths(routes: readonly RouteEntry[] = ROUTES): ReadonlySet<string> {
  return new Set(routes.filter((route) => route.status === 'ready').map((route) => route.path));
}
