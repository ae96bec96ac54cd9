import type { LaboratoryRow } from '@jianwei/api-client/model';
import { labState } from './lab-text.ts';
import styles from './lab-table.module.css';

/** Rows of one group in the order of the report, with the figures of its heading. */
export interface LabGroup {
  name: string;
  rows: LaboratoryRow[];
  abnormalCount: number;
}

const UNGROUPED = '其他项目';

/** Rows by group_name, groups in the order in which the report first names them. */
export function groupLabRows(rows: readonly LaboratoryRow[]): LabGroup[] {
  const groups = Map.groupBy(rows, (row) => row.group_name ?? UNGROUPED);
  return [...groups].map(([name, members]) => ({
    name,
    rows: members,
    abnormalCount: members.filter((row) => labState(row) === 'abnormal').length,
  }));
}

/** Class and place of a row; in a virtual table, where it has an index from 0, it lays itself out. */
export const lineOf = (index: number | undefined, className = '') =>
  index === undefined ? { className } : { className: `${styles.line} ${className}`, 'aria-rowindex': index + 2 };

interface LabGroupRowProps {
  /** Where a row of a virtual table stands, from 0. */
  index?: number;
  group: LabGroup;
  width: number;
}

/** Heading of a group: its name, how many rows, how many of them abnormal. */
export function LabGroupRow({ group, width, index }: LabGroupRowProps) {
  return (
    <tr {...lineOf(index, styles.group)}>
      <th scope="rowgroup" colSpan={width}>
        {group.name}
        <span className={styles.groupCount}>
          {group.rows.length} 项{group.abnormalCount > 0 && `，异常 ${group.abnormalCount}`}
        </span>
      </th>
    </tr>
  );
}
