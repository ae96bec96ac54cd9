import { useListIndicatorReports } from '@jianwei/api-client/laboratory/laboratory';
import type { IndicatorId, IndicatorReport } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { indicatorTitle } from './laboratory-words.ts';

const COLUMNS: readonly Column<IndicatorReport>[] = [
  {
    header: '报告',
    isRowHeader: true,
    cell: (row) => <AllowedLink to={`/report-list?open=${row.report_id}`}>{row.report_id}</AllowedLink>,
  },
  { header: '时间', isNowrap: true, cell: (row) => formatDate(row.report_time, 'MM-dd HH:mm') },
  { header: '患者', isNowrap: true, cell: (row) => row.patient_name },
  { header: '科室', isNowrap: true, cell: (row) => row.department },
  { header: '组', cell: (row) => row.report_name },
  { header: '计入', cell: (row) => row.text },
];
const PAGE_SIZE = 12;

interface IndicatorReportsProps {
  readonly indicatorId: IndicatorId;
  readonly period: string;
  readonly department: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
}

/** The reports behind one month of an indicator. */
export function IndicatorReports(props: IndicatorReportsProps) {
  const { indicatorId, period, department, page, onPage, onClose } = props;
  const query = { period, page, page_size: PAGE_SIZE, ...(department !== '' && { department }) };
  const reports = useListIndicatorReports(indicatorId, query, { ...OLDER_STAYS, request: { suppress: true } });
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [indicatorId, period]);
  const title = `${indicatorTitle({ id: indicatorId })}，${period} 的报告`;
  return (
    <section ref={place} tabIndex={-1} aria-label={title} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div className="jw-row jw-between">
        <h3 className="jw-heading">{title}</h3>
        <IconButton icon={X} label="关闭" onClick={onClose} />
      </div>
      <QueryState
        query={reports}
        failed="报告未能载入"
        lines={6}
        empty={({ data }) => data.length === 0 && <EmptyState title="该月没有需要查看的报告" />}
      >
        {({ data, total_elements: total }) => (
          <>
            <Table caption={title} columns={COLUMNS} rows={data} rowKey={(row, at) => `${row.report_id}-${at}`} />
            <Pager page={page} pageSize={PAGE_SIZE} totalElements={total} unit="份报告" onPage={onPage} />
          </>
        )}
      </QueryState>
    </section>
  );
}
