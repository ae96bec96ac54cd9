import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { ResearchNearRequest } from '@jianwei/api-client/model';
import {
  invalidateListNearRequests,
  invalidateListResearchProjects,
  useDecideNearRequest,
  useListNearRequests,
} from '@jianwei/api-client/research/research';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../../kit/query/query-state.tsx';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ListPage } from '../../../kit/ui/list-page.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { DecidedState } from './decided-state.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { nearStateWord } from './words.ts';

const PAGE_SIZE = 12;

function columnsOf(onDecide: (row: ResearchNearRequest) => void): readonly Column<ResearchNearRequest>[] {
  return [
    { header: '账号', isRowHeader: true, isNowrap: true, cell: ({ user_name: name }) => name },
    { header: '日期', isNowrap: true, cell: ({ day }) => formatDate(day) },
    { header: '相近提问', align: 'end', isNowrap: true, cell: ({ questions }) => `${questions} 次` },
    { header: '最近一次', isNowrap: true, cell: ({ last_time: time }) => formatDate(time, 'HH:mm') },
    { header: '队列定义', cell: ({ sentences }) => <span className="jw-break">{sentences.join('；')}</span> },
    {
      header: '状态',
      cell: ({ state, decided_by: by, reason }) => (
        <DecidedState word={sayOf(state, nearStateWord(state))} by={by} reason={reason} />
      ),
    },
    {
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      isScreenOnly: true,
      cell: (row) =>
        row.state === 'waiting' && (
          <Button
            size="small"
            variant="primary"
            aria-label={`核准 ${row.user_name} ${formatDate(row.day)}`}
            onClick={() => onDecide(row)}
          >
            核准
          </Button>
        ),
    },
  ];
}

/** Accounts whose totals are rounded today because they asked near questions too often, and the answer to each. */
export function NearQueue({ toolbar }: { toolbar: ReactNode }) {
  const [page, setPage] = useState(0);
  const [deciding, setDeciding] = useState<ResearchNearRequest | null>(null);
  const queries = useQueryClient();
  const requests = useListNearRequests({ page, page_size: PAGE_SIZE }, OLDER_STAYS);
  const decide = useDecideNearRequest({ request: { suppress: true } });
  const answer = ({ request_id: requestId }: ResearchNearRequest, approve: boolean, reason: string): void =>
    decide.mutate(
      { requestId, data: { approve, ...(reason !== '' && { reason }) } },
      {
        onSuccess: () => {
          notice.success(approve ? '已通过，该账号当日恢复准确人数' : '未通过，该账号当日的人数继续取整到 5');
          setDeciding(null);
          void invalidateListNearRequests(queries);
          void invalidateListResearchProjects(queries);
        },
      },
    );
  return (
    <ListPage
      toolbar={toolbar}
      query={requests}
      failed="相近提问的申请未能载入"
      skeleton={[1, 1, 1, 1, 4, 2]}
      empty={() => <EmptyState title="没有待核准的相近提问" />}
      pager={{ page, pageSize: PAGE_SIZE, onPage: setPage, unit: '次' }}
    >
      {({ data }) => (
        <>
          <Table
            caption="相近提问"
            columns={columnsOf(setDeciding)}
            rows={data}
            rowKey={({ request_id: id }) => id}
            density="loose"
            isStale={requests.isPlaceholderData}
            isPage
          />
          {deciding !== null && (
            <DecideDialog
              title="核准相近提问"
              facts={[
                ['账号', deciding.user_name],
                ['相近提问', `${formatDate(deciding.day)}，${deciding.questions} 次`],
                ['队列定义', deciding.sentences.join('；')],
                ['通过后', '该账号当日恢复准确人数；10 分钟内只差一处且相差 1 至 9 人的仍取整'],
              ]}
              isBusy={decide.isPending}
              failure={decide.error?.message}
              onAnswer={(approve, reason) => answer(deciding, approve, reason)}
              onClose={() => setDeciding(null)}
            />
          )}
        </>
      )}
    </ListPage>
  );
}
