import type { TimelineReport } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import { shellAddress } from '../../parts/report/shell-address.ts';
import styles from './day-table.module.css';
import type { PatientDay } from './patient-days.ts';
import { useShellReport } from './report-shell.tsx';
import { ArticleLink } from './shell-page.tsx';

const COLUMNS: readonly Column<PatientDay>[] = [
  { id: 'date', header: '日期', isRowHeader: true, isNowrap: true, width: 112, cell: ({ date }) => date },
  { id: 'reports', header: '报告', cell: ({ reports }) => <Reports reports={reports} /> },
  { id: 'diagnoses', header: '疑似诊断', cell: (day) => <Diagnoses day={day} /> },
];

/** What each day says: its reports, each a way to open it, and its suspected diagnoses by disease system. */
export function DayTable({ caption, days }: { caption: string; days: readonly PatientDay[] }) {
  return <Table caption={caption} columns={COLUMNS} rows={days} rowKey={({ date }) => date} className={styles.table} />;
}

function Reports({ reports }: { reports: readonly TimelineReport[] }) {
  const { reportId } = useShellReport();
  return (
    <ul>
      {reports.map(({ report_id: id, report_time: time, report_name: name, critical_count: critical, ...report }) => (
        <li key={id} className={styles.report}>
          <Link to={shellAddress('/report-detail', id)} aria-current={id === reportId || undefined}>
            {formatDate(time, 'HH:mm')} {name}
          </Link>
          {critical > 0 && <span className={styles.critical}>危急值 {critical}</span>}
          {report.abnormal_count !== 0 && <span className={styles.minor}>异常 {report.abnormal_count}</span>}
        </li>
      ))}
    </ul>
  );
}

function Diagnoses({ day }: { day: PatientDay }) {
  const newestId = day.reports[0]?.report_id ?? '';
  const systems = [...Map.groupBy(day.diagnoses, ({ system }) => system)];
  if (systems.length === 0) return <span className={styles.minor}>未提示</span>;
  return (
    <dl className={styles.systems}>
      {systems.map(([system, diagnoses]) => (
        <div key={system} className="jw-row jw-start jw-gap-10">
          <dt className={styles.minor}>{system}</dt>
          <dd className={styles.diagnoses}>
            {diagnoses.map(({ id, name, reliable }) => (
              <span key={id} className="jw-row jw-gap-6">
                <ArticleLink article={{ diagnosis_id: id }} reportId={newestId} name={name} />
                <ReliabilityMark reliable={reliable} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
