import type { Column } from '../../kit/table/column.ts';
import { RowLink } from '../../kit/table/row-link.tsx';
import styles from './patient-columns.module.css';
import { PatientName, Ward, type Person, type Place } from './report-cells.tsx';

/** Whose line it is and where that person lies; the name leads to what `addressOf` names, if anything. */
export function patientColumns<Row extends Person & Place>(
  addressOf: ((row: Row) => string | undefined) | undefined,
): readonly [Column<Row>, Column<Row>] {
  return [
    {
      id: 'patient',
      header: '患者',
      isRowHeader: true,
      className: styles.patient,
      cell: (row) => (
        <RowLink to={addressOf?.(row)}>
          <PatientName report={row} />
        </RowLink>
      ),
    },
    { id: 'ward', header: '科室床号', cell: (row) => <Ward report={row} /> },
  ];
}
