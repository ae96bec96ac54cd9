import { type ProColumns, ProTable } from '@ant-design/pro-components';
import type { TableProps } from 'antd';
import { type LucideIcon, Settings, UnfoldVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLastFilter } from '../lib/last-filter.ts';
import { countText } from '../lib/format-number.ts';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { ListToolbarContext } from '../lib/list-search.ts';
import { useSettingName } from '../lib/page-frame.tsx';
import { readStored, writeStored } from '../lib/storage.ts';
import { QueryState, type ReadState } from '../query/query-state.tsx';
import { AntdFrame } from '../ui/antd-frame.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/skeleton.tsx';
import frame from '../ui/list-page.module.css';
import type { AdminColumn } from './admin-column.ts';
import { ColumnHead, headCell } from './column-head.tsx';
import { ExportButton } from './export-button.tsx';
import { filterWords } from './filter-words.ts';
import { useMatchMarks } from './match-marks.ts';
import { rowHandlers } from './row-handlers.ts';
import { type Pressed, rowSelection, type Selection } from './row-selection.ts';
import { focusPopupOf } from './tool-focus.ts';
import { TableWords } from './table-words.tsx';
import { useColumnSettings } from './use-column-settings.ts';
import styles from './admin-table.module.css';

export type { AdminColumn } from './admin-column.ts';

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
  /** Names of the address that say which list it is, beside `tab`: they narrow nothing. */
  readonly which?: readonly string[];
  /** It is all that its page shows: it ends with the window, and its rows scroll. */
  readonly isPage?: boolean;
  readonly columns: readonly AdminColumn<Row>[];
  readonly query: ReadState<Answer<Row>> & { readonly isFetching: boolean };
  readonly failed: string;
  /** What is said instead where there is none of what was asked for (404). */
  readonly absent?: string;
  readonly rowKey: (row: Row) => string;
  /** Column it is sorted by, with `-` where it descends. */
  readonly sort?: string;
  /** The order of the server where nobody asked for another, as `sort` has it: its arrow stands in the head. */
  readonly usualSort?: string;
  readonly onSort?: (sort: string) => void;
  readonly onPage: (page: number) => void;
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (size: number) => void;
  /** What is counted: 个账号. */
  readonly unit: string;
  readonly selection?: Selection<Row>;
  /** What was searched for: it is marked in the rows. */
  readonly keyword?: string;
  /** What narrows the list, above it. */
  readonly toolbar: ReactNode;
  /** Below it, over the whole width: how what was narrowed lies in time. */
  readonly overview?: ReactNode;
  readonly empty: ReactNode;
  readonly openKey?: string | undefined;
  readonly onOpen?: (row: Row) => void;
  /** Rows have an order of their own: one was dragged onto another, or moved past it with Alt and an arrow. */
  readonly onMove?: ((key: string, onto: string) => void) | undefined;
  /** The total is where counting stopped: there are more. */
  readonly isMore?: boolean;
  /** Rows of all pages of this filter, for the file. */
  readonly allRows?: () => Promise<readonly Row[]>;
  /** Beside the number of rows. */
  readonly legend?: ReactNode;
  /** Between the rows and the foot. */
  readonly below?: ReactNode;
}

/** The library's own icons and words are no buttons: no key would reach them. */
const toolIcon = (icon: LucideIcon, label: string, title?: string) => (
  <IconButton
    icon={icon}
    label={label}
    size={18}
    title={title}
    onClick={({ currentTarget }) => focusPopupOf(currentTarget)}
  />
);
const toolsOf = (onReset: () => void) => ({
  setting: {
    draggable: true,
    checkable: true,
    checkedReset: false,
    extra: (
      <Button variant="text" size="small" onClick={onReset}>
        恢复默认
      </Button>
    ),
    // As `settingIcon` it would stand in a tip of the library's, which takes the first Escape for itself.
    children: toolIcon(Settings, '列设置', '列设置'),
  },
  density: true,
  densityIcon: toolIcon(UnfoldVertical, '表格密度'),
  reload: false,
});

const DENSITIES = ['small', 'middle', 'large'] as const;
const densityOf = (kept: string | null) => DENSITIES.find((density) => density === kept) ?? 'middle';

const widthOf = (width: number | undefined) => (width === undefined ? {} : { width });

/** The title of a column; with an arrow where the server orders by it of itself. */
function headOf({ key, title }: { readonly key: string; readonly title: string }, usualSort: string): string {
  return usualSort === key ? `${title} ↑` : usualSort === `-${key}` ? `${title} ↓` : title;
}

/** A page that an address names and that there is no more, or not yet: the list is not empty. */
function BeyondTheEnd({ onFirst }: { readonly onFirst: () => void }) {
  return <EmptyState title="这一页没有内容" action={<Button onClick={onFirst}>回到第一页</Button>} />;
}

