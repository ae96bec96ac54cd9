import {
  listSyncRows,
  useListSyncRows,
  useListSyncRuns,
  useListSyncSources,
  useRetrySyncRun,
} from '@jianwei/api-client/sync/sync';
import type { SyncRow } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { useOnce } from '../../kit/lib/use-once.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notice } from '../../kit/ui/notice.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { rowColumns } from './row-columns.tsx';
import { RowPane } from './row-pane.tsx';
import { INSPECT_STATE, type InspectState, OUTCOMES, PAGE_SIZES, REASONS } from './sync-state.ts';
import { kindText, OUTCOME_WORDS, REASON_WORDS } from './sync-words.ts';
import styles from './sync.module.css';

const RUNS = 50;
/** A source that never sent anything has no rows. */
const NO_ROWS = { data: { page: 0, page_size: 12, total_elements: 0, data: [] }, isFetching: false };

/** What the rows' call takes; the request layer leaves out what is empty. */
function asked({ outcome, reason, page, size }: InspectState, q: string) {
  return { page, page_size: size, q, ...(outcome !== '' && { outcome }), ...(reason !== '' && { reason }) };
}

/** 数据同步查看: the rows of one run, why each was refused, its raw text, and another try for one, a selection or all of them. */
export function InspectPage() {
  const client = useQueryClient();
  const [state, change] = useAddressState(INSPECT_STATE);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const narrow = (part: Partial<InspectState>) => {
    setChosen([]);
    change({ ...part, page: 0, open: '' });
  };
  const sources = useListSyncSources();
  const runs = useListSyncRuns({ page_size: RUNS, ...(state.source !== '' && { source_id: state.source }) });
  const listed = runs.data?.data ?? [];
  const runId = Number(state.run) || listed.find(({ received }) => received > 0)?.run_id;
  const rows = useListSyncRows(runId ?? 0, asked(state, q), {
    query: { ...OLDER_STAYS.query, enabled: runId !== undefined },
  });
  const retry = useRetrySyncRun();
  const once = useOnce();
  const data = rows.data?.data ?? [];
  const opened = data.find(({ row_id: id }) => id === state.open);
  /** What the call takes for every refused row of the filter; a text is searched for here, so its rows are named. */
  const filterBody = async () => {
    if (q === '') return state.reason === '' ? {} : { reason: state.reason };
    const part = { ...asked(state, q), outcome: 'refused' as const };
    const found = await allPages((page, size) => listSyncRows(runId ?? 0, { ...part, page, page_size: size }));
    return { row_ids: found.filter(({ can_retry: can }) => isTrue(can)).map(({ row_id: id }) => id) };
  };
  const retryNow = (rowIds?: readonly string[]) =>
    void once(async () => {
      const body = rowIds === undefined ? await filterBody() : { row_ids: [...rowIds] };
      const run = await retry.mutateAsync({ runId: runId ?? 0, data: body });
      notice.success(`重试读出 ${run.read} 条，仍拒收 ${run.refused} 条，已有 ${run.known} 条`);
      setQ('');
      narrow({ run: String(run.run_id), outcome: '', reason: '' });
      void client.invalidateQueries();
    });
  const isNarrowed = q !== '' || state.outcome !== '' || state.reason !== '';
  const every = () => {
    setQ('');
    narrow({ outcome: '', reason: '' });
  };
  return (
    <div className={`jw-grid ${styles.page}`} data-open={opened !== undefined || undefined}>
      <AdminTable<SyncRow>
        name="sync-rows"
        caption="同步的条目"
        columns={rowColumns(opened !== undefined)}
        query={
          runId === undefined
            ? { ...NO_ROWS, ...(runs.data ? {} : { data: undefined }), isError: runs.isError, refetch: runs.refetch }
            : rows
        }
        failed="条目未能载入"
        rowKey={(row) => row.row_id}
        onPage={(page) => change({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="条"
        selection={{ keys: chosen, onChange: setChosen }}
        openKey={state.open}
        onOpen={(row) => change({ open: row.row_id })}
        allRows={() =>
          allPages((page, size) => listSyncRows(runId ?? 0, { ...asked(state, q), page, page_size: size }))
        }
        keyword={q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <Select
              aria-label="来源"
              value={state.source}
              onChange={({ target }) => narrow({ source: target.value, run: '' })}
            >
              <option value="">全部来源</option>
              {(sources.data?.data ?? []).map(({ source_id: id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select
              aria-label="运行"
              value={String(runId ?? '')}
              onChange={({ target }) => narrow({ run: target.value })}
            >
              {runId !== undefined && !listed.some(({ run_id: id }) => id === runId) && (
                <option value={runId}>{`#${runId}`}</option>
              )}
              {listed.map((run) => (
                <option key={run.run_id} value={run.run_id}>
                  {`#${run.run_id} ${run.source_name} ${formatDate(run.started_at, 'MM-dd HH:mm')} ${kindText(run)}`}
                </option>
              ))}
            </Select>
            <Select
              aria-label="结果"
              value={state.outcome}
              onChange={({ target }) => narrow({ outcome: OUTCOMES.find((one) => one === target.value) ?? '' })}
            >
              <option value="">全部结果</option>
              {Object.entries(OUTCOME_WORDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Select
              aria-label="原因"
              value={state.reason}
              onChange={({ target }) => narrow({ reason: REASONS.find((one) => one === target.value) ?? '' })}
            >
              <option value="">全部原因</option>
              {Object.entries(REASON_WORDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <div style={{ width: 200 }}>
              <KeywordBox
                label="搜索条目"
                placeholder="报告号、项目或原文值"
                keyword={q}
                onKeyword={(text) => {
                  setQ(text);
                  narrow({});
                }}
              />
            </div>
            {chosen.length > 0 ? (
              <Button size="small" busy={retry.isPending} onClick={() => retryNow(chosen)}>
                {`重试所选 ${chosen.length} 条`}
              </Button>
            ) : (
              data.some(({ can_retry: can }) => isTrue(can)) && (
                <Button size="small" busy={retry.isPending} onClick={() => retryNow()}>
                  {q !== ''
                    ? '重试符合条件的'
                    : state.reason === ''
                      ? '重试拒收的'
                      : `重试${REASON_WORDS[state.reason] ?? ''}的`}
                </Button>
              )
            )}
          </div>
        }
        empty={
          <EmptyState
            title={isNarrowed ? '没有符合条件的条目' : '这次运行没有收到结果'}
            action={isNarrowed && <Button onClick={every}>清除筛选</Button>}
          />
        }
      />
      {opened && (
        <RowPane
          key={opened.row_id}
          row={opened}
          isBusy={retry.isPending}
          onRetry={() => retryNow([opened.row_id])}
          onClose={() => change({ open: '' })}
        />
      )}
    </div>
  );
}
