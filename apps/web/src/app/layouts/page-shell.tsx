import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFrameContext, type PageFrame } from '../../kit/lib/page-frame.tsx';
import { isInPanelFrame } from '../../kit/lib/panel-frame.ts';
import { useSession, type SessionRecord } from '../../parts/session/session-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageOfRoute } from '../page-chunk.tsx';
import type { Frame, RouteEntry } from '../route-table.ts';
import { useKeptScroll } from '../use-kept-scroll.ts';
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
