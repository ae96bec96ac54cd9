import type { ReportListItem } from '@jianwei/api-client/model';
import { useRef } from 'react';
import { usePrefetchReport } from '../../parts/report/prefetch-report.ts';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { useMayCollect } from '../../parts/report/use-collection.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { getSession } from '../../parts/session/session-store.ts';
import { ReceivedLine, RowKeys, useRowActs } from '../../parts/worklist/row-keys.tsx';
import { beginStream, useStream } from '../../parts/worklist/stream-store.ts';
import { useRowFocus } from '../../parts/worklist/use-row-focus.ts';

interface ReportRowsProps {
  /** One page of the list, in the order in which it is read. */
  reports: readonly ReportListItem[];
  /** Day that is looked at, yyyy-MM-dd. */
  day: string;
  /** What stands above the headings of each printed page. */
  paper: string;
  isStale: boolean;
  /** Every report that the filters find; absent where these are all of them. */
  whole?: (() => Promise<readonly ReportListItem[]>) | undefined;
}

/** The report that was opened comes first: so much later the rest of the list is asked for, in milliseconds. */
const REST_MS = 1000;

/** Begins a stream with the page; a list that is longer is walked to its end. */
function beginPage(reports: readonly ReportListItem[], whole: ReportRowsProps['whole']): void {
  const widen = beginStream(reports, '/excellent', '');
  if (whole === undefined) return;
  setTimeout(() => {
    // Without the rest the stream is the page, as it was begun.
    if (getSession() !== null) whole().then(widen, () => undefined);
  }, REST_MS);
}

/** Whether a press leads to the report of a row: its other buttons do not. */
const isOpening = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('tr[data-report]') !== null && target.closest('button') === null;

/** The rows of the report list, with the focus and the keys of the worklist; opening one begins a stream. */
export function ReportRows({ reports, day, paper, isStale, whole }: ReportRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const mayCollect = useMayCollect();
  const mayRead = useMayOpen()('/detail');
  const ahead = usePrefetchReport();
  const last = useStream(({ at }) => at);
  const { currentId, onFocus } = useRowFocus(place, reports, last);
  const current = reports.find(({ report_id: id }) => id === currentId);
  const filter = () =>
    place.current?.closest('section')?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  const { received, acts } = useRowActs(current, (current?.unanswered_count ?? 0) > 0, filter);
  return (
    <div ref={place} onFocus={onFocus}>
      <ReceivedLine row={received} />
      <div
        onClickCapture={({ target }) => {
          ahead.leave();
          if (mayRead && isOpening(target)) beginPage(reports, whole);
        }}
      >
        <ReportTable
          caption="检验报告"
          reports={reports}
          day={day}
          paper={paper}
          isStale={isStale}
          hasCollection={mayCollect}
          currentId={currentId}
          onNear={ahead.rest}
        />
      </div>
      <RowKeys acts={acts} />
    </div>
  );
}
