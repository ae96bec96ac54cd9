import { listSyncCheckRows, useListSyncCheckRows } from '@jianwei/api-client/sync/sync';
import type { SyncStored } from '@jianwei/api-client/model';
import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';

/** Stands for every item. */
export const EVERY_ITEM = '*';

const COLUMNS: readonly TextColumn<SyncStored>[] = [
  { header: '项目', cell: (row) => row.item },
  { header: '原文值', cell: (row) => row.original },
  { header: '读出', isNowrap: true, cell: (row) => sayOf(row.held, isTrue(row.held) ? '未读出' : '已读出') },
];

interface StoredRowsProps {
  readonly sourceId: string;
  readonly date: string;
  readonly item: string;
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

/** The stored results behind a count of a source's day. */
export function StoredRows({ sourceId, date, item, isHeld, onClose }: StoredRowsProps) {
  const [page, setPage] = useState(0);
  const asked = {
    source_id: sourceId,
    date,
    ...(item !== EVERY_ITEM && { item }),
    ...(isHeld && { held: true }),
  };
  const query = useListSyncCheckRows({ ...asked, page, page_size: REPORTS_OF_A_PAGE }, OLDER_STAYS);
  return (
    <ReportPanel
      title={`${date} ${item === EVERY_ITEM ? '全部项目' : item}${isHeld ? '，未读出' : ''}`}
      query={query}
      columns={COLUMNS}
      width={760}
      unit="条"
      allRows={() => allPages((at, size) => listSyncCheckRows({ ...asked, page: at, page_size: size }))}
      empty="没有这样的结果"
      onPage={setPage}
      onClose={onClose}
    />
  );
}
