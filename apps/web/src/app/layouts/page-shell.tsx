import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageFrame, PageFrameContext } from '../../kit/lib/page-frame.tsx';
import { isInPanelFrame } from '../../kit/lib/panel-frame.ts';
import { type SessionRecord, useSession } from '../../parts/session/session-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageOfRoute } from '../page-chunk.tsx';
import type { Frame, RouteEntry } from '../route-table.ts';
import { PageHead } from './page-head.tsx';

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
  const frame = frameOf(route, useSession());
  const hasHead = frame !== 'none' && (route.frame ?? 'all') === 'all';
  const pageFrame = useMemo<PageFrame>(() => ({ actionsSlot }), [actionsSlot]);
  // A page that is hidden keeps its slot: letting go of it would draw all of it once more, before the next page is painted.
  const keepSlot = useCallback((slot: HTMLElement | null) => {
    if (slot) setActionsSlot(slot);
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
        // Kept pages stand after the one on the screen: it is the one that is found by this id.
        <main id="main" className="jw-stack jw-grow jw-shell-main" tabIndex={-1}>
          {hasHead && <PageHead route={route} slotRef={keepSlot} hasBack={frame === 'bare'} />}
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
