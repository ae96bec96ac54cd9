import { createElement, use, type ComponentType } from 'react';
import { chunkOf } from '../kit/lib/chunk-loader.ts';
import { isClinician } from '../parts/session/roles.ts';
import { getSession, useSession } from '../parts/session/session-store.ts';
import { PAGES } from './pages.ts';
import { findRoute, type RouteEntry } from './route-table.ts';

const NO_ROLE = 0;

const notOpen = (): Promise<ComponentType> => import('./not-open-page.tsx').then((module) => module.NotOpenPage);

/** The chunk of a route's page, loaded once. Home is another page for clinicians. */
export function pageChunk({ path }: RouteEntry, role: number): Promise<ComponentType> {
  const load = PAGES[path] ?? notOpen;
  return chunkOf(`page ${path} ${isClinician(role)}`, () => load(role));
}

/** The page of a route, loaded on demand. Public pages are the same for everybody, signed in or not. */
export function PageOfRoute({ route }: { route: RouteEntry }) {
  const session = useSession();
  const role = route.shell === 'public' ? NO_ROLE : session?.role;
  return role === undefined ? null : <LoadedPage route={route} role={role} />;
}

function LoadedPage({ route, role }: { route: RouteEntry; role: number }) {
  return createElement(use(pageChunk(route, role)));
}

/** A first screen waits this long for its code, in milliseconds; then what stands around it is shown alone. */
const FIRST_PAGE_WAIT_MS = 300;

function codeOf(path: string, role: number | undefined): Promise<unknown> | undefined {
  const route = findRoute(path);
  if (role === undefined || route === undefined || !(path in PAGES)) return undefined;
  // A failure is left for the page itself to meet.
  return pageChunk(route, role).catch(() => undefined);
}

/** Resolves when the code of the page at a path is there, has failed, or takes long. */
export async function firstPageChunk(path: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT_MS));
  await Promise.race([codeOf(path, getSession()?.role), late]);
}

/** Starts loading a page for the signed-in user, for example when the pointer rests on a link to it. */
export function prefetchPage(path: string, role = getSession()?.role): void {
  void codeOf(path, role);
}
