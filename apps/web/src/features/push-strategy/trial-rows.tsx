import { listPushTrialRows, useListPushTrialRows } from '@jianwei/api-client/push/push';
import type { ListPushTrialRowsParams, PushTrialRow } from '@jianwei/api-client/model';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { minute, ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';

/** Which number of a trial is opened: what it counts, and its words. */
export interface TrialNumber {
  readonly title: string;
  readonly asked: Pick<ListPushTrialRowsParams, 'of' | 'line_id' | 'user_id' | 'date'>;
}

const LINE: TextColumn<PushTrialRow> = { header: '命中的行', cell: (row) => row.line_name };
const PUSHED: readonly TextColumn<PushTrialRow>[] = [
  { header: '命中的行', cell: (row) => `${row.line_name}，第 ${row.step ?? '—'} 步` },
  { header: '接收者', isNowrap: true, cell: (row) => row.user_name ?? '—' },
  { header: '推送时间', isNowrap: true, cell: (row) => minute(row.due_at) },
];

/** The pushes or reports behind a number of the last trial. */
export function TrialRows({ number: { title, asked }, onClose }: { number: TrialNumber; onClose: () => void }) {
  const [page, setPage] = useState(0);
  const query = useListPushTrialRows({ ...asked, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  const { of = 'pushes' } = asked;
  return (
    <ReportPanel
      {...{ title, query, onClose }}
      columns={of === 'pushes' ? PUSHED : of === 'reports' ? [LINE] : []}
      allRows={() => allPages((at, size) => listPushTrialRows({ ...asked, page: at, page_size: size }))}
      unit={of === 'pushes' ? '次推送' : '份报告'}
      empty="没有这样的报告"
      onPage={setPage}
    />
  );
}
