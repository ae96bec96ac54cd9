import { Activity, memo, Suspense, useMemo, useState } from 'react';
import { Route, Routes, type Location } from 'react-router-dom';
import { KeptAddressContext, type KeptAddress } from '../shared/hooks/kept-address.ts';
import { normalPath } from '../shared/session/may-open.ts';
import { PageShell } from './layouts/page-shell.tsx';
import type { ReadyRoute } from './route-table.ts';

/** So many pages are kept, the one on the screen included when it is of those that are kept. */
export const PAGE_CACHE_LIMIT = 5;

const ID_PARAMETERS = ['report_id', 'patient_id', 'id'] as const;

/** A page that is on the screen, or kept behind it. */
export interface CachedPage {
  readonly key: string;
  readonly route: ReadyRoute;
  /** Where it was when it was last on the screen: a kept page never sees the address of another one. */
  readonly location: Location;
}

/** The page of an address. Kept pages of two patients or reports are two pages; any other page is one by its path. */
export function pageAt(userId: string, route: ReadyRoute, location: Location): CachedPage {
  const query = new URLSearchParams(location.search);
  const ids = route.keepAlive ? ID_PARAMETERS.map((name) => query.get(name) ?? '') : [];
  return { key: [userId, normalPath(location.pathname), ...ids].join(' '), route, location };
}

/**
 * Puts a page on the screen: it becomes the first of the list, after it stand the kept pages of the same user, the one used
 * last before the others.
 * @returns the same list when nothing changes
 */
export function withShown(pages: readonly CachedPage[], shown: CachedPage): readonly CachedPage[] {
  const [first] = pages;
  if (first?.key === shown.key && first.location === shown.location) return pages;
  const others = pages.filter((page) => page.key !== shown.key && page.route.keepAlive === true);
  return [shown, ...others.slice(0, PAGE_CACHE_LIMIT - (shown.route.keepAlive ? 1 : 0))];
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
export function PageCache({ userId, route, location }: { userId: string; route: ReadyRoute; location: Location }) {
  const [known, setKnown] = useState<readonly CachedPage[]>([]);
  const pages = withShown(known, pageAt(userId, route, location));
  if (pages !== known) setKnown(pages);
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
        {pages.map((page, index) => (
          <Activity key={page.key} mode={index === 0 ? 'visible' : 'hidden'}>
            <Page route={page.route} location={page.location} />
          </Activity>
        ))}
      </Suspense>
    </KeptAddressContext>
  );
}
