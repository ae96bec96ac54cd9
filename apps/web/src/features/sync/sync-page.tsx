import {
  useListSyncSources,
  usePauseSyncSource,
  useResumeSyncSource,
  useRunSyncSource,
} from '@jianwei/api-client/sync/sync';
import type { SyncSource } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Upload } from 'lucide-react';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { useOnce } from '../../kit/lib/use-once.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { TableSkeleton } from '../../kit/ui/skeleton.tsx';
import { ImportPane } from './import-pane.tsx';
import { RunPart } from './run-part.tsx';
import { SourceTable } from './source-table.tsx';
import { SYNC_STATE } from './sync-state.ts';
import styles from './sync.module.css';

const EVERY_MS = 30_000;
const PRESSING = ['silent', 'refusing'];

/** The source to look at first: one that fell silent, else one that refuses more than usual, else the first. */
const mostPressing = (sources: readonly SyncSource[]): SyncSource | undefined =>
  PRESSING.map((state) => sources.find((source) => source.state === state)).find((source) => source !== undefined) ??
  sources[0];

/** 数据同步: whether every result that left the laboratory arrived, and what was refused of it and why. */
export function SyncPage() {
  const client = useQueryClient();
  const [state, change] = useAddressState(SYNC_STATE);
  const sources = useListSyncSources({ ...OLDER_STAYS, query: { ...OLDER_STAYS.query, refetchInterval: EVERY_MS } });
  const run = useRunSyncSource();
  const pause = usePauseSyncSource();
  const resume = useResumeSyncSource();
  const once = useOnce();
  // New reports change every list: everything is read again.
  const reload = () => void client.invalidateQueries();
  const data = sources.data?.data ?? [];
  const selected = data.find(({ source_id: id }) => id === state.source) ?? mostPressing(data);
  const fetchNow = (source: SyncSource) =>
    void once(async () => {
      const { read, refused, received, run_id: id } = await run.mutateAsync({ sourceId: source.source_id });
      notice.success(
        received === 0 ? `${source.name}没有新的结果` : `${source.name}读出 ${read} 条，拒收 ${refused} 条`,
      );
      change({ source: source.source_id, run: received === 0 ? '' : String(id) }, true);
      reload();
    });
  const pauseOrResume = (source: SyncSource) =>
    void once(async () => {
      const isPaused = source.state === 'paused';
      await (isPaused ? resume : pause).mutateAsync({ sourceId: source.source_id });
      notice.success(`${source.name}${isPaused ? '已恢复' : '已暂停'}`);
      reload();
    });
  return (
    <div className={`jw-grid ${styles.page}`}>
      <PageActions>
        {sources.data && (
          <span className="jw-note">{`${formatDate(sources.data.now, 'HH:mm:ss')} 更新，每 30 秒`}</span>
        )}
        <Button icon={<Upload size={16} />} onClick={() => change({ open: 'import' })}>
          导入文件
        </Button>
        {selected && (
          <Button
            variant="primary"
            icon={<RefreshCw size={16} />}
            busy={run.isPending}
            onClick={() => fetchNow(selected)}
          >
            立即同步
          </Button>
        )}
      </PageActions>
      <section className={`jw-sheet jw-stack jw-board ${styles.sheet}`}>
        <QueryState
          query={sources}
          failed="数据来源未能载入"
          loading={<TableSkeleton columns={[2, 1, 1, 3, 1, 1, 1, 1]} rows={6} rowHeight={47} />}
        >
          {(answer) => (
            <>
              <SourceTable
                sources={answer.data}
                now={answer.now}
                selected={selected?.source_id ?? ''}
                onSelect={(source) => change({ source, run: '' })}
                onPause={pauseOrResume}
              />
              {selected && (
                <RunPart
                  key={selected.source_id}
                  source={selected}
                  now={answer.now}
                  runId={state.run}
                  onRun={(id) => change({ source: selected.source_id, run: String(id) })}
                  onChanged={reload}
                />
              )}
            </>
          )}
        </QueryState>
      </section>
      {state.open === 'import' && (
        <ImportPane
          onClose={() => change({ open: '' })}
          onImported={({ run_id: id, source_id: source = '' }) => {
            change({ source, run: id === undefined ? '' : String(id), open: '' }, true);
            reload();
          }}
        />
      )}
    </div>
  );
}
