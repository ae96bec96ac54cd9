import type { LabGroup } from './lab-groups.ts';
import styles from './lab-table.module.css';

interface LabGroupRowProps {
  /** Where a row of a virtual table stands, from 0. */
  index?: number;
  group: LabGroup;
  width: number;
}

/** Heading of a group: its name, how many rows, how many of them abnormal. */
export function LabGroupRow({ group, width, index }: LabGroupRowProps) {
  return (
    <tr className={styles.group} aria-rowindex={index === undefined ? undefined : index + 2}>
      <th scope="rowgroup" colSpan={width}>
        {group.name}
        <span className={styles.groupCount}>
          {group.rows.length} 项{group.abnormalCount > 0 && `，异常 ${group.abnormalCount}`}
        </span>
      </th>
    </tr>
  );
}
