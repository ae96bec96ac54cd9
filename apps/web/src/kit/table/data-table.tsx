import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type RefObject, useMemo } from 'react';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { Popover } from '../overlay/popover.tsx';
import { type Column, columnId, EmptyRow, type HeadingSort, TableFrame, type TableProps, TableRow } from './table.tsx';
import styles from './data-table.module.css';
import { VirtualRows } from './virtual-rows.tsx';

/** Above this many rows drawing all of them is felt. */
const VIRTUAL_FROM_ROWS = 100;

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature, sortedRowModel: createSortedRowModel() });

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Names in the order of a Chinese dictionary, and the figures in them by their value. */
const { compare } = new Intl.Collator('zh-CN', { numeric: true });

interface DataTableProps<Row extends object> extends TableProps<Row> {
  /** The order before a heading is pressed: id of a column. */
  sortedBy?: { readonly id: string; readonly isDescending?: boolean };
  /** Offers which columns are shown. */
  hasColumnChoice?: boolean;
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
 * A table whose reader orders its rows and chooses its columns, and which may be very long: then only the rows near the
 * view are drawn, on paper all of them. `columns` and `rows` keep their identity as long as they say the same.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, empty, rowState, onRowPress, onRowNear, ...own } = props;
  const { sortedBy, hasColumnChoice = false, scroller, ...frame } = own;
  const isPrinting = useIsPrinting();
  const definitions = useMemo(() => columns.map(definition), [columns]);
  const sorting: SortingState = sortedBy ? [{ id: sortedBy.id, desc: sortedBy.isDescending ?? false }] : [];
  const hidden = columns.filter((column) => column.isHiddenAtFirst);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    initialState: { sorting, columnVisibility: Object.fromEntries(hidden.map((column) => [columnId(column), false])) },
  });
  const ordered = table.getRowModel().rows.map(({ original }) => original);
  const shown = columns.filter((column) => table.getColumn(columnId(column))?.getIsVisible());
  const sortOf = (id: string): HeadingSort | undefined => {
    const column = table.getColumn(id);
    if (!column?.getCanSort()) return undefined;
    const direction = column.getIsSorted();
    return {
      direction: direction === false ? undefined : ARIA_SORT[direction],
      toggle: () => column.toggleSorting(),
    };
  };
  const row = { columns: shown, rowState, onRowPress, onRowNear };
  const isVirtual = scroller !== undefined && rows.length > VIRTUAL_FROM_ROWS && !isPrinting;
  return (
    <>
      {hasColumnChoice && (
        <ColumnChoice
          columns={columns}
          shownIds={shown.map(columnId)}
          onToggle={(id) => table.getColumn(id)?.toggleVisibility()}
        />
      )}
      <TableFrame {...frame} columns={shown} sortOf={sortOf} rowCount={isVirtual ? rows.length + 1 : undefined}>
        {rows.length === 0 && empty !== undefined && <EmptyRow width={shown.length}>{empty}</EmptyRow>}
        {isVirtual ? (
          <VirtualRows rows={ordered} rowKey={rowKey} density={frame.density} scroller={scroller} {...row} />
        ) : (
          ordered.map((one, place) => <TableRow key={rowKey(one, place)} row={one} {...row} />)
        )}
      </TableFrame>
    </>
  );
}

interface ColumnChoiceProps {
  columns: readonly Column<never>[];
  shownIds: readonly string[];
  onToggle: (id: string) => void;
}

/** Which columns a table shows. The one that names the rows always stands. */
function ColumnChoice({ columns, shownIds, onToggle }: ColumnChoiceProps) {
  return (
    <div className={`jw-row jw-no-print ${styles.choice}`}>
      <Popover trigger="列设置" triggerClassName="jw-button jw-button-small" panelLabel="显示的列" width={180}>
        {() => (
          <ul className={styles.columns}>
            {columns.map((column) => (
              <li key={columnId(column)}>
                <label className="jw-row jw-gap-8">
                  <input
                    type="checkbox"
                    checked={shownIds.includes(columnId(column))}
                    disabled={column.isRowHeader === true}
                    onChange={() => onToggle(columnId(column))}
                  />
                  {column.title ?? column.header}
                </label>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  );
}
