import { useListSyncSources } from '@jianwei/api-client/sync/sync';
import type { SyncRun } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Select } from '../../kit/ui/select.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import type { InspectState } from './sync-state.ts';
import { kindText, OUTCOME_WORDS, rangeText, REASON_WORDS } from './sync-words.ts';

interface InspectFiltersProps {
  readonly state: InspectState;
  readonly runs: readonly SyncRun[];
  readonly runId: number | undefined;
  readonly onNarrow: (part: Partial<InspectState>) => void;
}

/** Source, run or time, outcome and reason of the rows. */
export function InspectFilters({ state, runs, runId, onNarrow }: InspectFiltersProps) {
  const sources = useListSyncSources();
  const { source, from, to } = state;
  const isOfTime = runId === undefined && from !== '';
  return (
    <>
      <NameFilter
        label="来源"
        names={Object.fromEntries((sources.data?.data ?? []).map(({ source_id: id, name }) => [id, name]))}
        chosen={source}
        onChoose={(id) => onNarrow({ source: id, run: '', ...(id === '' && { from: '' }) })}
      />
      <Select
        aria-label="运行"
        value={String(runId ?? '')}
        onChange={({ target }) => onNarrow({ run: target.value, from: '', to: '' })}
      >
        {runId === undefined && <option value="">{isOfTime ? '此时段的全部运行' : '运行'}</option>}
        {runId !== undefined && !runs.some(({ run_id: id }) => id === runId) && (
          <option value={runId}>{`#${runId}`}</option>
        )}
        {runs.map((run) => (
          <option key={run.run_id} value={run.run_id}>
            {`#${run.run_id} ${run.source_name} ${formatDate(run.started_at, 'MM-dd HH:mm')} ${kindText(run)}`}
          </option>
        ))}
      </Select>
      <NameFilter
        label="结果"
        names={OUTCOME_WORDS}
        chosen={state.outcome}
        onChoose={(outcome) => onNarrow({ outcome })}
      />
      <NameFilter label="原因" names={REASON_WORDS} chosen={state.reason} onChoose={(reason) => onNarrow({ reason })} />
      {isOfTime && (
        <FilterChips
          chips={[{ text: rangeText(from, to), clear: { from: '', to: '' } as const }]}
          onClear={(clear) => onNarrow(clear)}
        />
      )}
    </>
  );
}
