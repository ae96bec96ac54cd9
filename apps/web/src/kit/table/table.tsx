import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useIsPrinting } from '../lib/use-is-printing.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './table.module.css';
import { moveFocus } from './row-focus.ts';

/** What a column is ordered by; rows without a value come last, whichever way it is ordered. */
/** One column of a table, as data. Its heading names it; one that is more than a text, or may stand twice, has an id. */
export type Column<Row> = ColumnFacts<Row> &
  ({ readonly header: string; readonly id?: string } | { readonly header: ReactNode; readonly id: string });

export const columnId = <Row,>({ id, header }: Column<Row>) => id ?? (header as string);

interface ColumnFacts<Row> {
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
  /** What its heading takes besides: keys that change its width. */
  readonly headAttributes?: HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string>>;
  /** Left out on paper. */
  readonly isScreenOnly?: boolean;
}

/** Height of a row: dense figures, lines of text, and lists that are read row by row. */
export type Density = 'compact' | 'standard' | 'loose';

export type RowState = Readonly<
  { 'aria-current'?: true | undefined } & Record<`data-${string}`, string | number | true | undefined>
>;

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  /** State of a row for its style, as attributes. */
  rowState?: ((row: Row) => RowState) | undefined;
  /** The whole row is pressed by mouse; for the keyboard one of its cells holds a link (ROW_LINK). */
  onRowPress?: ((row: Row) => void) | undefined;
  /** The pointer or the focus came to the row. */
  onRowNear?: ((row: Row) => void) | undefined;
}

export interface TableProps<Row> extends RowProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** By its place only where nothing else tells rows apart, and never where their order changes. */
  rowKey: (row: Row, place: number) => string | number;
  density?: Density | undefined;
  /** Old rows while new ones are on their way. */
  isStale?: boolean | undefined;
  /** A page of a longer list: it ends in a hairline, for more rows follow. */
  isPage?: boolean | undefined;
  empty?: ReactNode;
  /** All headings are only read out: what the table holds explains itself. */
  isHeadHidden?: boolean;
  className?: string | undefined;
  /** What the paper is of, and when: above the headings, on each page. */
  paper?: string | undefined;
}

interface TableFrameProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'density' | 'isStale' | 'isPage' | 'isHeadHidden' | 'className' | 'paper'
> {
  /** In pixels, where the user settled the widths of its columns; otherwise it divides the room that it has. */
  sizedWidth?: number | undefined;
  children: ReactNode;
}

/** A three-line table around its rows. ↑ and ↓ move between the links of its rows. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, columns, density = 'compact', className, isStale = false } = props;
  const { isPage = false, isHeadHidden = false, sizedWidth, paper, children } = props;
  return (
    <table
      className={classNames(styles.table, className)}
      data-density={density}
      data-page={isPage || undefined}
      data-headless={isHeadHidden || undefined}
      data-stale={isStale || undefined}
      data-sized={sizedWidth === undefined ? undefined : true}
      style={sizedWidth === undefined ? undefined : { width: sizedWidth }}
      aria-busy={isStale}
    >
      <caption className="jw-visually-hidden">{caption}</caption>
      <thead>
        {paper !== undefined && <PaperRow width={columns.length}>{paper}</PaperRow>}
        <tr>
          {columns.map((column) => (
            <Heading key={columnId(column)} column={column} isHidden={isHeadHidden} />
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={(event) => moveFocus(event, 'tr', '[data-row-link]')}>{children}</tbody>
    </table>
  );
}

/** Of the paper alone: on the screen it is no row of the table. */
function PaperRow({ width, children }: { width: number; children: string }) {
  const isPrinting = useIsPrinting();
  return (
    isPrinting && (
      <tr className="jw-print-only">
        <td colSpan={width}>{children}</td>
      </tr>
    )
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  isHidden: boolean;
}

function Heading<Row>({ column, isHidden }: HeadingProps<Row>) {
  const { header, isHeaderHidden = isHidden, width } = column;
  const content = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  return (
    <th
      {...column.headAttributes}
      scope="col"
      className={classNames(column.isScreenOnly && 'jw-no-print', column.headClassName)}
      data-align={column.align}
      data-nowrap={column.isNowrap}
      style={width === undefined ? undefined : { width }}
    >
      {content}
    </th>
  );
}

/** Controls in a row act for themselves. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowState, onRowPress, onRowNear } = props;
  const near = onRowNear && (() => onRowNear(row));
  return (
    <tr
      {...rowState?.(row)}
      data-pressable={onRowPress ? true : undefined}
      onClick={
        onRowPress &&
        ((event) => {
          if (!isOnControl(event.target)) onRowPress(row);
        })
      }
      onMouseEnter={near}
      onFocus={near}
    >
      {columns.map((column) => (
        <TableCell key={columnId(column)} column={column} row={row} />
      ))}
    </tr>
  );
}

export function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const attributes = {
    className: classNames(column.isScreenOnly && 'jw-no-print', column.className),
    'data-align': column.align,
    'data-nowrap': column.isNowrap,
  };
  const content = column.cell(row);
  if (!column.isRowHeader) return <td {...attributes}>{content}</td>;
  return (
    <th scope="row" {...attributes}>
      {content}
    </th>
  );
}

/** What stands in place of the rows. */
export function EmptyRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={width} data-empty>
        {children}
      </td>
    </tr>
  );
}

/** Columns and rows as a table that shows all of them in their order. */
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
