import { EmptyRow, TableFrame, TableRow, type TableProps } from './table-frame.tsx';

/** Columns and rows as a table that shows all of them in their order. What orders, chooses or is very long is a DataTable. */
export function Table<Row>({ rows, rowKey, empty, rowState, onRowPress, onRowNear, ...frame }: TableProps<Row>) {
  const { columns } = frame;
  return (
    <TableFrame {...frame}>
      {rows.length === 0 && empty !== undefined && <EmptyRow width={columns.length}>{empty}</EmptyRow>}
      {rows.map((row, place) => (
        <TableRow key={rowKey(row, place)} {...{ row, columns, rowState, onRowPress, onRowNear }} />
      ))}
    </TableFrame>
  );
}
