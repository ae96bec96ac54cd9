import { useListModelReports } from '@jianwei/api-client/models/models';
import type { ModelAnswered, ModelCounted } from '@jianwei/api-client/model';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { fixed } from '../../kit/lib/format-number.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { COUNTED } from './model-words.ts';

const PAGE_SIZE = 12;
const minute = (time: string | undefined) => formatDate(time, 'yyyy-MM-dd HH:mm');

const PERCENT: Column<ModelAnswered> = {
  header: '概率',
  align: 'end',
  isNowrap: true,
  cell: ({ percent }) => (percent === undefined ? '—' : `${fixed(percent, 1)}%`),
};
const MISSING: Column<ModelAnswered> = { header: '缺少的特征', cell: ({ missing }) => missing.join('、') || '—' };
const TOLD: Column<ModelAnswered> = { header: '反馈', isNowrap: true, cell: ({ told_at: at }) => minute(at) };

const OWN: Readonly<Record<ModelCounted, readonly Column<ModelAnswered>[]>> = {
  given: [PERCENT],
  incomplete: [MISSING],
  computed: [PERCENT],
  feedback: [PERCENT, TOLD],
};

const COMMON: readonly Column<ModelAnswered>[] = [
  {
    header: '报告',
    isRowHeader: true,
    isNowrap: true,
    cell: ({ report_id: id }) => <AllowedLink to={`/detail?report_id=${encodeURIComponent(id)}`}>{id}</AllowedLink>,
  },
  { header: '时间', isNowrap: true, cell: (row) => minute(row.report_time) },
  { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
  { header: '科室', cell: (row) => row.department },
];

interface CountedReportsProps {
  readonly artifactId: string;
  readonly version: string;
  readonly counted: ModelCounted;
  readonly onClose: () => void;
}

/** The reports behind a number of the last 30 days. */
export function CountedReports({ artifactId, version, counted, onClose }: CountedReportsProps) {
  const [page, setPage] = useState(0);
  const reports = useListModelReports(artifactId, { version, counted, page, page_size: PAGE_SIZE }, OLDER_STAYS);
  const title = `${version} 近 30 日${COUNTED[counted]}`;
  return (
    <Panel width={640} title={title} onClose={onClose}>
      <QueryState query={reports} failed="报告未能载入" lines={8}>
        {(data) => (
          <div className="jw-grid jw-gap-12">
            <Table
              caption={title}
              columns={[...COMMON, ...OWN[counted]]}
              rows={data.data}
              rowKey={({ report_id: id, told_at: at = '' }, place) => `${id}-${at}-${place}`}
              empty={<span className="jw-note">没有这样的报告</span>}
            />
            <Pager
              page={data.page}
              pageSize={data.page_size}
              totalElements={data.total_elements}
              unit="份"
              onPage={setPage}
            />
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
