import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { ReliabilityMark } from '../../parts/lab/reliability-mark.tsx';
import styles from './day-table.module.css';
import type { PatientDay } from './patient-days.ts';
import { articleAddress, shellAddress } from './shell-address.ts';

interface DayTableProps {
  caption: string;
  /** As they are listed. */
  days: readonly PatientDay[];
  reportId: string;
}

/** What each day says: its reports, each a way to open it, and its suspected diagnoses by disease system. */
export function DayTable({ caption, days, reportId }: DayTableProps) {
  const columns: Column<PatientDay>[] = [
    { id: 'date', header: '日期', isRowHeader: true, isNowrap: true, width: 112, cell: ({ date }) => date },
    { id: 'reports', header: '报告', cell: (day) => <Reports day={day} reportId={reportId} /> },
    { id: 'diagnoses', header: '疑似诊断', cell: (day) => <Diagnoses day={day} /> },
  ];
  return <Table caption={caption} columns={columns} rows={days} rowKey={({ date }) => date} className={styles.table} />;
}

function Reports({ day, reportId }: { day: PatientDay; reportId: string }) {
  return (
    <ul>
      {day.reports.map((report) => (
        <li key={report.report_id} className={styles.report}>
          <Link
            to={shellAddress('/report-detail', report.report_id)}
            aria-current={report.report_id === reportId ? 'true' : undefined}
          >
            {formatDate(report.report_time, 'HH:mm')} {report.report_name}
          </Link>
          {report.critical_count > 0 && <span className={styles.critical}>危急值 {report.critical_count}</span>}
          {report.abnormal_count > 0 && <span className={styles.minor}>异常 {report.abnormal_count}</span>}
        </li>
      ))}
    </ul>
  );
}

function Diagnoses({ day }: { day: PatientDay }) {
  const [newest] = day.reports;
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
                <Link to={articleAddress(newest?.report_id ?? '', { diagnosisId: id })}>{name}</Link>
                <ReliabilityMark reliable={reliable} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