/**
 * A list of administration: sorted and paged by the server, columns, their widths and density by the user, rows chosen or opened, and
 * exported as they are seen, over all pages.
 */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { name, caption, columns, query, failed, rowKey, sort = '', onSort, selection, toolbar, empty } = props;
  const { onPage, pageSizes, onPageSize, unit, openKey, onOpen, onMove, allRows, legend, below, overview } = props;
  const { keyword = '', usualSort = '', isMore = false, isPage = false } = props;
  const settings = useSettingName(`table:${name}`);
  const settled = useColumnSettings(settings, columns);
  const { resize, total: tableWidth } = settled;
  const proColumns = columns.map((column): ProColumns<Row> => ({
    key: column.key,
    dataIndex: column.key,
    title: <ColumnHead columnKey={column.key} title={headOf(column, sort === '' ? usualSort : '')} onResize={resize} />,
    // Those that sort can be reached already.
    onHeaderCell: () => ({ ...headCell(column.key, resize), ...(column.isSortable !== true && { tabIndex: 0 }) }),
    ...widthOf(settled.widthOf(column.key) ?? column.width),
    ...(column.isEnd === true && { align: 'right' }),
    ...(column.key === 'actions' && { className: 'jw-no-print' }),
    ...(column.isRowHeader === true && { rowScope: 'row', hideInSetting: true }),
    ...(column.isSortable === true && {
      sorter: true,
      sortOrder: sort === column.key ? 'ascend' : sort === `-${column.key}` ? 'descend' : null,
    }),
    render: (_, row) => column.cell(row),
  }));
  const pressed = useRef<Pressed>({});
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list);
  const onLastFilter = useLastFilter(name, props.which);
  useMatchMarks(list, keyword, query.data?.data);
  const rows = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  // The fields say what they hold: every page fills its toolbar in its own way.
  useEffect(() => {
    if (tools.current && words.current) words.current.textContent = filterWords(tools.current);
  });
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const key = String(sorter.columnKey ?? '');
    onSort?.(sorter.order === 'descend' ? `-${key}` : sorter.order === 'ascend' ? key : '');
  };
  const shown = query.data?.page;
  useEffect(() => {
    if (rows.current) rows.current.scrollTop = 0;
  }, [shown]);
  return (
    <section ref={list} className={`jw-sheet jw-stack ${frame.sheet} ${styles.list}`} data-page={isPage || undefined}>
      <p ref={words} className="jw-print-only jw-note" />
      <div ref={tools} className={`jw-row jw-wrap jw-between jw-no-print ${frame.toolbar} ${styles.toolbar}`}>
        <ListToolbarContext value={{ onLastFilter }}>{toolbar}</ListToolbarContext>
      </div>
      {overview}
      <QueryState
        query={query}
        failed={failed}
        absent={props.absent}
        loading={<TableSkeleton columns={columns.map(() => 1)} rows={12} rowHeight={36} />}
      >
        {({ data, page, page_size: pageSize, total_elements: total }) => (
          <>
            <div
              ref={rows}
              className={`jw-print-table ${frame.rows} ${styles.rows}`}
              data-stale={query.isFetching || undefined}
            >
              <AntdFrame>
                <TableWords>
                  <ProTable<Row>
                    ghost
                    defaultSize={densityOf(readStored(`${settings}:density`))}
                    onSizeChange={(density) => writeStored(`${settings}:density`, String(density))}
                    cardProps={false}
                    search={false}
                    options={toolsOf(settled.reset)}
                    tableAlertRender={false}
                    columnsState={{ value: settled.kept, defaultValue: settled.first, onChange: settled.onChange }}
                    {...(tableWidth !== undefined && { tableLayout: 'fixed', scroll: { x: tableWidth } })}
                    columns={proColumns}
                    dataSource={[...data]}
                    rowKey={rowKey}
                    pagination={false}
                    showSorterTooltip={false}
                    aria-label={caption}
                    locale={{ emptyText: page > 0 && total > 0 ? <BeyondTheEnd onFirst={() => onPage(0)} /> : empty }}
                    rowClassName={(row) => (rowKey(row) === openKey ? (styles.open ?? '') : '')}
                    onChange={onChange}
                    {...(selection && { rowSelection: rowSelection(selection, data.map(rowKey), rowKey, pressed) })}
                    {...(onOpen && { onRow: (row: Row) => rowHandlers(() => onOpen(row), onMove) })}
                  />
                </TableWords>
              </AntdFrame>
            </div>
            {below}
            <footer className={`jw-row jw-wrap jw-between jw-no-print ${frame.footer}`}>
              <div className="jw-row jw-gap-16 jw-note">
                {legend}
                {allRows && total !== 0 && (
                  <ExportButton
                    settings={settings}
                    caption={caption}
                    label={`导出${isMore ? '超过' : ''} ${countText(total)} ${unit}`}
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
