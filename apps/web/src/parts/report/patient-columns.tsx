import type { ReportListItem } from '@jianwei/api-client/model';
import type { Column } from '../../kit/table/table.tsx';
import { RowLink } from '../../kit/table/row-link.tsx';
import styles from './patient-columns.module.css';
import { bedText } from './print-lines.ts';

/** Whose line it is; lists of other things than reports may know less. */
type Person = Pick<ReportListItem, 'patient_name'> & Partial<Pick<ReportListItem, 'patient_gender' | 'patient_age'>>;
type Place = Partial<Pick<ReportListItem, 'department' | 'bed_no'>>;

/** 孟庆山 男 74 */
export function PatientName({ report }: { report: Person }) {
  return (
    <>
      <span className={`jw-name jw-print-lines ${styles.name}`} title={report.patient_name}>
        {report.patient_name}
      </span>
      <span className={`jw-ink-3 ${styles.facts}`}>
        {report.patient_gender} {report.patient_age}
      </span>
    </>
  );
}

/** 肾内科 05 床; an outpatient's place stands where the bed would. */
export function Ward({ report: { department, bed_no: bed } }: { report: Place }) {
  return (
    <span className={`jw-ink-2 jw-name jw-print-narrow ${styles.ward}`}>
      {department}
      {bed && (
        <>
          {' '}
          <span className={styles.bed}>{bedText(bed)}</span>
        </>
      )}
    </span>
  );
}

/** Whose line it is and where that person lies; the name leads to what `addressOf` names, if anything. */
export function patientColumns<Row extends Person & Place>(
  addressOf: ((row: Row) => string | undefined) | undefined,
): readonly [Column<Row>, Column<Row>] {
  return [
    {
      header: '患者',
      isRowHeader: true,
      className: styles.patient,
      cell: (row) => (
        <RowLink to={addressOf?.(row)}>
          <PatientName report={row} />
        </RowLink>
      ),
    },
    { header: '科室床号', cell: (row) => <Ward report={row} /> },
  ];
}
