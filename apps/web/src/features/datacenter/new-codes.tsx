import { useListNewCodes } from '@jianwei/api-client/datacenter/datacenter';
import type { NewCode } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { ResultCount } from './result-count.tsx';

interface NewCodeListProps {
  readonly source: string;
  /** Number of the item whose results are open; '' for none. */
  readonly openId: string;
  readonly onOpen: (code: NewCode) => void;
}

const STATES: Readonly<Record<string, { readonly text: string; readonly tab?: string }>> = {
  waiting: { text: '待映射' },
  mapped: { text: '已映射', tab: 'mapped' },
  dismissed: { text: '不映射', tab: 'dismissed' },
};

/** Where the queue holds an item: under the tab of its state. */
const addressOfCode = ({ item_id: id, state }: NewCode) =>
  addressOf('/data-cleaning', { tab: STATES[state]?.tab, open: String(id) });

const columns = ({ openId, onOpen }: Omit<NewCodeListProps, 'source'>): Column<NewCode>[] => [
  { header: '来源', isNowrap: true, cell: (row) => <span className="jw-name">{row.source_name}</span> },
  {
    header: '名称',
    isRowHeader: true,
    cell: (row) => (
      <span className="jw-break">
        <AllowedLink to={addressOfCode(row)}>{row.name}</AllowedLink>
      </span>
    ),
  },
  { header: '代码', isNowrap: true, cell: (row) => <span className="jw-name">{row.code || '—'}</span> },
  { header: '标本', isNowrap: true, cell: (row) => row.specimen || '—' },
  { header: '单位', cell: (row) => <span className="jw-break">{row.unit || '—'}</span> },
  { header: '首次出现', isNowrap: true, cell: (row) => formatDate(row.first_at, 'yyyy-MM-dd HH:mm') },
  {
    header: '结果',
    isNowrap: true,
    align: 'end',
    cell: (row) => (
      <ResultCount
        name={row.name}
        results={row.results}
        isOpen={openId === String(row.item_id)}
        onOpen={() => onOpen(row)}
      />
    ),
  },
  { header: '状态', isNowrap: true, cell: ({ state }) => STATES[state]?.text ?? sayOf(state, state) },
];

/** 本周新来源代码: what a source had never sent before Monday, and what became of it. */
export function NewCodeList({ source, ...opening }: NewCodeListProps) {
  const query = useListNewCodes({ source }, OLDER_STAYS);
  const since = query.data?.since;
  return (
    <TitledSection rule="none" title="本周新来源代码" aside={since && `${since} 起，目录未收录`}>
      <QueryState query={query} failed="新来源代码未能载入" lines={3}>
        {({ data }) => (
          <Table
            caption="本周新来源代码"
            columns={columns(opening)}
            rows={data}
            rowKey={(row, place) => `${row.item_id}-${place}`}
            empty={<span className="jw-note">本周没有新来源代码</span>}
          />
        )}
      </QueryState>
    </TitledSection>
  );
}
