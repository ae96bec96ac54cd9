import { useListDecisionReports } from '@jianwei/api-client/assist/assist';
import type { DecisionReport } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import shared from './assist.module.css';
import { decisionAddress } from './decision-address.ts';
import styles from './decision.module.css';

const PAGE_SIZE = 20;

const COLUMNS: readonly Column<DecisionReport>[] = [
  {
    id: 'patient',
    header: '患者',
    isRowHeader: true,
    isNowrap: true,
    cell: (report) => (
      <>
        <b>{report.patient_name}</b>{' '}
        <span className="jw-ink-3">
          {report.patient_gender} {report.patient_age}
        </span>
      </>
    ),
  },
  {
    id: 'department',
    header: '科室床号',
    cell: ({ department, bed_no: bed = '' }) =>
      [department, /^\d+$/.test(bed) ? `${bed} 床` : bed].filter(Boolean).join(' '),
  },
  {
    id: 'report',
    header: '报告',
    cell: ({ report_name: name, report_time: time }) => (
      <>
        {name} <span className="jw-ink-3">{formatDate(time, 'yyyy-MM-dd HH:mm')}</span>
      </>
    ),
  },
  {
    id: 'diagnoses',
    header: '疑似诊断的决策辅助',
    cell: (report) => (
      <span className={`jw-row jw-wrap ${styles.links}`}>
        {report.diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, reliable }) => (
          <Link
            key={id}
            to={decisionAddress(id, report.report_id)}
            className="jw-row jw-gap-6"
            aria-label={`${report.patient_name}：${name}`}
          >
            <ReliabilityMark reliable={reliable} showLabel={false} />
            {name}
          </Link>
        ))}
      </span>
    ),
  },
];

interface DecisionReportsProps {
  keyword: string;
  /** Zero-based. */
  page: number;
  onPage: (page: number) => void;
}

/** Patients' reports that suggest a diagnosis; each diagnosis leads to its decision aid for that patient. */
export function DecisionReports({ keyword, page, onPage }: DecisionReportsProps) {
  const query = useListDecisionReports(
    { keyword, page, page_size: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  const nothing =
    keyword === '' ? { title: '暂无有疑似诊断的报告' } : { title: '没有匹配的报告', hint: '仅列出有疑似诊断的报告' };
  return (
    <QueryState
      query={query}
      loading={<TableSkeleton columns={[2, 2, 3, 5]} rows={12} />}
      empty={({ data }) => data.length === 0 && <EmptyState {...nothing} />}
    >
      {({ data: reports, total_elements: totalElements }) => (
        <>
          <div className={shared.scroll}>
            <Table
              caption="有疑似诊断的报告"
              className={styles.reports}
              columns={COLUMNS}
              rows={reports}
              rowKey={({ report_id: id }) => id}
              isStale={query.isPlaceholderData}
            />
          </div>
          <div className={styles.foot}>
            <Pager page={page} pageSize={PAGE_SIZE} totalElements={totalElements} unit="份" onPage={onPage} />
          </div>
        </>
      )}
    </QueryState>
  );
}
