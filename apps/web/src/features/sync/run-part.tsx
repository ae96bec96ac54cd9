import { useGetSyncRun, useListSyncRuns, useRetrySyncRun } from '@jianwei/api-client/sync/sync';
import type { SyncReason, SyncRun, SyncSource } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { RefreshCw } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { formatDate, today } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { useKeptFocus } from '../../kit/lib/use-kept-focus.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { NewCodes } from './new-codes.tsx';
import { RunFunnel } from './run-funnel.tsx';
import { INSPECT_PATH } from './sync-state.ts';
import { kindText, repairOf, tookText } from './sync-words.ts';
import styles from './sync.module.css';

interface RunPartProps {
  readonly source: SyncSource;
  /** The hospital's clock. */
  readonly now: string;
  readonly runId: string;
  readonly onRun: (runId: number) => void;
  readonly onChanged: () => void;
}

const SHOWN_RUNS = 5;

/** One source: the run that is looked at as a funnel, why it refused what, and the runs before it. */
export function RunPart({ source, now, runId, onRun, onChanged }: RunPartProps) {
  const shown = Number(runId) || source.latest_run_id;
  const runs = useListSyncRuns({ source_id: source.source_id, page_size: SHOWN_RUNS });
  const ofToday = useListSyncRuns({ source_id: source.source_id, from: today(), page_size: 1 });
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={styles.run}>
      {shown === undefined ? (
        <EmptyState title="还没有收到过结果" />
      ) : (
        <Run part={part} source={source} now={now} runId={shown} onRun={onRun} onChanged={onChanged} />
      )}
      <section className={styles.runs}>
        <SectionHeading
          title="运行"
          aside={
            <span className="jw-row jw-gap-12">
              {ofToday.data && `今日 ${countText(ofToday.data.total_elements)} 次`}
              <Link to={addressOf(INSPECT_PATH, { source: source.source_id })}>全部</Link>
            </span>
          }
        />
        <QueryState query={runs} failed="运行未能载入" lines={5}>
          {({ data }) => (
            <Table
              caption="运行"
              columns={runColumns(onRun)}
              rows={data}
              rowKey={(row) => row.run_id}
              density="compact"
              rowState={(row) => ({ 'aria-current': row.run_id === shown || undefined })}
              onRowPress={(row) => onRun(row.run_id)}
              empty="90 天内没有运行"
            />
          )}
        </QueryState>
      </section>
    </div>
  );
}

/** A number of a run, which opens its rows. */
function counter({ run_id: id }: SyncRun, word: string, count: number, part: Record<string, string>) {
  if (count === 0) return 0;
  return (
    <Link to={addressOf(INSPECT_PATH, { run: String(id), ...part })} aria-label={`运行 #${id} ${word} ${count} 条`}>
      {countText(count)}
    </Link>
  );
}

function runColumns(onRun: (runId: number) => void): Column<SyncRun>[] {
  return [
    {
      header: '时间',
      isRowHeader: true,
      isNowrap: true,
      cell: (row) => (
        <button type="button" className={styles.name} onClick={() => onRun(row.run_id)}>
          {formatDate(row.started_at, 'MM-dd HH:mm:ss')}
        </button>
      ),
    },
    { header: '方式', isNowrap: true, cell: kindText },
    { header: '收到', align: 'end', cell: (row) => counter(row, '收到', row.received, {}) },
    { header: '读出', align: 'end', cell: (row) => counter(row, '读出', row.read, { outcome: 'read' }) },
    { header: '拒收', align: 'end', cell: (row) => counter(row, '拒收', row.refused, { outcome: 'refused' }) },
    { header: '用时', align: 'end', isNowrap: true, cell: tookText },
  ];
}

interface RunProps extends Omit<RunPartProps, 'runId'> {
  readonly runId: number;
  /** The focus stays in it when the run that was retried gives way to its retry. */
  readonly part: RefObject<HTMLElement | null>;
}

function Run({ source, now, runId, part, onRun, onChanged }: RunProps) {
  const query = useGetSyncRun(runId, OLDER_STAYS);
  useKeptFocus(part);
  const retry = useRetrySyncRun();
  const once = useOnce();
  const retryAll = ({ run_id: retried }: SyncRun) =>
    void once(async () => {
      const { run_id: id, read, refused, known } = await retry.mutateAsync({ runId: retried, data: {} });
      notice.success(`重试读出 ${read} 条，仍拒收 ${refused} 条，已有 ${known} 条`);
      onRun(id);
      onChanged();
    });
  const columns: Column<SyncReason>[] = [
    {
      header: '原因',
      isRowHeader: true,
      cell: (row) => (row.freed === 0 ? row.reason : `${row.reason}（${row.freed} 条后来已读出）`),
    },
    { header: '条数', align: 'end', isNowrap: true, cell: (row) => <b>{countText(row.rows)}</b> },
    {
      header: '修复',
      isHeaderHidden: true,
      isNowrap: true,
      align: 'end',
      cell: (row) => {
        const { label, address } = repairOf(row, query.data?.run.run_id ?? runId);
        return (
          <Link to={address} aria-label={`${label}：${row.reason}`}>
            {label}
          </Link>
        );
      },
    },
  ];
  return (
    <QueryState query={query} failed="这次运行未能载入" absent="没有这次运行" lines={8}>
      {(detail) => {
        const { run, reasons } = detail;
        const facts = [
          `运行 #${run.run_id}`,
          formatDate(run.started_at, 'MM-dd HH:mm:ss'),
          kindText(run),
          run.file_name,
          `消息 ${run.messages} 条`,
        ];
        return (
          <>
            <section className={styles.left}>
              <SectionHeading
                title={source.name}
                rule="none"
                aside={
                  run.refused > 0 &&
                  isTrue(run.can_retry) && (
                    <Button
                      size="small"
                      icon={<RefreshCw size={14} />}
                      busy={retry.isPending}
                      onClick={() => retryAll(run)}
                    >
                      {`重试拒收的 ${countText(run.refused)} 条`}
                    </Button>
                  )
                }
              />
              <p className="jw-note">{facts.filter(Boolean).join('　')}</p>
              <RunFunnel detail={detail} />
              <NewCodes sourceId={source.source_id} now={now} />
            </section>
            <section className={styles.reasons}>
              <SectionHeading
                title={`拒收 ${countText(run.refused)} 条，按原因`}
                aside={<Link to={addressOf(INSPECT_PATH, { run: String(run.run_id), outcome: 'refused' })}>全部</Link>}
              />
              <Table
                caption="拒收原因"
                isHeadHidden
                columns={columns}
                rows={reasons}
                rowKey={(row) => row.reason}
                empty="这次运行没有拒收"
              />
            </section>
          </>
        );
      }}
    </QueryState>
  );
}
