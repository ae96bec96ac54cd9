import type { LaboratoryRow } from '@jianwei/api-client/model';

import { useMemo, type RefObject } from 'react';

import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import { LabGroupRow } from './lab-group-row.tsx';
import { groupLabRows } from './lab-groups.ts';
import { LabRow, type LabColumns } from './lab-row.tsx';
import styles from './lab-table.module.css';
import { VirtualLabBodies } from './virtual-lab-bodies.tsx';
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx';

interface LabTableProps {
  rows: readonly LaboratoryRow[];
  /** Accessible name of the table. */
  caption: string;
  /** Headings per group_name with count and abnormal count. */
  grouped?: boolean;
  /** Code column, first; blood gas (api_type 3) only. */
  showCode?: boolean;
  /** Change against the patient's previous result. */
  showPrevious?: boolean;
  /** Without specimen and ruler, for the narrow columns of the tools. */
  compact?: boolean;
  /** laboratory_ids of evidence rows: 3 px bar and tint. */
  markedIds?: ReadonlySet<string>;
  onOpenKnowledge?: (row: LaboratoryRow) => void;
  /** Keeps the header in sight while the nearest scroll container moves. */
  stickyHeader?: boolean;
  /** What scrolls the table: with it, a table of very many rows draws only those near the view. */
  scroller?: RefObject<HTMLElement | null>;
  /** On paper, repeated on each page: who and when above the head, the disclaimer below the rows. */
  print?: { heading: string; footing: string };
}

const NONE: ReadonlySet<string> = new Set();
/** Above this many rows drawing all of them is felt. */
const VIRTUAL_FROM = 300;

function Heading({ columns }: { columns: LabColumns }) {
  return (
    <tr className={styles.heading}>
      {columns.code && <th scope="col">代码</th>}
      <th scope="col" className={styles.nameHeading}>
        检验项目
      </th>
      {!columns.compact && (
        <th scope="col" className={styles.specimenHeading}>
          标本
        </th>
      )}
      <th scope="col" className={styles.resultHeading}>
        结果
      </th>
      <th scope="col" className={styles.unitHeading}>
        单位
      </th>
      {columns.previous && (
        <th scope="col" className={styles.previousHeading}>
          较上次
        </th>
      )}
      {!columns.compact && (
        <th scope="col" className={styles.rulerHeading}>
          区间标尺
        </th>
      )}
      <th scope="col">参考区间</th>
    </tr>
  );
}

/** Laboratory results as a three-line table: name, specimen, result, unit, ruler, reference interval. */
export function LabTable(props: LabTableProps) {
  const { rows, caption, grouped = false, markedIds = NONE, onOpenKnowledge } = props;
  const { showCode = false, showPrevious = false, compact = false } = props;
  const columns = useMemo(
    () => ({ code: showCode, previous: showPrevious, compact }),
    [showCode, showPrevious, compact],
  );
  const groups = useMemo(() => groupLabRows(rows), [rows]);
  const isPrinting = useIsPrinting();
  const scroller = rows.length > VIRTUAL_FROM && !isPrinting ? props.scroller : undefined;
  const width = (columns.compact ? 4 : 6) + (columns.code ? 1 : 0) + (columns.previous ? 1 : 0);
  const row = (item: LaboratoryRow) => (
    <LabRow
      key={item.laboratory_id}
      row={item}
      columns={columns}
      marked={markedIds.has(item.laboratory_id)}
      onOpenKnowledge={onOpenKnowledge}
    />
  );
  return (
    <table
      className={styles.table}
      data-sticky={props.stickyHeader || undefined}
      data-virtual={scroller !== undefined || undefined}
      aria-rowcount={scroller && rows.length + groups.length + 1}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        {props.print && (
          <tr className={styles.paper}>
            <td colSpan={width}>{props.print.heading}</td>
          </tr>
        )}
        <Heading columns={columns} />
      </thead>
      {scroller ? (
        <VirtualLabBodies
          groups={groups}
          columns={columns}
          width={width}
          markedIds={markedIds}
          onOpenKnowledge={onOpenKnowledge}
          scroller={scroller}
        />
      ) : grouped ? (
        groups.map((group) => (
          <tbody key={group.name}>
            <LabGroupRow group={group} width={width} />
            {group.rows.map(row)}
          </tbody>
        ))
      ) : (
        <tbody>{rows.map(row)}</tbody>
      )}
      {props.print && (
        <tfoot>
          <tr className={styles.paper}>
            <td colSpan={width}>{props.print.footing}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
