import { type ProColumns, ProTable } from '@ant-design/pro-components';
import type { TableProps } from 'antd';
import { Download } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type RefObject, useRef, useState } from 'react';
import { type CsvCell, csvText, downloadCsv } from '../lib/csv.ts';
import { today } from '../lib/format-date.ts';
import { readStoredJson, STORAGE_PREFIX } from '../lib/storage.ts';
import { QueryState, type ReadState } from '../query/query-state.tsx';
import { AntdFrame } from '../ui/antd-frame.tsx';
import { Button } from '../ui/button.tsx';
import { notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/skeleton.tsx';
import frame from '../ui/list-page.module.css';
import { rangeChoice } from './range-choice.ts';
import styles from './admin-table.module.css';

/** A column of an administration table. */
export interface AdminColumn<Row> {
  /** Also the name it is sorted by on the server. */
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly isSortable?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /** Names the row for a screen reader; always shown. */
  readonly isRowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What stands in the exported file; a column without it is not exported. */
  readonly text?: (row: Row) => CsvCell;
}

interface Answer<Row> {
  readonly page: number;
  readonly page_size: number;
  readonly total_elements: number;
  readonly data: readonly Row[];
}

interface AdminTableProps<Row> {
  /** Personal settings of columns are kept under it. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly AdminColumn<Row>[];
  readonly query: ReadState<Answer<Row>> & { readonly isFetching: boolean };
  readonly failed: string;
  readonly rowKey: (row: Row) => string;
  /** Column it is sorted by, with `-` where it descends. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly onPage: (page: number) => void;
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (size: number) => void;
  /** What is counted: 个账号. */
  readonly unit: string;
  readonly selection?: { readonly keys: readonly string[]; readonly onChange: (keys: readonly string[]) => void };
  /** What narrows the list, above it. */
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly openKey?: string | undefined;
  readonly onOpen?: (row: Row) => void;
  /** Rows have an order of their own: one was dragged onto another, or moved past it with Alt and an arrow. */
  readonly onMove?: ((key: string, onto: string) => void) | undefined;
  /** Rows of all pages of this filter, for the file. */
  readonly allRows?: () => Promise<readonly Row[]>;
  /** Beside the number of rows. */
  readonly legend?: ReactNode;
  /** Between the rows and the foot. */
  readonly below?: ReactNode;
}

/** Keys of the row whose checkbox is pressed, and of the one that was chosen last. */
interface Pressed {
  readonly now?: string;
  readonly last?: string | undefined;
}

const COLUMN_SETTINGS = { setting: { draggable: true, checkable: true }, density: true, reload: false } as const;

/** Columns that the user does not hide, as their settings are kept. */
function shownColumns<Row>(name: string, columns: readonly AdminColumn<Row>[]): readonly AdminColumn<Row>[] {
  const kept = (readStoredJson(`table:${name}`) ?? {}) as Record<string, { show?: boolean; order?: number }>;
  return columns
    .filter(({ key, isHiddenAtFirst = false }) => kept[key]?.show ?? !isHiddenAtFirst)
    .map((column, place) => ({ column, place: kept[column.key]?.order ?? place }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ column }) => column);
}

/**
 * A list of administration: sorted and paged by the server, columns and density by the user, rows chosen or opened, and exported
 * as they are seen, over all pages.
 */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { name, caption, columns, query, failed, rowKey, sort = '', onSort, selection, toolbar, empty } = props;
  const { onPage, pageSizes, onPageSize, unit, openKey, onOpen, onMove, allRows, legend, below } = props;
  const proColumns = columns.map((column): ProColumns<Row> => ({
    key: column.key,
    dataIndex: column.key,
    title: column.title,
    ...(column.width !== undefined && { width: column.width }),
    ...(column.isRowHeader === true && { rowScope: 'row', hideInSetting: true }),
    ...(column.isSortable === true && {
      sorter: true,
      sortOrder: sort === column.key ? 'ascend' : sort === `-${column.key}` ? 'descend' : null,
    }),
    render: (_, row) => column.cell(row),
  }));
  const pressed = useRef<Pressed>({});
  const hidden = columns.filter((column) => column.isHiddenAtFirst === true);
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const key = String(sorter.columnKey ?? '');
    onSort?.(sorter.order === 'descend' ? `-${key}` : sorter.order === 'ascend' ? key : '');
  };
  return (
    <section className={`jw-sheet jw-stack ${frame.sheet}`}>
      <div className={`jw-row jw-wrap jw-between ${frame.toolbar} ${styles.toolbar}`}>{toolbar}</div>
      <QueryState
        query={query}
        failed={failed}
        loading={<TableSkeleton columns={columns.map(() => 1)} rows={12} rowHeight={36} />}
      >
        {({ data, page, page_size: pageSize, total_elements: total }) => (
          <>
            <div className={`${frame.rows} ${styles.rows}`} data-stale={query.isFetching || undefined}>
              <AntdFrame>
                <ProTable<Row>
                  ghost
                  defaultSize="middle"
                  cardBordered={false}
                  search={false}
                  options={COLUMN_SETTINGS}
                  tableAlertRender={false}
                  columnsState={{
                    persistenceKey: `${STORAGE_PREFIX}table:${name}`,
                    persistenceType: 'localStorage',
                    defaultValue: Object.fromEntries(hidden.map(({ key }) => [key, { show: false }])),
                  }}
                  columns={proColumns}
                  dataSource={[...data]}
                  rowKey={rowKey}
                  pagination={false}
                  showSorterTooltip={false}
                  aria-label={caption}
                  locale={{ emptyText: empty }}
                  rowClassName={(row) => (rowKey(row) === openKey ? (styles.open ?? '') : '')}
                  onChange={onChange}
                  {...(selection && { rowSelection: rowSelection(selection, data.map(rowKey), rowKey, pressed) })}
                  {...(onOpen && { onRow: (row: Row) => rowHandlers(() => onOpen(row), onMove) })}
                />
              </AntdFrame>
            </div>
            {below}
            <footer className={`jw-row jw-wrap jw-between ${frame.footer}`}>
              <div className="jw-row jw-gap-16 jw-note">
                {legend}
                {allRows && total !== 0 && (
                  <ExportButton
                    name={name}
                    caption={caption}
                    total={total}
                    unit={unit}
                    columns={columns}
                    allRows={allRows}
                  />
                )}
              </div>
              <Pager
                page={page}
                pageSize={pageSize}
                totalElements={total}
                unit={unit}
                onPage={onPage}
                {...(pageSizes && { pageSizes })}
                {...(onPageSize && { onPageSize })}
              />
            </footer>
          </>
        )}
      </QueryState>
    </section>
  );
}

