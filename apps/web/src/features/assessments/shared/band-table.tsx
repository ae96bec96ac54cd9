import { type Column, Table } from '../../../kit/table/table.tsx';
import styles from './band-table.module.css';

interface Band {
  name: string;
  /** What stands in the columns behind the name. */
  cells: readonly string[];
  tone?: 'ok' | 'amber' | 'high';
  isCurrent: boolean;
}

interface BandTableProps {
  caption: string;
  columns: readonly string[];
  /** Of the columns behind the name. */
  align?: 'end';
  bands: readonly Band[];
}

/** The bands of a score; the one of this report is marked. */
export function BandTable({ caption, columns: [first = '', ...others], align, bands }: BandTableProps) {
  const columns: Column<Band>[] = [
    {
      header: first,
      isRowHeader: true,
      isNowrap: true,
      className: 'jw-strong jw-tone-ink',
      cell: ({ name, isCurrent }) => (
        <>
          {name}
          {isCurrent && <span className={`jw-tag ${styles.here}`}>本次</span>}
        </>
      ),
    },
    ...others.map((header, index) => ({ header, align, cell: ({ cells }: Band) => cells[index] })),
  ];
  return (
    <Table
      caption={caption}
      className={styles.bands}
      columns={columns}
      rows={bands}
      rowKey={({ name }) => name}
      rowState={({ tone, isCurrent }) => ({ 'data-tone': tone, 'aria-current': isCurrent || undefined })}
    />
  );
}
