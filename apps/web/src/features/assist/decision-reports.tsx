import { useListDecisionReports } from '@jianwei/api-client/assist/assist';
import type { DecisionReport } from '@jianwei/api-client/model';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format-date.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
import { Reload } from '../../shared/ui/reload.tsx';
import { TableSkeleton } from '../../shared/ui/skeleton.tsx';
import { decisionAddress } from './decision-address.ts';
import styles from './decision-list-page.module.css';

const PAGE_SIZE = 20;

interface DecisionReportsProps {
  keyword: string;
  /** Zero-based. */
  page: number;
  onPage: (page: number) => void;
}

/** Patients' reports that suggest a diagnosis; each diagnosis leads to its decision aid for that patient. */
export function DecisionReports({ keyword, page, onPage }: DecisionReportsProps) {
  const { data, isError, isPlaceholderData, refetch } = useListDecisionReports(
    { keyword, page, page_size: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isError && !data) return <Reload onReload={() => void refetch()} />;
  if (!data) return <TableSkeleton columns={[2, 2, 3, 5]} rows={12} />;
  if (data.data.length === 0)
    return keyword === '' ? (
      <EmptyState title="暂无有疑似诊断的报告" />
    ) : (
      <EmptyState title="没有匹配的报告" hint="仅列出有疑似诊断的报告" />
    );
  return (
    <>
      <div className={styles.scroll}>
        <table className={`jw-table ${styles.reports ?? ''}`} data-stale={isPlaceholderData || undefined}>
          <caption className="jw-visually-hidden">有疑似诊断的报告</caption>
          <thead>
            <tr>
              <th scope="col">患者</th>
              <th scope="col">科室床号</th>
              <th scope="col">报告</th>
              <th scope="col">疑似诊断的决策辅助</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((report) => (
              <Row key={report.report_id} report={report} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          totalElements={data.total_elements}
          unit="份"
          onPage={(next) => onPage(next)}
        />
      </div>
    </>
  );
}

function Row({ report }: { report: DecisionReport }) {
  const { bed_no: bed = '' } = report;
  return (
    <tr>
      <th scope="row">
        {report.patient_name}{' '}
        <span className={styles.minor}>
          {report.patient_gender} {report.patient_age}
        </span>
      </th>
      <td>{[report.department, /^\d+$/.test(bed) ? `${bed} 床` : bed].filter(Boolean).join(' ')}</td>
      <td>
        {report.report_name} <span className={styles.minor}>{formatDate(report.report_time, 'yyyy-MM-dd HH:mm')}</span>
      </td>
      <td>
        <span className={styles.links}>
          {report.diagnoses.map(({ diagnosis_id: id, diagnosis_name: name, reliable }) => (
            <Link key={id} to={decisionAddress(id, report.report_id)} aria-label={`${report.patient_name}：${name}`}>
              <ReliabilityMark reliable={reliable} showLabel={false} />
              {name}
            </Link>
          ))}
        </span>
      </td>
    </tr>
  );
}
