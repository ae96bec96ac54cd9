import styles from './skeleton.module.css';

interface TableSkeletonProps {
  /** Relative widths of the columns, as the table that is awaited has them. */
  columns: readonly number[];
  rows?: number;
  /** Row height in px. */
  rowHeight?: number;
}

/** Bars in the shape of the awaited table; they appear after 300 ms, so that a fast answer does not flicker. */
export function TableSkeleton({ columns, rows = 8, rowHeight = 36 }: TableSkeletonProps) {
  const grid = { gridTemplateColumns: columns.map((width) => `${width}fr`).join(' '), height: rowHeight };
  return (
    <div className={styles.skeleton} role="status" aria-label="正在载入">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={grid}>
          {columns.map((_width, column) => (
            <span key={column} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Bars in the shape of a paragraph. */
export function BlockSkeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="正在载入">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ width: `${line === lines - 1 ? 60 : 100 - line * 6}%` }} />
      ))}
    </div>
  );
}
