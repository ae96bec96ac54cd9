import { ApiError } from '@jianwei/api-client/transport/api-error';
import type { WorklistPage } from '@jianwei/api-client/model';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { addressState, choicePart, useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { Failed } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeyCap } from '../../kit/ui/key-cap.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { serverTime } from '../../parts/loop/use-loops.ts';
import { ReceivedLine, RowKeys, useRowActs } from '../../parts/worklist/row-keys.tsx';
import { beginStream, useStream } from '../../parts/worklist/stream-store.ts';
import { useRowFocus } from '../../parts/worklist/use-row-focus.ts';
import { useWorklist } from '../../parts/worklist/use-worklist.ts';
import { NotUpdated } from '../../parts/worklist/worklist-line.tsx';
import { WorklistTable } from './worklist-table.tsx';
import styles from './worklist.module.css';

const VIEWS = {
  today: { label: '今日', params: { scope: 'all', state: 'open' } },
  department: { label: '本科室', params: { scope: 'department', state: 'open' } },
  all: { label: '全部', params: { scope: 'all' } },
} as const;
type View = keyof typeof VIEWS;

const ADDRESS = addressState({ view: choicePart<View>(['today', 'department', 'all']) });
const OPTIONS = (Object.keys(VIEWS) as View[]).map((value) => ({ value, label: VIEWS[value].label }));

/** Lines before the rest is asked for. */
const FIRST = 12;
interface WorklistProps {
  /** False where the user has no detail page. */
  isLinked: boolean;
  /** What stands here with a back end that has no worklist. */
  fallback: ReactNode;
}

/** 工作单: what is to be read today, the most dangerous first; a report leaves it by being handled. */
export function Worklist({ isLinked, fallback }: WorklistProps) {
  const [{ view }, change] = useAddressState(ADDRESS);
  const query = useWorklist(VIEWS[view].params);
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <TableSkeleton columns={[1, 2, 2, 2, 3, 1, 1]} rows={FIRST} rowHeight={40} />;
    if (error instanceof ApiError && (error.status === 404 || error.status === 501)) return fallback;
    return <Failed title="工作单未能载入" onReload={() => void query.refetch()} />;
  }
  return (
    <Loaded
      key={view}
      page={data}
      view={view}
      onView={(next) => change({ view: next }, true)}
      now={() => serverTime(data, query.dataUpdatedAt)}
      isStale={query.isError || query.isPlaceholderData}
      onReload={query.isError ? () => void query.refetch() : undefined}
      isLinked={isLinked}
    />
  );
}

interface LoadedProps {
  page: WorklistPage;
  view: View;
  onView: (view: View) => void;
  now: () => number;
  isStale: boolean;
  /** There while the last reading of the list failed. */
  onReload: (() => void) | undefined;
  isLinked: boolean;
}

function Loaded({ page, view, onView, now, isStale, onReload, isLinked }: LoadedProps) {
  const { data: rows } = page;
  const place = useRef<HTMLElement>(null);
  const last = useStream(({ at }) => at);
  const [lastAtFirst] = useState(last);
  const [isUnfolded, setWhole] = useState(false);
  // The report that was read last is never folded away.
  const isWhole = isUnfolded || (last !== lastAtFirst && rows.findIndex(({ report_id: id }) => id === last) >= FIRST);
  const [atFirst] = useState(() => new Set(rows.map(({ report_id: id }) => id)));
  // Paper has no button for the rest.
  const isPrinting = useIsPrinting();
  const shown = isWhole || isPrinting ? rows : rows.slice(0, FIRST);
  const { currentId, onFocus } = useRowFocus(place, shown, last);
  const current = shown.find(({ report_id: id }) => id === currentId);

  const begin = (target: EventTarget) => {
    const id =
      target instanceof Element ? target.closest<HTMLElement>('tr[data-report]')?.dataset['report'] : undefined;
    if (id !== undefined) beginStream(rows, '/', id);
  };
  const open = () => place.current?.querySelector<HTMLElement>('tr[data-report] [data-row-link]')?.click();
  const filter = () => place.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  const { received, acts } = useRowActs(current, current !== undefined && current.done_at === undefined, filter);

  return (
    <section ref={place} aria-label="工作单" onFocus={onFocus}>
      <div className={`jw-row jw-wrap ${styles.head}`}>
        <h2 className="jw-heading">工作单</h2>
        <span className="jw-note">
          {countText(view, rows.length)}　{view === 'all' ? '含已处理' : '处理后才离开'}
        </span>
        <div className={`jw-row jw-end jw-no-print ${styles.tools}`}>
          <Segmented label="工作单范围" options={OPTIONS} value={view} onChange={onView} />
          {isLinked && rows.length > 0 && (
            <Button variant="primary" aria-keyshortcuts="Enter" onClick={open}>
              从第 1 份开始
              <KeyCap>Enter</KeyCap>
            </Button>
          )}
        </div>
      </div>
      {onReload && <NotUpdated onReload={onReload} />}
      <ReceivedLine row={received} />
      {rows.length === 0 ? (
        <Nothing view={view} time={page.time} />
      ) : (
        <div className="jw-scroll-x" onClickCapture={(event) => begin(event.target)}>
          <WorklistTable
            rows={shown}
            day={formatDate(page.time)}
            paper={`工作单\u3000${formatDate(page.time, 'yyyy-MM-dd HH:mm')}\u3000${countText(view, rows.length)}`}
            isNew={({ report_id: id }) => !atFirst.has(id)}
            {...{ now, currentId, isStale, isLinked }}
          />
        </div>
      )}
      <RowKeys acts={acts}>
        {rows.length > shown.length && (
          <button type="button" className="jw-press jw-row jw-end" onClick={() => setWhole(true)}>
            其余 {rows.length - shown.length} 份
            <ChevronRight size={14} />
          </button>
        )}
      </RowKeys>
    </section>
  );
}

function countText(view: View, count: number): string {
  return `${view === 'department' ? '本科室今日' : '今日'} ${count} 份`;
}

const DAY_MS = 86_400_000;

function Nothing({ view, time }: { view: View; time: string }) {
  if (view === 'all') return <EmptyState title="今日还没有报告" hint="新报告发出后在此列出" />;
  const yesterday = formatDate(new Date(Date.parse(time) - DAY_MS));
  return (
    <EmptyState
      title={view === 'today' ? '今日的报告都已处理' : '本科室今日的报告都已处理'}
      action={<Link to={`/excellent?date=${yesterday}`}>看昨日</Link>}
    />
  );
}
