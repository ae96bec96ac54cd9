import { listDataItems, useListDataItems } from '@jianwei/api-client/datacenter/datacenter';
import type { DataItem } from '@jianwei/api-client/model';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { addressOf } from '../../kit/lib/address.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { CLOSED, type DataCentreState, dayAsked, PAGE_SIZES, SORTS } from './datacenter-state.ts';
import { ResultCount } from './result-count.tsx';

/** What the server does of itself, as its arrow in the head says. */
const USUAL_SORT = SORTS[0];

type Opened = Pick<DataCentreState, 'item' | 'unlisted'>;

type Row = DataItem & { readonly key: string };

/** What no item of the catalogue stands for waits in the cleaning queue under its name. */
function ItemName({ code, name }: DataItem) {
  if (code !== '') return name;
  return <AllowedLink to={addressOf('/data-cleaning', { q: name })}>{name}</AllowedLink>;
}

const columns = (open: Opened, onItem: (item: Opened) => void): readonly AdminColumn<Row>[] => [
  { key: 'name', title: '项目', isRowHeader: true, isSortable: true, cell: ItemName, text: ({ name }) => name },
  {
    key: 'code',
    title: '代码',
    width: 132,
    isSortable: true,
    cell: ({ code }) => code || '未收录',
    text: ({ code }) => code,
  },
  {
    key: 'results',
    title: '结果',
    width: 120,
    isSortable: true,
    cell: ({ code, name, results }) => (
      <ResultCount
        name={name}
        results={results}
        isOpen={code === '' ? open.unlisted === name : open.item === code}
        onOpen={() => onItem(code === '' ? { item: '', unlisted: name } : { item: code, unlisted: '' })}
      />
    ),
    text: ({ results }) => results,
  },
  { key: 'first', title: '首次出现', width: 132, isSortable: true, cell: (row) => row.first, text: (row) => row.first },
  { key: 'last', title: '最后出现', width: 132, isSortable: true, cell: (row) => row.last, text: (row) => row.last },
];

const keyed = (rows: readonly DataItem[]): Row[] =>
  rows.map((row, place) => ({ ...row, key: `${row.code}:${row.name}:${place}` }));

interface ItemTableProps {
  readonly state: DataCentreState;
  readonly onChange: (part: Partial<DataCentreState>, isReplacing?: boolean) => void;
}

/** 项目与数据量: the items of the range, the most frequent first. */
export function ItemTable({ state, onChange }: ItemTableProps) {
  const { q, sort, items_page: page, items_size: size } = state;
  const asked = { ...dayAsked(state), q, sort };
  const items = useListDataItems(
    { ...asked, page, page_size: size },
    { query: { ...OLDER_STAYS.query, select: (answer) => ({ ...answer, data: keyed(answer.data) }) } },
  );
  return (
    <AdminTable<Row>
      name="data-items"
      caption="项目与数据量"
      columns={columns(state.source_item === '' ? state : CLOSED, (item) =>
        onChange({ ...CLOSED, ...item, rows_sort: '' }),
      )}
      query={items}
      failed="项目未能载入"
      rowKey={({ key }) => key}
      sort={sort === USUAL_SORT ? '' : sort}
      usualSort={USUAL_SORT}
      onSort={(next) => onChange({ sort: SORTS.find((known) => known === next) ?? USUAL_SORT, items_page: 0 })}
      onPage={(number) => onChange({ items_page: number })}
      pageSizes={PAGE_SIZES}
      onPageSize={(number) => onChange({ items_size: number, items_page: 0 })}
      unit="项"
      keyword={q}
      toolbar={
        <>
          <h2 className="jw-heading">项目与数据量</h2>
          <div style={{ width: 220 }}>
            <KeywordBox
              label="搜索项目"
              placeholder="项目名称或代码"
              keyword={q}
              onKeyword={(text, isTyping) => onChange({ q: text, items_page: 0 }, isTyping)}
            />
          </div>
        </>
      }
      allRows={async () =>
        keyed(await allPages((number, many) => listDataItems({ ...asked, page: number, page_size: many })))
      }
      empty={
        <EmptyState
          title={q === '' ? '这一范围没有结果' : '没有符合条件的项目'}
          action={q !== '' && <Button onClick={() => onChange({ q: '', items_page: 0 })}>清除筛选</Button>}
        />
      }
    />
  );
}
