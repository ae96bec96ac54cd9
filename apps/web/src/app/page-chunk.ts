import type { ComponentType } from 'react';
import { chunkOf } from '../kit/lib/chunk-loader.ts';
import { isClinician } from '../parts/session/roles.ts';
import { getSession } from '../parts/session/session-store.ts';
import { PAGES } from './pages.ts';
import { findRoute, type ReadyRoute } from './route-table.ts';

/** The chunk of a route's page, loaded once. Home is another page for clinicians. */
export function pageChunk({ path }: ReadyRoute, role: number): Promise<ComponentType> {
  const load = PAGES[path];
  if (load === undefined) return Promise.reject(new Error(`route ${path} has no page of its own`));
  return chunkOf(`page ${path} ${isClinician(role)}`, () => load(role));
}

/** A first screen waits this long for its code, in milliseconds; then what stands around it is shown alone. */
const FIRST_PAGE_WAIT_MS = 300;

/** Resolves when the code of the page at a path is there, has failed, or takes long. */
export async function firstPageChunk(path: string): Promise<void> {
  const route = findRoute(path);
  const role = getSession()?.role;
  if (role === undefined || route?.status !== 'ready' || !(path in PAGES)) return;
  const late = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT_MS));
  await Promise.race([pageChunk(route, role).catch(() => undefined), late]);
}

/** Starts loading a page for the signed-in user, for example when the pointer rests on a link to it. */
export function prefetchPage(path: string, role: number | undefined = getSession()?.role): void {
  const route = findRoute(path);
  if (role === undefined || route?.status !== 'ready' || !(path in PAGES)) return;
  // A failure is left for the page itself to meet.
  pageChunk(route, role).catch(() => undefined);
}
