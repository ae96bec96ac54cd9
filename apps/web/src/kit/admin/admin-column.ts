import type { ReactNode } from 'react';
import type { CsvCell } from '../lib/csv.ts';

/** A column of an administration table. */
export interface AdminColumn<Row> {
  /** Also the name it is sorted by on the server. */
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly isSortable?: boolean;
  /** Figures, or what else ends at the right. */
  readonly isEnd?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /** Stands in the exported file even while the list does not show it. */
  readonly isInFile?: boolean;
  /** Names the row for a screen reader; always shown. */
  readonly isRowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What stands in the exported file; a column without it is not exported. */
  readonly text?: (row: Row) => CsvCell;
}
