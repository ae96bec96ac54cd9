import type { DiagnosisBrief, KeyResult, ReportListItem } from '@jianwei/api-client/model';

import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { FlagArrow } from '../lab/flag-arrow.tsx';
import { labShortName } from '../lab/lab-text.ts';
import { ReliabilityMark } from '../lab/reliability-mark.tsx';
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
      <span className={styles.minor}>
        {report.patient_gender} {report.patient_age}
      </span>
    </>
  );
}

/** 肾内科 05 床; an outpatient's place stands where the bed would. */
export function Ward({ report }: { report: Place }) {
  const bed = report.bed_no;
  return (
    <span className={`jw-ink-2 jw-nowrap ${styles.ward ?? ''}`}>
      <span>{report.department}</span>
      {bed && <span>{/^\d+$/.test(bed) ? `${bed} 床` : bed}</span>}
    </span>
  );
}

/** How many results are above and below their interval. */
export function AbnormalCounts({ high, low }: { high: number; low: number }) {
  if (high + low === 0) return <span className={styles.minor}>无</span>;
  return (
    <span className={styles.counts}>
      {high > 0 && (
        <span className={styles.high}>
          <FlagArrow direction="up" label="升高" />
          <span>{high}</span>
        </span>
      )}
      {low > 0 && (
        <span className={styles.low}>
          <FlagArrow direction="down" label="降低" />
          <span>{low}</span>
        </span>
      )}
    </span>
  );
}

/** The results that decide the reading, at most two. */
export function KeyResults({ results }: { results: readonly KeyResult[] }) {
  if (results.length === 0) return <span className={styles.minor}>未见需关注项</span>;
  return (
    <span className={styles.inline}>
      {results.map((result) => (
        <span key={result.laboratory_id} className={styles.result}>
          <span className={styles.label} title={`${result.laboratory_name} ${result.original_units}`}>
            {labShortName(result)}
          </span>
          <AbnormalValue
            value={result.original_result}
            abnormalType={result.abnormal_type}
            critical={result.critical}
            showCriticalTag
          />
        </span>
      ))}
    </span>
  );
}

/** Suspected diagnoses with their reliability bars, at most two. */
export function DiagnosisBriefs({ diagnoses }: { diagnoses: readonly DiagnosisBrief[] }) {
  if (diagnoses.length === 0) return <span className={styles.minor}>—</span>;
  return (
    <span className={`${styles.inline ?? ''} ${styles.wrapping ?? ''}`}>
      {diagnoses.map((diagnosis) => (
        <span key={diagnosis.diagnosis_id} className={styles.diagnosis}>
          <ReliabilityMark reliable={diagnosis.reliable} showLabel={false} />
          <span>{diagnosis.diagnosis_name}</span>
        </span>
      ))}
    </span>
  );
}
