import type { UseQueryResult } from '@tanstack/react-query';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';

export const REPORTS_OF_A_PAGE = 12;
export const minute = (time: string | undefined) => formatDate(time, 'yyyy-MM-dd HH:mm');

interface ReportLine {
  readonly report_id: string;
  readonly report_time: string;
  readonly patient_name: string;
  readonly department: string;
}

interface ReportPanelProps<Row extends ReportLine> {
  readonly title: string;
  /** Names the table for a screen reader. */
  readonly caption: string;
  readonly query: UseQueryResult<{ data: Row[]; page: number; page_size: number; total_elements: number }, unknown>;
  /** What stands beside the report, its time, patient and department. */
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
  /** What is counted: 份, or 次. */
  readonly unit?: string;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

/** The reports behind a number, a page at a time. */
export function ReportPanel<Row extends ReportLine>(props: ReportPanelProps<Row>) {
  const { title, caption, query, columns, empty, unit = '份', onPage, onClose } = props;
  const all: readonly Column<Row>[] = [
    {
      header: '报告',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ report_id: id }) => <AllowedLink to={`/detail?report_id=${encodeURIComponent(id)}`}>{id}</AllowedLink>,
    },
    { header: '时间', isNowrap: true, cell: (row) => minute(row.report_time) },
    { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
    { header: '科室', cell: (row) => row.department },
    ...columns,
  ];
  return (
    <Panel width={640} title={title} onClose={onClose}>
      <QueryState query={query} failed="报告未能载入" lines={REPORTS_OF_A_PAGE}>
        {(data) => (
          <div className="jw-grid jw-gap-12">
            <Table
              caption={caption}
              columns={all}
              rows={data.data}
              rowKey={({ report_id: id }, place) => `${id}-${place}`}
              empty={<span className="jw-note">{empty}</span>}
            />
            <Pager
              page={data.page}
              pageSize={data.page_size}
              totalElements={data.total_elements}
              unit={unit}
              onPage={onPage}
            />
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
