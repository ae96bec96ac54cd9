import { useListBlacklistRecords } from '@jianwei/api-client/blacklist/blacklist';
import type { BlacklistRecord } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import styles from './blacklist.module.css';
import { type BlacklistFilterState, filterOf } from './blacklist-filter-state.ts';
import { hitsSince, RECORD_PATH } from './blacklist-words.ts';

const COLUMNS: Column<BlacklistRecord>[] = [
  { header: '时间', isRowHeader: true, cell: (hit) => formatDate(hit.time, 'MM-dd HH:mm:ss') },
  { header: '账号', cell: (hit) => `${hit.nickname}　${hit.user_name}` },
  { header: '类型', cell: (hit) => hit.kind },
  { header: '想打开', cell: (hit) => hit.summary },
  { header: '来自', cell: (hit) => hit.address ?? '—' },
];

interface LatestHitsProps {
  /** Refused requests of the last seven days, in the list as it is narrowed. */
  readonly total: number | undefined;
  readonly narrowed: Pick<BlacklistFilterState, 'kind' | 'q'>;
}

/** The last refused requests: who keeps trying. */
export function LatestHits({ total, narrowed }: LatestHitsProps) {
  const { kind, q } = narrowed;
  const told = { ...(kind !== '' && { kind }), ...(q !== '' && { q }) };
  const hits = useListBlacklistRecords(
    { event: 'refused', ...filterOf(narrowed), page: 0, page_size: 4 },
    { request: { suppress: true } },
  );
  return (
    <section className={styles.latest}>
      <SectionHeading
        title="刚刚被拦"
        rule="none"
        aside={
          <span className="jw-row jw-gap-12">
            {total !== undefined && (
              <Link to={addressOf(RECORD_PATH, { ...told, event: 'refused', from: hitsSince() })}>
                近 7 日 {total} 次
              </Link>
            )}
            <Link to={addressOf(RECORD_PATH, { event: 'refused' })}>全部记录</Link>
          </span>
        }
      />
      <QueryState query={hits} failed="被拦记录未能载入" lines={4}>
        {({ data }) => (
          <Table
            caption="刚刚被拦"
            columns={COLUMNS}
            rows={data}
            rowKey={(hit) => hit.record_id}
            empty={
              <span className="jw-note">{kind === '' && q === '' ? '还没有被拦的请求' : '没有符合条件的被拦请求'}</span>
            }
          />
        )}
      </QueryState>
    </section>
  );
}
