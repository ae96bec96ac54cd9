import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportRows } from '../../kit/admin/export-log.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { Panel } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
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

/** A column of texts: it stands in the file as it stands in the panel. */
export interface TextColumn<Row> extends Pick<Column<Row>, 'align' | 'isNowrap'> {
  readonly header: string;
  readonly cell: (row: Row) => string;
}

interface ReportPanelProps<Row extends ReportLine> {
  readonly title: string;
  readonly query: UseQueryResult<{ data: Row[]; page: number; page_size: number; total_elements: number }, unknown>;
  /** What stands beside the report, its time, patient and department. */
  readonly columns: readonly TextColumn<Row>[];
  /** The rows of all pages, for the file. */
  readonly allRows: () => Promise<readonly Row[]>;
  /** Where a report is looked at; its reading where nothing else is said. */
  readonly addressOf?: (reportId: string) => string;
  readonly empty: string;
  /** What is counted: 份, or 次. */
  readonly unit?: string;
  readonly width?: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

const readingOf = (reportId: string) => `/detail?report_id=${encodeURIComponent(reportId)}`;

/** The reports behind a number, a page at a time; all of them as a file. */
export function ReportPanel<Row extends ReportLine>(props: ReportPanelProps<Row>) {
  const { title, query, columns, allRows, addressOf = readingOf, empty, unit = '份', onPage, onClose } = props;
  const { width = 640 } = props;
  const [isBusy, setBusy] = useState(false);
  const texts: readonly TextColumn<Row>[] = [
    { header: '时间', isNowrap: true, cell: (row) => minute(row.report_time) },
    { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
    { header: '科室', cell: (row) => row.department },
    ...columns,
  ];
  const report: Column<Row> = {
    header: '报告',
    isRowHeader: true,
    isNowrap: true,
    cell: ({ report_id: id }) => <AllowedLink to={addressOf(id)}>{id}</AllowedLink>,
  };
  const write = async () => {
    setBusy(true);
    await exportRows(title, ['报告', ...texts.map(({ header }) => header)], async () =>
      (await allRows()).map((row) => [row.report_id, ...texts.map(({ cell }) => cell(row))]),
    );
    setBusy(false);
  };
  return (
    <Panel width={width} title={title} onClose={onClose}>
      <QueryState query={query} failed="报告未能载入" lines={REPORTS_OF_A_PAGE}>
        {(data) => (
          <div className="jw-grid jw-gap-12">
            <Table
              caption={title}
              columns={[report, ...texts]}
              rows={data.data}
              rowKey={({ report_id: id }, place) => `${id}-${place}`}
              empty={<span className="jw-note">{empty}</span>}
            />
            <div className="jw-row jw-wrap jw-between jw-gap-12">
              {data.total_elements > 0 ? (
                <Button size="small" icon={<Download size={14} />} busy={isBusy} onClick={() => void write()}>
                  {`导出 ${countText(data.total_elements)} ${unit}`}
                </Button>
              ) : (
                <span />
              )}
              <Pager
                page={data.page}
                pageSize={data.page_size}
                totalElements={data.total_elements}
                unit={unit}
                onPage={onPage}
              />
            </div>
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
