import { listBlacklistRecords, useListBlacklistRecords } from '@jianwei/api-client/blacklist/blacklist';
import type { BlacklistRecord } from '@jianwei/api-client/model';
import { type AdminColumn, AdminTable } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { DateField } from '../../kit/fields/date-field.tsx';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import {
  askedRecord,
  EVERY_RECORD,
  PAGE_SIZES,
  RECORD_FILTERS,
  RECORD_SORTS,
  type RecordFilterState,
} from './blacklist-filter-state.ts';
import { KindTag, Person } from './blacklist-columns.tsx';
import { EVENT_NAMES, eventName, KIND_NAMES, kindName } from './blacklist-words.ts';

const time = (row: BlacklistRecord) => formatDate(row.time, 'yyyy-MM-dd HH:mm:ss');
const COLUMNS: readonly AdminColumn<BlacklistRecord>[] = [
  { key: 'time', isSortable: true, title: '时间', isRowHeader: true, width: 170, cell: time, text: time },
  { key: 'event', isSortable: true, title: '事件', width: 80, cell: eventName, text: eventName },
  {
    key: 'nickname',
    isSortable: true,
    title: '账号',
    cell: (row) => <Person person={row} />,
    text: (row) => `${row.nickname} ${row.user_name} ${row.department}`,
  },
  {
    key: 'kind',
    isSortable: true,
    width: 130,
    title: '类型',
    cell: (row) => <KindTag kind={row.kind} />,
    text: (row) => kindName(row.kind),
  },
  {
    key: 'summary',
    isSortable: true,
    title: '内容',
    cell: (row) => <LongText text={row.summary || '—'} />,
    text: (row) => row.summary,
  },
  {
    key: 'by',
    isSortable: true,
    title: '操作者',
    width: 96,
    cell: (row) => row.by ?? '—',
    text: (row) => row.by ?? '',
  },
  {
    key: 'address',
    isSortable: true,
    title: '来自',
    width: 140,
    cell: (row) => row.address ?? '—',
    text: (row) => row.address ?? '',
  },
];

/** 黑名单记录: changes and refused requests in one time line. */
export function BlacklistRecordPage() {
  const [filters, change] = useAddressState(RECORD_FILTERS);
  const narrow = (part: Partial<RecordFilterState>, isTyping = false) => change({ ...part, page: 0 }, isTyping);
  const records = useListBlacklistRecords(askedRecord(filters), OLDER_STAYS);
  const isNarrowed = Object.keys(EVERY_RECORD).some((name) => filters[name as keyof typeof EVERY_RECORD] !== '');
  const first = records.data?.data[0];
  return (
    <AdminTable<BlacklistRecord>
      name="blacklist-record"
      isPage
      caption="黑名单记录"
      columns={COLUMNS}
      query={records}
      failed="黑名单记录未能载入"
      rowKey={(row) => row.record_id}
      sort={filters.sort}
      usualSort="-time"
      onSort={(sort) => narrow({ sort: RECORD_SORTS.find((value) => value === sort) ?? '' })}
      onPage={(page) => change({ page })}
      pageSizes={PAGE_SIZES}
      onPageSize={(size) => narrow({ size })}
      unit="条"
      allRows={() => allPages((page, size) => listBlacklistRecords({ ...askedRecord(filters), page, page_size: size }))}
      keyword={filters.q}
      toolbar={
        <div className="jw-row jw-wrap jw-gap-8">
          <div style={{ width: 220 }}>
            <KeywordBox
              label="搜索记录"
              placeholder="账号、姓名或科室"
              keyword={filters.q}
              onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
            />
          </div>
          <NameFilter label="类型" names={KIND_NAMES} chosen={filters.kind} onChoose={(kind) => narrow({ kind })} />
          <NameFilter label="事件" names={EVENT_NAMES} chosen={filters.event} onChoose={(event) => narrow({ event })} />
          <DateField label="开始日期" value={filters.from} onChange={(from) => narrow({ from })} />
          <span className="jw-note">至</span>
          <DateField label="结束日期" value={filters.to} onChange={(to) => narrow({ to })} />
          {filters.account !== '' && (
            <Button size="small" aria-label="清除：账号" onClick={() => narrow({ account: '' })}>
              账号 {first?.user_id === filters.account ? first.nickname : filters.account} ×
            </Button>
          )}
        </div>
      }
      empty={
        <EmptyState
          title={isNarrowed ? '没有符合条件的记录' : '还没有黑名单记录'}
          action={isNarrowed && <Button onClick={() => narrow(EVERY_RECORD)}>清除筛选</Button>}
        />
      }
    />
  );
}
