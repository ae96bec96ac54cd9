import { listQualityRows, useListQualityRows } from '@jianwei/api-client/datacenter/datacenter';
import type { QualityRow } from '@jianwei/api-client/model';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { askedSort } from '../../kit/admin/sort-values.ts';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { type DataCentreState, type OpenNumber, PAGE_SIZES, ROW_SORTS } from './datacenter-state.ts';
import { CHECK_WORDS } from './datacenter-words.ts';

const dayOf = ({ time }: QualityRow) => formatDate(time, 'yyyy-MM-dd HH:mm');

/** Where a row is repaired: in the cleaning queue, else by what its source says it sent that day. */
function repairOf({ item_id: id, source_id: source, time }: QualityRow): { to: string; text: string } {
  if (typeof id === 'number') return { to: addressOf('/data-cleaning', { open: String(id) }), text: '数据清洗' };
  return { to: addressOf('/data-synchronism-check', { source, date: formatDate(time) }), text: '数据同步核对' };
}

function Repair({ row }: { row: QualityRow }) {
  const { to, text } = repairOf(row);
  return <AllowedLink to={to}>{text}</AllowedLink>;
}

const COLUMNS: readonly AdminColumn<QualityRow>[] = [
  { key: 'time', isSortable: true, title: '时间', width: 132, cell: dayOf, text: dayOf },
  {
    key: 'source',
    isSortable: true,
    title: '来源',
    width: 104,
    cell: (row) => row.source_name,
    text: (row) => row.source_name,
  },
  {
    key: 'patient',
    isSortable: true,
    title: '患者',
    width: 84,
    cell: (row) => row.patient_name || '—',
    text: (row) => row.patient_name,
  },
  {
    key: 'report',
    isSortable: true,
    title: '报告号',
    width: 108,
    cell: (row) => row.report_id || '—',
    text: (row) => row.report_id,
  },
  { key: 'item', isSortable: true, title: '项目', isRowHeader: true, cell: (row) => row.item, text: (row) => row.item },
  {
    key: 'result',
    isSortable: true,
    title: '结果',
    width: 84,
    cell: (row) => row.result || '—',
    text: (row) => row.result,
  },
  { key: 'unit', isSortable: true, title: '单位', width: 96, cell: (row) => row.unit || '—', text: (row) => row.unit },
  {
    key: 'range',
    isSortable: true,
    title: '参考区间',
    width: 96,
    cell: (row) => row.range || '—',
    text: (row) => row.range,
  },
  { key: 'found', isSortable: true, title: '问题', cell: (row) => row.found, text: (row) => row.found },
  { key: 'repair', title: '修复', width: 112, cell: (row) => <Repair row={row} /> },
];

interface QualityRowsProps {
  /** The check that they fail, or what tells the item whose results they all are. */
  readonly of: OpenNumber;
  /** That item in words. */
  readonly item: string;
  /** Of which source, in words. */
  readonly name: string;
  readonly asked: Partial<Record<'from' | 'to' | 'source', string>>;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly sort: DataCentreState['rows_sort'];
  readonly onSort: (sort: DataCentreState['rows_sort']) => void;
  readonly onClose: () => void;
}

/** What stands over the rows, and what is said beside it. */
function headOf({ of, item, name }: Pick<QualityRowsProps, 'of' | 'item' | 'name'>) {
  if (!('check' in of)) return { caption: '项目的结果', title: `${name} · ${item}`, note: '全部结果' };
  const { name: checked, fails } = CHECK_WORDS[of.check];
  return { caption: '未通过的结果', title: `${name} · ${checked}`, note: fails };
}

/** The rows behind one number of the quality, or of an item; Esc closes them. */
export function QualityRows(props: QualityRowsProps) {
  const { of, asked, page, size, sort, onPage, onSize, onSort, onClose } = props;
  const { caption, title: text, note } = headOf(props);
  const title = useRef<HTMLHeadingElement>(null);
  const query = { ...asked, ...of, ...askedSort(sort) };
  const rows = useListQualityRows({ ...query, page, page_size: size }, OLDER_STAYS);
  useEffect(() => {
    title.current?.focus();
  }, [text]);
  return (
    <section
      aria-label={caption}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && !(target as HTMLElement).closest('input, select')) onClose();
      }}
    >
      <AdminTable<QualityRow>
        name="quality-rows"
        caption={caption}
        columns={'check' in of ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'found' && key !== 'repair')}
        query={rows}
        failed={`${caption}未能载入`}
        rowKey={(row) => row.row_id}
        sort={sort}
        usualSort="-time"
        onSort={(next) => onSort(ROW_SORTS.find((value) => value === next) ?? '')}
        onPage={onPage}
        pageSizes={PAGE_SIZES}
        onPageSize={onSize}
        unit="条"
        toolbar={
          <>
            <h2 ref={title} className="jw-heading" tabIndex={-1}>
              {text}
              <span className="jw-note">{` ${note}`}</span>
            </h2>
            <IconButton label={`关闭${caption}`} icon={X} onClick={onClose} />
          </>
        }
        allRows={() => allPages((number, many) => listQualityRows({ ...query, page: number, page_size: many }))}
        empty={<EmptyState title={`没有${caption}`} />}
      />
    </section>
  );
}
