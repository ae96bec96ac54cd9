import { useGetPatientInterpretation } from '@jianwei/api-client/analysis/analysis';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './latest-notice.module.css';
import { shellAddress } from './shell-address.ts';
import { useShellReport } from './shell-report.ts';

/** Says on an earlier report that there is a newer one, and what that one concludes. */
export function LatestNotice({ reportId }: { reportId: string }) {
  const { patient, timeline } = useShellReport();
  const patientId = patient?.patient_id ?? '';
  const newest = timeline?.days.flatMap((day) => day.reports ?? [])[0];
  const isEarlier = newest !== undefined && newest.report_id !== reportId;
  const { data } = useGetPatientInterpretation(
    { patient_id: patientId },
    { query: { enabled: isEarlier && patientId !== '' }, request: { suppress: true } },
  );
  if (!isEarlier || data === undefined || data.patient?.patient_id !== patientId || data.report_id === reportId)
    return null;
  return (
    <p className={`jw-no-print jw-gap-12 jw-table-text ${styles.notice ?? ''}`} role="note">
      <span>
        患者最近一份报告（{formatDate(data.report_time, 'yyyy-MM-dd HH:mm')}）：{data.interpretation.headline}
      </span>
      <Link to={shellAddress('/report-detail', data.report_id ?? '')}>查看</Link>
    </p>
  );
}
