import type { ReportListItem } from '@jianwei/api-client/model';
import { bedText } from './print-lines.ts';
import styles from './report-cells.module.css';

/** Whose line it is; lists of other things than reports may know less. */
export type Person = Pick<ReportListItem, 'patient_name'> &
  Partial<Pick<ReportListItem, 'patient_gender' | 'patient_age'>>;
export type Place = Partial<Pick<ReportListItem, 'department' | 'bed_no'>>;

/** 孟庆山 男 74 */
export function PatientName({ report }: { report: Person }) {
  return (
    <>
      <span className={styles.name}>{report.patient_name}</span>
      <span className={`jw-ink-3 ${styles.facts ?? ''}`}>
        {report.patient_gender} {report.patient_age}
      </span>
    </>
  );
}

/** 肾内科 05 床; an outpatient's place stands where the bed would. */
export function Ward({ report: { department, bed_no: bed } }: { report: Place }) {
  return (
    <span className={`jw-ink-2 jw-nowrap ${styles.ward ?? ''}`}>
      <span>{department}</span>
      {bed && <span>{bedText(bed)}</span>}
    </span>
  );
}
