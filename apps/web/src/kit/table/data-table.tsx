import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type RefObject, useMemo } from 'react';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { type Column, columnId, EmptyRow, type HeadingSort, TableFrame, type TableProps, TableRow } from './table.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/** Above this many rows drawing all of them is felt. */
const VIRTUAL_FROM_ROWS = 100;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Names in the order of a Chinese dictionary, and the figures in them by their value. */
const { compare } = new Intl.Collator('zh-CN', { numeric: true });

interface DataTableProps<Row extends object> extends TableProps<Row> {
  /** The order before a heading is pressed: id of a column. */
  sortedBy?: { readonly id: string; readonly isDescending?: boolean };
  /** What scrolls the table: with it, a table of very many rows draws only those near the view. */
  scroller?: RefObject<HTMLElement | null>;
}

function definition<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { sortBy } = column;
  const id = columnId(column);
  if (!sortBy) return { id, enableSorting: false };
  return {
    id,
    accessorFn: sortBy,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (left, right) => {
      const [a, b] = [left.getValue<string | number>(id), right.getValue<string | number>(id)];
      return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    },
  };
}

/**
 * A table whose reader orders its rows, and which may be very long: then only the rows near the view are drawn, on paper all of them. `columns` and `rows` keep their identity as long as they say the same.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, empty, rowState, onRowPress, onRowNear, ...own } = props;
  const { sortedBy, scroller, ...frame } = own;
  const isPrinting = useIsPrinting();
  const definitions = useMemo(() => columns.map(definition), [columns]);
  const sorting: SortingState = sortedBy ? [{ id: sortedBy.id, desc: sortedBy.isDescending ?? false }] : [];
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    initialState: { sorting },
  });
  const ordered = table.getRowModel().rows.map(({ original }) => original);
  const sortOf = (id: string): HeadingSort | undefined => {
    const column = table.getColumn(id);
    if (!column?.getCanSort()) return undefined;
    const direction = column.getIsSorted();
    return {
      direction: direction === false ? undefined : ARIA_SORT[direction],
      toggle: () => column.toggleSorting(),
    };
  };
  const row = { columns, rowState, onRowPress, onRowNear };
  const isVirtual = scroller !== undefined && rows.length > VIRTUAL_FROM_ROWS && !isPrinting;
  return (
    <TableFrame {...frame} columns={columns} sortOf={sortOf} rowCount={isVirtual ? rows.length + 1 : undefined}>
      {rows.length === 0 && empty !== undefined && <EmptyRow width={columns.length}>{empty}</EmptyRow>}
      {isVirtual ? (
        <VirtualRows rows={ordered} rowKey={rowKey} density={frame.density} scroller={scroller} {...row} />
      ) : (
        ordered.map((one, place) => <TableRow key={rowKey(one, place)} row={one} {...row} />)
      )}
    </TableFrame>
  );
}
