import type { SyncRow } from '@jianwei/api-client/model';
import { useListSyncSources } from '@jianwei/api-client/sync/sync';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { useAddressState } from '../../kit/lib/address.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { confirm } from '../../kit/overlay/confirm-store.ts';
import { MOST_UNASKED, SelectionBar, useChosen } from '../../parts/admin/selection-bar.tsx';
import { InspectFilters } from './inspect-filters.tsx';
import { rowColumns } from './row-columns.tsx';
import { RowPane } from './row-pane.tsx';
import { EVERY_ROW, INSPECT_STATE, type InspectState, PAGE_SIZES, SORT_VALUES } from './sync-state.ts';
import { REASON_WORDS } from './sync-words.ts';
import { useInspectedRows } from './use-inspected-rows.ts';
import { useRetry } from './use-retry.ts';
import styles from './sync.module.css';

/** Of which source and run, or of what time, the rows are. */
const OF_WHAT = ['source', 'run', 'from', 'to'];

/** 数据同步查看: rows of one run or of a time, why each was refused, its raw text, and another try for one, a selection or all of them. */
export function InspectPage() {
  const [state, change] = useAddressState(INSPECT_STATE);
  const [q, setQ] = useState('');
  const { runs, runId, isOfTime, query, readAll } = useInspectedRows(state, q);
  const sources = useListSyncSources().data?.data;
  const isNowhere = state.source !== '' && sources?.every(({ source_id: id }) => id !== state.source) === true;
  const data = query.data?.data ?? [];
  const selection = useChosen(
    data.map(({ row_id: id }) => id),
    query.data?.total_elements ?? 0,
  );
  const narrow = (part: Partial<InspectState>) => {
    selection.choose([]);
    change({ ...part, page: 0, open: '' });
  };
  const retry = useRetry((id) => {
    setQ('');
    narrow({ run: String(id), from: '', to: '', ...EVERY_ROW });
  });
  const opened = data.find(({ row_id: id }) => id === state.open);
  const { chosen, count } = selection;
  const refused = () => readAll({ outcome: 'refused' });
  const retryChosen = async () => {
    const title = `重试所选 ${count} 条`;
    if (count > MOST_UNASKED && !(await confirm({ title, okText: title }))) return;
    retry.start(async () => {
      if (chosen === 'all') return readAll();
      return (await readAll()).filter(({ row_id: id }) => chosen.includes(id));
    });
  };
  const isNarrowed = q !== '' || state.outcome !== '' || state.reason !== '';
  const emptyText = () => {
    if (isNowhere) return '没有这个来源';
    if (isNarrowed) return '没有符合条件的条目';
    return isOfTime ? '这段时间没有收到结果' : '这次运行没有收到结果';
  };
  const every = () => {
    setQ('');
    narrow({ ...EVERY_ROW, ...(isNowhere && { source: '', run: '', from: '', to: '' }) });
  };
  return (
    <div className={`jw-grid ${styles.page}`} data-open={opened !== undefined || undefined}>
      <AdminTable<SyncRow>
        name="sync-rows"
        which={OF_WHAT}
        isPage
        caption="同步的条目"
        columns={rowColumns(opened !== undefined)}
        query={query}
        failed="条目未能载入"
        absent={isNowhere ? '没有这个来源' : '没有这次运行'}
        rowKey={(row) => row.row_id}
        sort={state.sort}
        onSort={(sort) => narrow({ sort: SORT_VALUES.find((value) => value === sort) ?? '' })}
        onPage={(page) => change({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="条"
        selection={{ keys: selection.keys, onChange: selection.choose }}
        openKey={state.open}
        onOpen={(row) => change({ open: row.row_id })}
        allRows={() => readAll()}
        keyword={q}
        toolbar={
          <div className="jw-row jw-wrap jw-gap-8">
            <InspectFilters state={state} runs={runs} runId={runId} onNarrow={narrow} />
            <div style={{ width: 240 }}>
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
            {count > 0 ? (
              <SelectionBar selection={selection} unit="条">
                <Button size="small" busy={retry.isBusy} onClick={() => void retryChosen()}>
                  {`重试所选 ${count} 条`}
                </Button>
              </SelectionBar>
            ) : (
              data.some(({ can_retry: can }) => isTrue(can)) && (
                <Button size="small" busy={retry.isBusy} onClick={() => retry.start(refused)}>
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
            title={emptyText()}
            action={(isNowhere || isNarrowed) && <Button onClick={every}>清除筛选</Button>}
          />
        }
      />
      {opened && (
        <RowPane
          key={opened.row_id}
          row={opened}
          isBusy={retry.isBusy}
          onRetry={() => retry.start(() => Promise.resolve([opened]))}
          onClose={() => change({ open: '' })}
        />
      )}
    </div>
  );
}
