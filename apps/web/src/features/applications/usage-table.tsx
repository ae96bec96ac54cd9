import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './usage-table.module.css';

export interface UsageColumn<Row> {
  title: string;
  /** Figures stand at the right. */
  isFigure?: boolean;
  cell: (row: Row) => ReactNode;
}

interface UsageTableProps<Row> {
  caption: string;
  columns: readonly UsageColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  /** Old rows while new ones are on their way. */
  isStale?: boolean;
}

/** A plain table of what an application is used for; the first column names the row. */
export function UsageTable<Row>({ caption, columns, rows, keyOf, isStale = false }: UsageTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={isStale} data-stale={isStale || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }) => (
              <th key={title} scope="col" data-figure={isFigure || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map(({ title, isFigure, cell }, column) =>
                column === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} data-figure={isFigure || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
