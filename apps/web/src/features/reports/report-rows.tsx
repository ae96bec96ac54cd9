import type { ReportListItem } from '@jianwei/api-client/model';
import { useRef } from 'react';
import { usePrefetchReport } from '../../parts/report/prefetch-report.ts';
import { ReportTable } from '../../parts/report/report-table.tsx';
import { useMayCollect } from '../../parts/report/use-collection.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
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
}

/** The rows of the report list, with the focus and the keys of the worklist; opening one begins a stream. */
export function ReportRows({ reports, day, paper, isStale }: ReportRowsProps) {
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
        onClickCapture={() => {
          ahead.leave();
          if (mayRead) beginStream(reports, '/excellent', '');
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
