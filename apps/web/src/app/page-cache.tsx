import { Activity, memo, type RefObject, Suspense, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { type KeptAddress, KeptAddressContext, ForgetPageContext, PrerenderContext } from '../kit/lib/kept-address.ts';
import { normalPath } from '../parts/session/may-open.ts';
import { PageShell } from './layouts/page-shell.tsx';
import { findRoute, type RouteEntry } from './route-table.ts';

/** So many pages are kept, the one on the screen included when it is of those that are kept. */
export const PAGE_CACHE_LIMIT = 5;

/** The next report is painted by then, in milliseconds. */
const TAKEN_DOWN_MS = 300;

const ID_PARAMETERS = ['report_id', 'patient_id', 'id'] as const;

/** A page that is on the screen, or kept behind it. */
export interface CachedPage {
  readonly key: string;
  readonly route: RouteEntry;
  /** Where it was when it was last on the screen: a kept page never sees the address of another one. */
  readonly location: Location;
  /** It was left by giving up what was edited on it: one that is one per report is drawn anew when it is opened again. */
  readonly isGivenUp?: true;
}

function idsOf({ keepAlive, perReport }: RouteEntry): readonly string[] {
  if (keepAlive) return ID_PARAMETERS;
  return perReport ? ['report_id'] : [];
}

/** The page of an address. Pages of two patients or reports are two where the route says so; any other page is one by its path. */
export function pageAt(userId: string, route: RouteEntry, location: Location): CachedPage {
  const query = new URLSearchParams(location.search);
  const ids = idsOf(route).map((name) => query.get(name) ?? '');
  return { key: [userId, normalPath(location.pathname), ...ids].join(' '), route, location };
}

function isSame(left: CachedPage, right: CachedPage): boolean {
  const [from, to] = [left.location, right.location];
  return left.key === right.key && createPath(from) === createPath(to) && from.state === to.state;
}

/**
 * Puts a page on the screen: it becomes the first of the list, after it stand the kept pages of the same user, the one used
 * last before the others. Of pages that are one per report the one that was just left stays too, as long as another is shown.
 * @returns the same list when nothing changes
 */
export function withShown(pages: readonly CachedPage[], shown: CachedPage): readonly CachedPage[] {
  const [first] = pages;
  if (first && isSame(first, shown)) return pages;
  const others = pages.filter((page) => page.key !== shown.key);
  const isLeft = ({ route, isGivenUp }: CachedPage) => isGivenUp !== true && route.path === shown.route.path;
  const left = shown.route.perReport ? others.find(isLeft) : undefined;
  const kept = others
    .filter(({ route }) => route.keepAlive)
    .slice(0, PAGE_CACHE_LIMIT - (shown.route.keepAlive ? 1 : 0));
  return left === undefined ? [shown, ...kept] : [shown, left, ...kept];
}

/** The page of an address as it was drawn before: with another location all of it would be drawn again. */
function asDrawn(shown: CachedPage, drawn: readonly (CachedPage | undefined)[]): CachedPage {
  return drawn.find((page) => page?.route.perReport && isSame(page, shown)) ?? shown;
}

/** An order in which no page ever moves: moved in the document, all of a page is laid out anew. */
function inPlace(pages: readonly CachedPage[]): readonly CachedPage[] {
  return pages.toSorted((one, other) => (one.key < other.key ? -1 : 1));
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

/**
 * A page at its own address. `Routes` with a location would hand all of it a new context at every navigation, and all
 * that knows where it is would be drawn again: also what was prerendered so that showing it costs nothing.
 */
const Page = memo(function Page({ route, location }: Pick<CachedPage, 'route' | 'location'>) {
  // Of the layout's route, which is the same for every page.
  const [routeContext] = useState(use(RouteContext));
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  // Every navigation brings the layout's route anew, and with it a call of this function.
  const page = useMemo(() => <PageShell route={route} />, [route]);
  return (
    <RouteContext value={routeContext}>
      <LocationContext value={place}>{page}</LocationContext>
    </RouteContext>
  );
});

/**
 * The page of the address, and behind it the kept ones: hidden, without effects (no calls, timers or keys), each at its own
 * address. Mount it per user: what was kept goes with it.
 */
export function PageCache({ userId, route, location, shell }: PageCacheProps) {
  const [known, setKnown] = useState<readonly CachedPage[]>([]);
  const [prerendered, setPrerendered] = useState<CachedPage>();
  const pages = withShown(known, asDrawn(pageAt(userId, route, location), [prerendered, ...known]));
  if (pages !== known) {
    setKnown(pages);
    setPrerendered(undefined);
  }
  const isPrerendered = prerendered !== undefined && pages.every(({ key }) => key !== prerendered.key);
  usePrerenderedLayout(shell, isPrerendered ? prerendered.key : undefined);
  useLeftLayout(shell, pages[0]);
  const prerender = useCallback((address: string) => setPrerendered(prerenderedPage(userId, address)), [userId]);
  const forgetShown = useCallback(
    () => setKnown(([shown, ...others]) => (shown === undefined ? [] : [{ ...shown, isGivenUp: true }, ...others])),
    [],
  );
  // Of the addresses alone: pages that come and go change nothing of them, and draw nobody again who reads them.
  const kept = pages.filter((page) => page.route.keepAlive);
  const keptAt = JSON.stringify(kept.map((page) => [page.route.path, page.location.pathname + page.location.search]));
  const keptAddress = useMemo<KeptAddress>(() => {
    const addresses = JSON.parse(keptAt) as [string, string][];
    return (path) => addresses.find(([own]) => own === path)?.[1];
  }, [keptAt]);
  return (
    <KeptAddressContext value={keptAddress}>
      {/* Outside of the pages: while the code of a new one is on its way, the one before stays on the screen. */}
      <Suspense fallback={null}>
        <PrerenderContext value={prerender}>
          <ForgetPageContext value={forgetShown}>
            {inPlace(isPrerendered ? [...pages, prerendered] : pages).map((page) => (
              <Activity key={page.key} mode={page === pages[0] ? 'visible' : 'hidden'}>
                <div className="jw-stack jw-page" aria-hidden={page === prerendered || undefined}>
                  <Page route={page.route} location={page.location} />
                </div>
              </Activity>
            ))}
          </ForgetPageContext>
        </PrerenderContext>
      </Suspense>
    </KeptAddressContext>
  );
}

/** The page on the screen; those that are kept, or drawn ahead, stand beside it. */
function pageElement(shell: HTMLElement | null): HTMLElement | undefined {
  const pages = shell?.querySelectorAll<HTMLElement>(':scope > .jw-page:not([aria-hidden])') ?? [];
  return [...pages].find(({ style }) => style.display !== 'none');
}

/**
 * Keeps the layout of a report that a step to the next one has just left until the next one is painted: taking it down
 * costs as much as laying it out, and nobody waits for it. Meanwhile `data-left` hides it, as if it were drawn ahead.
 */
function useLeftLayout(shell: RefObject<HTMLElement | null>, shown: CachedPage | undefined): void {
  const [last] = useState<{ element?: HTMLElement | undefined; path?: string | undefined }>({});
  const path = shown?.route.perReport ? shown.route.path : undefined;
  useLayoutEffect(() => {
    const left = last.path === path && path !== undefined ? last.element : undefined;
    Object.assign(last, { element: pageElement(shell.current), path });
    const isHidden = left !== last.element && left?.style.display === 'none';
    if (left === undefined || !isHidden || !CSS.supports('content-visibility', 'hidden')) return;
    left.style.setProperty('display', 'flex');
    left.toggleAttribute('data-left', true);
    const takeDown = () => {
      left.removeAttribute('data-left');
      // React has no display of its own on the page that it shows: that one came back meanwhile.
      if (left.style.display !== '') left.style.setProperty('display', 'none', 'important');
    };
    const timer = setTimeout(takeDown, TAKEN_DOWN_MS);
    return () => {
      clearTimeout(timer);
      takeDown();
    };
  }, [shell, last, shown?.key, path]);
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
