import { type Ref, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import { isInPanelFrame, type PageFrame, PageFrameContext, type PageHeading } from '../../kit/lib/page-frame.tsx';
import { type SessionRecord, useSession } from '../../parts/session/session-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageOfRoute } from '../page-chunk.tsx';
import { findRoute, type Frame, type RouteEntry } from '../route-table.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { Button } from '../../kit/ui/button.tsx';

/** 'bare': inside another hospital system, or in a panel over a report, there is neither header nor menu; breadcrumb and title stay, to find the way. */
type ShownFrame = Frame | 'bare';

/** What stands around a page. */
export function frameOf(route: RouteEntry, session: SessionRecord | null): ShownFrame {
  const frame = route.frame ?? 'all';
  const isAlone = session?.mode === undefined && !isInPanelFrame();
  return isAlone || frame === 'none' ? frame : 'bare';
}

/** One page of the main layout with its breadcrumb, title and place for its own buttons; full-screen pages draw all themselves. */
export function PageShell({ route }: { route: RouteEntry }) {
  const { key, pathname, search } = useLocation();
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const [asideSlot, setAsideSlot] = useState<HTMLElement | null>(null);
  const session = useSession();
  const frame = frameOf(route, session);
  const hasHead = frame !== 'none' && (route.frame ?? 'all') === 'all';
  const [heading, setHeading] = useState<PageHeading>();
  const owner = session?.user_id;
  const pageFrame = useMemo<PageFrame>(
    () => ({ actionsSlot, asideSlot, setHeading, owner }),
    [actionsSlot, asideSlot, owner],
  );
  // A page that is hidden keeps its slot: letting go of it would draw all of it once more, before the next page is painted.
  const keepSlot = useCallback((slot: HTMLElement | null) => {
    if (slot) setActionsSlot(slot);
  }, []);
  const keepAside = useCallback((slot: HTMLElement | null) => {
    if (slot) setAsideSlot(slot);
  }, []);
  useKeptScroll(pathname + search);

  const page = (
    <ErrorBoundary resetKey={key}>
      <PageOfRoute route={route} />
    </ErrorBoundary>
  );
  return (
    <PageFrameContext value={hasHead ? pageFrame : null}>
      {frame === 'none' ? (
        page
      ) : (
        <main id="main" className="jw-stack jw-grow jw-shell-main" tabIndex={-1}>
          {hasHead && (
            <PageHead
              route={route}
              heading={heading}
              slotRef={keepSlot}
              asideRef={keepAside}
              hasBack={frame === 'bare'}
            />
          )}
          {page}
        </main>
      )}
    </PageFrameContext>
  );
}

type Scroller = Element | Document;

interface Offset {
  readonly top: number;
  readonly left: number;
}

const offsetOf = (scroller: Scroller): Offset =>
  scroller instanceof Document
    ? { top: window.scrollY, left: window.scrollX }
    : { top: scroller.scrollTop, left: scroller.scrollLeft };

/** Reading an offset makes the browser lay out at once what changed: it waits until the scrolling rests, in milliseconds. */
const REST_MS = 100;

/**
 * Remembers how far the window and every scroll container of a page were scrolled, and puts them back when the page is shown
 * again at the same address; at another one it starts at the top. Effects of a kept page end when it is hidden and begin
 * anew when it is shown.
 */
function useKeptScroll(address: string): void {
  const kept = useRef({ address, offsets: new Map<Scroller, Offset>() });
  useLayoutEffect(() => {
    if (kept.current.address !== address) kept.current = { address, offsets: new Map() };
    const { offsets } = kept.current;
    for (const [scroller, offset] of offsets) (scroller instanceof Document ? window : scroller).scrollTo(offset);
    const moved = new Set<Scroller>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      for (const scroller of moved) offsets.set(scroller, offsetOf(scroller));
      moved.clear();
    };
    const onScroll = ({ target }: Event): void => {
      if (!(target instanceof Element || target instanceof Document)) return;
      // The menu belongs to no page.
      if (target instanceof Element && target.closest('.jw-shell-menu') !== null) return;
      moved.add(target);
      clearTimeout(rest);
      rest = setTimeout(read, REST_MS);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      clearTimeout(rest);
      read();
    };
  }, [address]);
}

/** The screens above a screen, the highest first. */
export function ancestorsOf(route: RouteEntry): RouteEntry[] {
  const parent = route.parent === undefined ? undefined : findRoute(route.parent);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** Address of a screen further up, with what it needs to know of the present address. */
function addressOf({ path, needs = [] }: RouteEntry, query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => needs.includes(name)));
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}

/** A frame of another system shows no browser buttons. Nothing before the first screen is ours to go back to. */
function Back() {
  const navigate = useNavigate();
  const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
  if (idx === 0) return null;
  return (
    <Button variant="text" size="small" icon={<ArrowLeft size={14} />} onClick={() => void navigate(-1)}>
      返回
    </Button>
  );
}

interface PageHeadProps {
  readonly route: RouteEntry;
  /** What the page shows, where it names it. */
  readonly heading: PageHeading | undefined;
  readonly slotRef: Ref<HTMLDivElement>;
  readonly asideRef: Ref<HTMLDivElement>;
  readonly hasBack?: boolean;
}

/** Breadcrumb, title and the place for the page's own buttons. */
function PageHead({ route, heading, slotRef, asideRef, hasBack = false }: PageHeadProps) {
  const mayOpen = useMayOpen();
  const [query] = useSearchParams();
  const home = findRoute('/');
  const steps = [...(home === undefined ? [] : [home]), ...ancestorsOf(route)].filter((step) => mayOpen(step.path));
  // A panel over a report names the page itself, and what leads away from the report stays outside of it.
  const isInPanel = isInPanelFrame();
  return (
    <div className="jw-page-head" data-in-panel={isInPanel || undefined}>
      {hasBack && <Back />}
      {!isInPanel && (
        <nav aria-label="面包屑" className="jw-table-text jw-ink-3 jw-breadcrumb">
          <ol className="jw-row">
            {steps.map((step) => (
              <li key={step.path}>
                <Link to={addressOf(step, query)}>{step.title}</Link>
              </li>
            ))}
            {heading?.isStep === true && (
              <li>
                <Link to={route.path}>{route.title}</Link>
              </li>
            )}
            <li aria-current="page">{heading?.isStep === true ? heading.text : route.title}</li>
          </ol>
        </nav>
      )}
      <div className="jw-row jw-between jw-gap-16 jw-page-title-row">
        <div className="jw-row jw-gap-12">
          <h1 tabIndex={-1} className={isInPanel ? 'jw-visually-hidden' : undefined}>
            {heading?.text ?? route.title}
          </h1>
          <div ref={asideRef} className="jw-row jw-gap-8" />
        </div>
        <div ref={slotRef} className="jw-row jw-gap-8 jw-page-actions" />
      </div>
    </div>
  );
}
