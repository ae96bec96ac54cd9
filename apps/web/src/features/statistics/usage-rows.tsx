import { listUsageRows, useListUsageRows } from '@jianwei/api-client/statistics/statistics';
import type { UsageRow } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { askedSort } from '../../kit/admin/sort-values.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { asked, PAGE_SIZES, SORT_VALUES, type UsageFilterState } from './usage-filter-state.ts';
import { KINDS } from './usage-words.ts';

const kindText = ({ kind }: UsageRow) => sayOf(kind, KINDS[kind]);

const COLUMNS: readonly AdminColumn<UsageRow & { readonly key: string }>[] = [
  { key: 'date', title: '日期', isSortable: true, isRowHeader: true, cell: (row) => row.date, text: (row) => row.date },
  {
    key: 'department',
    title: '科室',
    isSortable: true,
    cell: (row) => row.department || '未填科室',
    text: (row) => row.department,
  },
  { key: 'kind', title: '用途', isSortable: true, cell: kindText, text: kindText },
  {
    key: 'application',
    title: '应用',
    isSortable: true,
    cell: (row) => row.application || '—',
    text: (row) => row.application,
  },
  { key: 'count', title: '次数', isSortable: true, cell: (row) => countText(row.count), text: (row) => row.count },
];

interface UsageRowsProps {
  readonly filters: UsageFilterState;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly onSort: (sort: UsageFilterState['sort']) => void;
}

/** 明细: the sums behind every figure of the page, with the same filter. */
export function UsageRows({ filters, onPage, onSize, onSort }: UsageRowsProps) {
  const { kind } = filters;
  const query = { ...asked(filters), ...askedSort(filters.sort), ...(kind !== '' && { kind }) };
  const keyed = (rows: readonly UsageRow[]) => rows.map((row, place) => ({ ...row, key: String(place) }));
  const rows = useListUsageRows(
    { ...query, page: filters.page, page_size: filters.size },
    {
      ...OLDER_STAYS,
      query: { ...OLDER_STAYS.query, select: (page) => ({ ...page, data: keyed(page.data) }) },
    },
  );
  return (
    <AdminTable
      name="usage-rows"
      caption="使用明细"
      columns={COLUMNS}
      query={rows}
      failed="使用明细未能载入"
      rowKey={(row) => row.key}
      sort={filters.sort}
      usualSort="-date"
      onSort={(sort) => onSort(SORT_VALUES.find((value) => value === sort) ?? '')}
      onPage={onPage}
      pageSizes={PAGE_SIZES}
      onPageSize={onSize}
      unit="行"
      toolbar={<h2 className="jw-heading">明细</h2>}
      allRows={async () => keyed(await allPages((page, size) => listUsageRows({ ...query, page, page_size: size })))}
      empty={<EmptyState title="这一范围没有使用" />}
    />
  );
}
