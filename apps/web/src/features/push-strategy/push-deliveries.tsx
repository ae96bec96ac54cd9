import { useListPushDeliveries } from '@jianwei/api-client/push/push';
import type { PushDelivery } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { channelsText, deliveryState } from './push-words.ts';
import styles from './push-strategy.module.css';

const PAGE_SIZE = 12;

const COLUMNS: readonly Column<PushDelivery>[] = [
  { header: '时间', isNowrap: true, cell: (row) => formatDate(row.due_at, 'MM-dd HH:mm') },
  {
    header: '报告',
    isRowHeader: true,
    cell: (row) => <AllowedLink to={`/report-list?open=${row.report_id}`}>{row.report_id}</AllowedLink>,
  },
  { header: '患者', isNowrap: true, cell: (row) => `${row.patient_name}　${row.department}` },
  { header: '命中的行', cell: (row) => `${row.line_name}，第 ${row.step} 步` },
  { header: '接收者', isNowrap: true, cell: (row) => row.user_name },
  { header: '方式', cell: (row) => channelsText(row.channels) },
  { header: '状态', isNowrap: true, cell: deliveryState },
  {
    header: '查看',
    isNowrap: true,
    cell: (row) => (row.read_at === undefined ? '—' : formatDate(row.read_at, 'MM-dd HH:mm')),
  },
];

/** Whom the product told of which report, and when they read it. */
export function PushDeliveries({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const query = useListPushDeliveries({ page, page_size: PAGE_SIZE }, { ...OLDER_STAYS, request: { suppress: true } });
  const isEmpty = query.data?.total_elements === 0;
  return (
    <section
      className={`jw-sheet ${isEmpty ? 'jw-row jw-baseline' : 'jw-stack'} ${styles.record}`}
      aria-label="推送记录"
    >
      <h2 className="jw-heading">推送记录</h2>
      <QueryState
        query={query}
        failed="推送记录未能载入"
        lines={4}
        empty={({ total_elements: total }) =>
          total === 0 && <p className="jw-note">还没有推送，策略从下一份报告起生效</p>
        }
      >
        {({ data, total_elements: total }) => (
          <>
            <Table caption="推送记录" columns={COLUMNS} rows={data} rowKey={(row) => row.delivery_id} />
            <Pager page={page} pageSize={PAGE_SIZE} totalElements={total} unit="次推送" onPage={onPage} />
          </>
        )}
      </QueryState>
    </section>
  );
}
