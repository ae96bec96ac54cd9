import type { ReactNode } from 'react';

/** What a column is ordered by; rows without a value come last, whichever way it is ordered. */
type SortValue = string | number | undefined;

/** One column of a table, as data. */
export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  /** What the column is called in the choice of columns, where its heading is more than a text. */
  readonly title?: string;
  /** The heading is only read out: over controls and marks that explain themselves. */
  readonly isHeaderHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Its cell names the row. */
  readonly isRowHeader?: boolean;
  /** Figures stand at the end, marks and controls in the middle. */
  readonly align?: 'end' | 'center' | undefined;
  readonly width?: number | string;
  /** Neither heading nor cells break into lines. */
  readonly isNowrap?: boolean;
  readonly className?: string | undefined;
  readonly headClassName?: string | undefined;
  /** Makes the heading a button that orders the rows, in a DataTable. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Shown once it is chosen, in a DataTable that offers its columns. */
  readonly isHiddenAtFirst?: boolean;
  /** Left out on paper. */
  readonly isScreenOnly?: boolean;
}
