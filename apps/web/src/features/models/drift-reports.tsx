import { useListModelDriftReports } from '@jianwei/api-client/models/models';
import type { ModelDriftReport } from '@jianwei/api-client/model';
import { useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { valueText } from './model-words.ts';

const PAGE_SIZE = 12;

interface DriftReportsProps {
  readonly artifactId: string;
  readonly feature: string;
  readonly sourceId: string;
  readonly title: string;
  readonly unit: string;
  readonly onClose: () => void;
}

/** The reports of the last 30 days that hold one feature, of one source. */
export function DriftReports({ artifactId, feature, sourceId, title, unit, onClose }: DriftReportsProps) {
  const [page, setPage] = useState(0);
  const asked = { feature, source_id: sourceId, page, page_size: PAGE_SIZE };
  const reports = useListModelDriftReports(artifactId, asked, OLDER_STAYS);
  const columns: Column<ModelDriftReport>[] = [
    { header: '报告', isRowHeader: true, isNowrap: true, cell: (row) => row.report_id },
    { header: '时间', isNowrap: true, cell: (row) => formatDate(row.report_time, 'yyyy-MM-dd HH:mm') },
    { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
    { header: '科室', cell: (row) => row.department },
    {
      header: unit === '' ? '数值' : `数值（${unit}）`,
      align: 'end',
      isNowrap: true,
      cell: (row) => valueText(row.value),
    },
  ];
  return (
    <Panel width={640} title={title} onClose={onClose}>
      <QueryState query={reports} failed="报告未能载入" lines={12}>
        {(data) => (
          <div className="jw-grid jw-gap-12">
            <Table
              caption="漂移所依据的报告"
              columns={columns}
              rows={data.data}
              rowKey={({ report_id: id }, place) => `${id}-${place}`}
              empty={<span className="jw-note">近 30 日没有这样的报告</span>}
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