/**
 * Checkboxes of the rows. The library keeps the place of the row that was chosen last, which another row has once the list is
 * sorted or turned: ranges are counted from the row itself.
 */
function rowSelection<Row extends object>(
  { keys: chosen, onChange }: NonNullable<AdminTableProps<Row>['selection']>,
  shown: readonly string[],
  rowKey: (row: Row) => string,
  pressed: RefObject<Pressed>,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: [...chosen],
    preserveSelectedRowKeys: true,
    onChange: (keys, _rows, { type }) => {
      const { now, last } = pressed.current;
      const isRange = type === 'multiple' && now !== undefined;
      const next = isRange ? rangeChoice(shown, chosen, last, now) : keys.map(String);
      pressed.current = { last: type !== 'all' && now !== undefined && next.includes(now) ? now : undefined };
      onChange(next);
    },
    getCheckboxProps: (row) => ({
      'aria-label': `选择 ${rowKey(row)}`,
      onClick: () => (pressed.current = { ...pressed.current, now: rowKey(row) }),
    }),
  };
}

/** A row that a press or Enter opens, and arrows lead on from; what stands in it keeps its own presses. */
function rowHandlers(open: () => void, onMove?: (key: string, onto: string) => void): HTMLAttributes<HTMLElement> {
  return {
    ...(onMove && dragHandlers(onMove)),
    tabIndex: 0,
    onClick: ({ target }) => {
      if (!(target as HTMLElement).closest('a, button, input, label')) open();
    },
    onKeyDown: (event) => {
      const { currentTarget: line, key } = event;
      if (event.target !== line) return;
      if (key === 'Enter') open();
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      const next = key === 'ArrowDown' ? line.nextElementSibling : line.previousElementSibling;
      if (!(next instanceof HTMLElement)) return;
      if (event.altKey && onMove) onMove(keyOfLine(line), keyOfLine(next));
      else next.focus();
    },
  };
}

const keyOfLine = (line: HTMLElement): string => line.dataset['rowKey'] ?? '';
const DRAGGED = 'application/x-row';

function dragHandlers(onMove: (key: string, onto: string) => void): HTMLAttributes<HTMLElement> {
  return {
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }) => dataTransfer.setData(DRAGGED, keyOfLine(currentTarget)),
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event) => {
      const key = event.dataTransfer.getData(DRAGGED);
      const onto = keyOfLine(event.currentTarget);
      event.preventDefault();
      if (key !== '' && onto !== '' && key !== onto) onMove(key, onto);
    },
  };
}

interface ExportProps<Row> {
  readonly name: string;
  readonly caption: string;
  readonly total: number;
  readonly unit: string;
  readonly columns: readonly AdminColumn<Row>[];
  readonly allRows: () => Promise<readonly Row[]>;
}

/** Exports what is seen: this filter and order, the shown columns in their order, all pages. */
function ExportButton<Row>({ name, caption, total, unit, columns, allRows }: ExportProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const shown = shownColumns(name, columns).filter((column) => column.text !== undefined);
      const rows = await allRows();
      const lines = rows.map((row) => shown.map(({ text }) => text?.(row) ?? null));
      downloadCsv(csvText([shown.map(({ title }) => title), ...lines]), `${caption}_${today()}.csv`);
    } catch {
      notice.error('导出失败，请重试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Download size={14} />} busy={isBusy} onClick={() => void write()}>
      {`导出 ${total} ${unit}`}
    </Button>
  );
}
