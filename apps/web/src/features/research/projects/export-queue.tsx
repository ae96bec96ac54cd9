import { useListResearchExports } from '@jianwei/api-client/research/research';
import { type ReactNode, useState } from 'react';
import { OLDER_STAYS } from '../../../kit/query/query-state.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ListPage } from '../../../kit/ui/list-page.tsx';
import { ExportRows } from './export-rows.tsx';

const PAGE_SIZE = 12;

interface ExportListProps {
  projectId?: string;
  waitingOnly?: boolean;
  toolbar: ReactNode;
}

/** Exports on their sheet: those that wait for a decision, or all of one project. */
export function ExportQueue({ projectId, waitingOnly = projectId === undefined, toolbar }: ExportListProps) {
  const [page, setPage] = useState(0);
  const exports = useListResearchExports(
    {
      page,
      page_size: PAGE_SIZE,
      ...(projectId === undefined ? {} : { project_id: projectId }),
      ...(waitingOnly ? { state: 'waiting' as const } : {}),
    },
    OLDER_STAYS,
  );
  return (
    <ListPage
      toolbar={toolbar}
      query={exports}
      failed="导出记录未能载入"
      skeleton={[1, 2, 2, 1, 3, 1, 2]}
      empty={() => (
        <EmptyState
          title={waitingOnly ? '没有待审的导出' : '还没有导出'}
          hint={waitingOnly ? '申请逐人数据的导出会列在这里' : '在项目右上角的「导出」写明用途后，记录列在这里'}
        />
      )}
      pager={{ page, pageSize: PAGE_SIZE, onPage: setPage, unit: '次' }}
    >
      {({ data }) => (
        <ExportRows rows={data} hasProject={projectId === undefined} isStale={exports.isPlaceholderData} />
      )}
    </ListPage>
  );
}
