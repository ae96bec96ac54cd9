import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format-date.ts';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
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
  return (
    <table className={`jw-table ${styles.table ?? ''}`}>
      <caption className="jw-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">报告</th>
          <th scope="col">疑似诊断</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{day.date}</th>
            <td>
              <ul>
                {day.reports.map((report) => {
                  const isHere = report.report_id === reportId;
                  return (
                    <li key={report.report_id} className={styles.report}>
                      <Link
                        to={shellAddress('/report-detail', report.report_id)}
                        aria-current={isHere ? 'true' : undefined}
                      >
                        {formatDate(report.report_time, 'HH:mm')} {report.report_name}
                      </Link>
                      {report.critical_count > 0 && (
                        <span className={styles.critical}>危急值 {report.critical_count}</span>
                      )}
                      {report.abnormal_count > 0 && (
                        <span className={styles.abnormal}>异常 {report.abnormal_count}</span>
                      )}
                    </li>
                  );
                })}
              </ul>
            </td>
            <td>
              <Diagnoses day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Diagnoses({ day }: { day: PatientDay }) {
  const [newest] = day.reports;
  const systems = [...Map.groupBy(day.diagnoses, ({ system }) => system)];
  if (systems.length === 0) return <span className={styles.none}>未提示</span>;
  return (
    <dl className={styles.systems}>
      {systems.map(([system, diagnoses]) => (
        <div key={system}>
          <dt>{system}</dt>
          <dd>
            {diagnoses.map(({ id, name, reliable }) => (
              <span key={id} className={styles.diagnosis}>
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
