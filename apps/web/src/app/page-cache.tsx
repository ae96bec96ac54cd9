import { Activity, memo, type RefObject, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type Location, parsePath, Route, Routes } from 'react-router-dom';
import { type KeptAddress, KeptAddressContext, PrerenderContext } from '../kit/lib/kept-address.ts';
import { normalPath } from '../parts/session/may-open.ts';
import { PageShell } from './layouts/page-shell.tsx';
import { findRoute, type RouteEntry } from './route-table.ts';

/** So many pages are kept, the one on the screen included when it is of those that are kept. */
export const PAGE_CACHE_LIMIT = 5;

const ID_PARAMETERS = ['report_id', 'patient_id', 'id'] as const;

/** A page that is on the screen, or kept behind it. */
export interface CachedPage {
  readonly key: string;
  readonly route: RouteEntry;
  /** Where it was when it was last on the screen: a kept page never sees the address of another one. */
  readonly location: Location;
}

/** The page of an address. Kept pages of two patients or reports are two pages; any other page is one by its path. */
export function pageAt(userId: string, route: RouteEntry, location: Location): CachedPage {
  const query = new URLSearchParams(location.search);
  const ids = route.keepAlive ? ID_PARAMETERS.map((name) => query.get(name) ?? '') : [];
  return { key: [userId, normalPath(location.pathname), ...ids].join(' '), route, location };
}

function isSame(left: CachedPage, right: CachedPage): boolean {
  const [from, to] = [left.location, right.location];
  return left.key === right.key && createPath(from) === createPath(to) && from.state === to.state;
}

/**
 * Puts a page on the screen: it becomes the first of the list, after it stand the kept pages of the same user, the one used
 * last before the others.
 * @returns the same list when nothing changes
 */
export function withShown(pages: readonly CachedPage[], shown: CachedPage): readonly CachedPage[] {
  const [first] = pages;
  if (first && isSame(first, shown)) return pages;
  const others = pages.filter((page) => page.key !== shown.key && page.route.keepAlive === true);
  return [shown, ...others.slice(0, PAGE_CACHE_LIMIT - (shown.route.keepAlive ? 1 : 0))];
}

function prerenderedPage(userId: string, address: string): CachedPage | undefined {
  const { pathname = '', search = '' } = parsePath(address);
  const route = findRoute(pathname);
  if (route === undefined) return undefined;
  return pageAt(userId, route, { pathname, search, hash: '', state: null, key: address });
}

interface PageCacheProps {
  readonly userId: string;
  readonly route: RouteEntry;
  readonly location: Location;
  readonly shell: RefObject<HTMLElement | null>;
}

const Page = memo(function Page({ route, location }: Omit<CachedPage, 'key'>) {
  return (
    <Routes location={location}>
      <Route path="*" element={<PageShell route={route} />} />
    </Routes>
  );
});

/**
 * The page of the address, and behind it the kept ones: hidden, without effects (no calls, timers or keys), each at its own
 * address. Mount it per user: what was kept goes with it.
 */
export function PageCache({ userId, route, location, shell }: PageCacheProps) {
  const [known, setKnown] = useState<readonly CachedPage[]>([]);
  const [prerendered, setPrerendered] = useState<CachedPage>();
  const shown = pageAt(userId, route, location);
  // What was prerendered comes out as it stands: with another location all of it would be drawn again.
  const pages = withShown(known, prerendered && isSame(prerendered, shown) ? prerendered : shown);
  if (pages !== known) {
    setKnown(pages);
    setPrerendered(undefined);
  }
  const isPrerendered = prerendered !== undefined && pages.every(({ key }) => key !== prerendered.key);
  usePrerenderedLayout(shell, isPrerendered ? prerendered.key : undefined);
  const prerender = useCallback((address: string) => setPrerendered(prerenderedPage(userId, address)), [userId]);
  const keptAddress = useMemo<KeptAddress>(() => {
    const kept = pages.filter(({ route: { keepAlive } }) => keepAlive);
    return (path) => {
      const at = kept.find((page) => page.route.path === path)?.location;
      return at && at.pathname + at.search;
    };
  }, [pages]);
  return (
    <KeptAddressContext value={keptAddress}>
      {/* Outside of the pages: while the code of a new one is on its way, the one before stays on the screen. */}
      <Suspense fallback={null}>
        <PrerenderContext value={prerender}>
          {(isPrerendered ? [...pages, prerendered] : pages).map((page, index) => (
            <Activity key={page.key} mode={index === 0 ? 'visible' : 'hidden'}>
              <div className="jw-stack jw-page" aria-hidden={page === prerendered || undefined}>
                <Page route={page.route} location={page.location} />
              </div>
            </Activity>
          ))}
        </PrerenderContext>
      </Suspense>
    </KeptAddressContext>
  );
}

/**
 * Has the browser lay out the prerendered page, so that opening it only paints. React hides such a page
 * with `display: none`, which keeps no layout; its `aria-hidden` hides it here instead (main-layout.css), where the browser
 * knows `content-visibility`. React takes its own rule back when the page is shown.
 * @param key which page it is; undefined while there is none
 */
function usePrerenderedLayout(shell: RefObject<HTMLElement | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = shell;
    if (key === undefined || current === null || !CSS.supports('content-visibility', 'hidden')) return;
    // Nothing tells when a hidden page has been drawn, or more of it: effects do not run in it.
    const observer = new MutationObserver(() => {
      const page = current.querySelector<HTMLElement>(':scope > .jw-page[aria-hidden]');
      if (page === null) return;
      page.style.removeProperty('display');
      // What still waits for a chunk in it makes React hide it once more.
      observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
      // Asking for a place inside is what lays it out.
      page.firstElementChild?.getBoundingClientRect();
    });
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, [shell, key]);
}
