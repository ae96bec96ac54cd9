import type { SyncSource } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { rareText } from '../../parts/admin/rare-text.ts';
import { HourStrip } from './hour-strip.tsx';
import { CHECK_PATH, INSPECT_PATH } from './sync-state.ts';
import { agoText, stateText, todayAddress } from './sync-words.ts';
import styles from './sync.module.css';

interface SourceTableProps {
  readonly sources: readonly SyncSource[];
  readonly now: string;
  readonly selected: string;
  readonly onSelect: (sourceId: string) => void;
  readonly onPause: (source: SyncSource) => void;
}

/** Each source in one line: its state, when something came last, its day, and what it read and refused today. */
export function SourceTable({ sources, now, selected, onSelect, onPause }: SourceTableProps) {
  /** A number of the day, which opens its rows. */
  const counter = (row: SyncSource, word: string, count: number, part: Record<string, string>) =>
    count === 0 ? (
      0
    ) : (
      <Link to={todayAddress(row, now, part)} aria-label={`${row.name} ${word} ${count}`}>
        {count.toLocaleString('zh-CN')}
      </Link>
    );
  const columns: Column<SyncSource>[] = [
    {
      header: '来源',
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.two}>
          <button type="button" className={styles.name} onClick={() => onSelect(row.source_id)}>
            {row.name}
          </button>
          <span className="jw-note">{`${row.format}　${row.transport}`}</span>
        </span>
      ),
    },
    {
      header: '状态',
      isNowrap: true,
      cell: (row) => (
        <span className={styles.state} data-state={row.state} title={row.paused_by && `${row.paused_by} 暂停`}>
          {row.running_since === undefined ? stateText(row) : '正在同步'}
        </span>
      ),
    },
    {
      header: '最近到达',
      isNowrap: true,
      cell: (row) =>
        row.last_at === undefined ? (
          '从未'
        ) : (
          <span className={styles.two}>
            <span>{formatDate(row.last_at, 'MM-dd HH:mm:ss')}</span>
            <span className="jw-note">
              {[agoText(row.last_at, now), rareText(row.usual_hours, row.last_at, now)].filter(Boolean).join('，')}
            </span>
          </span>
        ),
    },
    {
      id: 'hours',
      title: '近 24 小时，每小时条数',
      header: (
        <>
          近 24 小时，每小时条数　
          <i className={styles.legend} />
          拒收
        </>
      ),
      cell: (row) => <HourStrip source={row} />,
    },
    {
      header: '今日读出',
      align: 'end',
      isNowrap: true,
      cell: (row) => counter(row, '今日读出', row.read_today, { outcome: 'read' }),
    },
    {
      header: '今日拒收',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <span className={styles.count} data-state={row.state === 'refusing' ? 'refusing' : undefined}>
          {counter(row, '今日拒收', row.refused_today, { outcome: 'refused' })}
        </span>
      ),
    },
    {
      header: '失败消息',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <span className={styles.count} data-state={row.failed_today > 0 ? 'refusing' : undefined}>
          {counter(row, '今日失败消息', row.failed_today, { outcome: 'refused', reason: 'malformed' })}
        </span>
      ),
    },
    {
      header: '操作',
      isHeaderHidden: true,
      isNowrap: true,
      isScreenOnly: true,
      cell: (row) => (
        <span className={`jw-row jw-gap-12 ${styles.acts}`}>
          <Link to={addressOf(INSPECT_PATH, { source: row.source_id })} aria-label={`查看 ${row.name}`}>
            查看
          </Link>
          <Link to={addressOf(CHECK_PATH, { source: row.source_id })} aria-label={`核对 ${row.name}`}>
            核对
          </Link>
          <Button
            size="small"
            variant="text"
            aria-label={`${row.state === 'paused' ? '恢复' : '暂停'} ${row.name}`}
            onClick={() => onPause(row)}
          >
            {row.state === 'paused' ? '恢复' : '暂停'}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Table
      caption="数据来源"
      className={styles.sources}
      columns={columns}
      rows={sources}
      rowKey={(row) => row.source_id}
      density="loose"
      rowState={(row) => ({ 'aria-current': row.source_id === selected || undefined })}
      onRowPress={(row) => onSelect(row.source_id)}
      empty="还没有数据来源"
    />
  );
}
