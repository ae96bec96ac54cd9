import { listIndicatorReports, useListIndicatorReports } from '@jianwei/api-client/laboratory/laboratory';
import type { IndicatorId, IndicatorReport } from '@jianwei/api-client/model';
import { allPages } from '../../kit/admin/all-pages.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { ReportPanel, REPORTS_OF_A_PAGE, type TextColumn } from '../../parts/admin/report-panel.tsx';
import { indicatorTitle } from './laboratory-words.ts';

const COLUMNS: readonly TextColumn<IndicatorReport>[] = [
  { header: '组', cell: (row) => row.report_name },
  { header: '计入', cell: (row) => row.text },
];

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
  const asked = { period, ...(department !== '' && { department }) };
  const query = useListIndicatorReports(
    indicatorId,
    { ...asked, page, page_size: REPORTS_OF_A_PAGE },
    { ...OLDER_STAYS, request: { suppress: true } },
  );
  return (
    <ReportPanel
      title={`${indicatorTitle({ id: indicatorId })}，${period} 的报告`}
      query={query}
      columns={COLUMNS}
      allRows={() => allPages((at, size) => listIndicatorReports(indicatorId, { ...asked, page: at, page_size: size }))}
      addressOf={(id) => `/report-list?open=${encodeURIComponent(id)}`}
      empty="该月没有需要查看的报告"
      unit="份报告"
      onPage={onPage}
      onClose={onClose}
    />
  );
}
