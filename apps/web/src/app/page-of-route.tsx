import { createElement, use } from 'react';
import { useSession } from '../parts/session/session-store.ts';
import { pageChunk } from './page-chunk.ts';
import type { ReadyRoute } from './route-table.ts';

/** Public pages are the same for everybody, signed in or not. */
const NO_ROLE = 0;

/** The page of a route, loaded on demand. */
export function PageOfRoute({ route }: { route: ReadyRoute }) {
  const role = useSession()?.role;
  if (route.shell === 'public') return <LoadedPage route={route} role={NO_ROLE} />;
  if (role === undefined) return null;
  return <LoadedPage route={route} role={role} />;
}

function LoadedPage({ route, role }: { route: ReadyRoute; role: number }) {
  return createElement(use(pageChunk(route, role)));
}
