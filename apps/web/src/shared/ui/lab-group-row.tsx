import type { LabGroup } from './lab-groups.ts';
import type { RowPlace } from './lab-row.tsx';
import styles from './lab-table.module.css';

interface LabGroupRowProps extends RowPlace {
  group: LabGroup;
  width: number;
}

/** Heading of a group: its name, how many rows, how many of them abnormal. */
export function LabGroupRow({ group, width, index, measure }: LabGroupRowProps) {
  return (
    <tr
      className={styles.group}
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      <th scope="rowgroup" colSpan={width}>
        {group.name}
        <span className={styles.groupCount}>
          {group.rows.length} 项{group.abnormalCount > 0 && `，异常 ${group.abnormalCount}`}
        </span>
      </th>
    </tr>
  );
}
