import { type QueryCache, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { Activity, Component, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DetailPanel } from './detail-state.ts';

/** A panel that stands in the page, shown or out of sight. Drawn again it has another number. */
export interface KeptPanel {
  readonly key: string;
  readonly panel: DetailPanel;
  readonly drawing: number;
}

/** So many stand out of sight; the one that was used longest ago goes first. */
const MOST_KEPT = 10;
/** What is done inside a panel and may leave it other than it was. */
const TOUCHES = ['click', 'input', 'scroll'] as const;
const CLOSES = '.jw-overlay-head [aria-label="关闭"]';

let drawings = 0;

/** What makes two panels the same one. */
export function keyOf(panel: DetailPanel): string {
  if (panel.kind === 'diagnosis') return `diagnosis ${panel.diagnosisId}`;
  if (panel.kind === 'assessment') return `assessment ${panel.apiType} ${panel.diagnosisId ?? ''}`;
  return panel.kind === 'embedded' ? `embedded ${panel.page}` : panel.kind;
}

/** A whole page of the program in a panel, and what depends on what was opened before, are made anew. */
const mayBeKept = ({ key }: KeptPanel) => /^(diagnosis|assessment|plans|triggers)/.test(key);

/** Calls `then` when another answer stands where one stood, or when it counts no more, for calls that name one of `ids`. */
function watchAnswers(cache: QueryCache, ids: readonly string[], then: () => void): () => void {
  const answers = new WeakMap<object, unknown>(
    cache.getAll().map((query): [object, unknown] => [query, query.state.data]),
  );
  const isAbout = (key: QueryKey) => ids.some((id) => id !== '' && JSON.stringify(key).includes(JSON.stringify(id)));
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const before = answers.get(query);
    answers.set(query, query.state.data);
    const isOther = before !== undefined && (action.type === 'invalidate' || before !== query.state.data);
    if (isOther && isAbout(query.queryKey as QueryKey)) then();
  });
}

/**
 * The panels of one report that stand in the page: the open one, those that were drawn before anybody asked, and those that were
 * closed as they had been opened. A panel that is there is shown at once; its effects, and what it asks the server, begin anew.
 * One in which something was pressed, typed or scrolled goes when it is closed, and those out of sight go as soon as
 * anything else is known about the patient or the report: whoever opens a panel finds it as if for the first time.
 */
export function useKeptPanels(open: DetailPanel | null, reportId: string, patientId: string) {
  const client = useQueryClient();
  const [kept, setKept] = useState<readonly KeptPanel[]>([]);
  const openKey = open === null ? undefined : keyOf(open);
  if (open !== null && !kept.some(({ key }) => key === openKey)) {
    setKept([...kept, { key: keyOf(open), panel: open, drawing: 0 }]);
  }

  // Also while the page is left for another one, with the panel open.
  const last = useRef<{ key: string | undefined; isTouched: boolean }>({ key: undefined, isTouched: false });
  useEffect(() => {
    const { key: closed, isTouched } = last.current;
    if (closed !== openKey) {
      last.current = { key: openKey, isTouched: false };
      // It is out of sight: taking it down does not keep what is opened next waiting.
      startTransition(() =>
        setKept((now) => {
          const stays = now.filter((one) => one.key !== closed || (!isTouched && mayBeKept(one)));
          const lastUsed = [closed, openKey];
          return stays.toSorted((a, b) => lastUsed.indexOf(a.key) - lastUsed.indexOf(b.key)).slice(-MOST_KEPT);
        }),
      );
    }
    if (openKey === undefined) return;
    const listening = new AbortController();
    const touch = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest('[role=dialog][data-open]') !== null;
      if (isInside && target.closest(CLOSES) === null) last.current.isTouched = true;
    };
    for (const name of TOUCHES)
      document.addEventListener(name, touch, { capture: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [openKey]);

  useEffect(
    () =>
      watchAnswers(client.getQueryCache(), [reportId, patientId], () =>
        setKept((now) => (now.every(({ key }) => key === openKey) ? now : now.filter(({ key }) => key === openKey))),
      ),
    [client, reportId, patientId, openKey],
  );

  /** Draws a panel out of sight, or draws it anew there. */
  const put = useCallback((panel: DetailPanel) => {
    const key = keyOf(panel);
    drawings += 1;
    const drawing = drawings;
    setKept((now) => [...now.filter((one) => one.key !== key), { key, panel, drawing }]);
  }, []);

  const drop = useCallback((dropped: string) => setKept((now) => now.filter(({ key }) => key !== dropped)), []);

  return { kept, openKey, put, drop };
}

interface StandbyProps {
  readonly isShown: boolean;
  /** What is out of sight could not be drawn, its code included: it is for whoever opens it to meet. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

interface StandbyState {
  readonly failure: { readonly error: unknown } | null;
}

/** A panel that stands in the page, on the screen or out of sight. */
export class Standby extends Component<StandbyProps, StandbyState> {
  override state: StandbyState = { failure: null };

  static getDerivedStateFromError(error: unknown): StandbyState {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    if (!this.props.isShown) this.props.onFail();
  }

  override render(): ReactNode {
    const { isShown, children } = this.props;
    const { failure } = this.state;
    if (failure === null) return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
    // What is on the screen fails as any part of it does.
    if (isShown) throw failure.error;
    return null;
  }
}
