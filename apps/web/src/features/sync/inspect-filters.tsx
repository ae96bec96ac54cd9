import { useListSyncSources } from '@jianwei/api-client/sync/sync';
import type { SyncRun } from '@jianwei/api-client/model';
import { formatDate } from '../../kit/lib/format-date.ts';
import { Select } from '../../kit/ui/select.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { type InspectState, OUTCOMES, REASONS } from './sync-state.ts';
import { kindText, OUTCOME_WORDS, rangeText, REASON_WORDS } from './sync-words.ts';

interface InspectFiltersProps {
  readonly state: InspectState;
  readonly runs: readonly SyncRun[];
  readonly runId: number | undefined;
  readonly onNarrow: (part: Partial<InspectState>) => void;
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Source, run or time, outcome and reason of the rows. */
export function InspectFilters({ state, runs, runId, onNarrow }: InspectFiltersProps) {
  const sources = useListSyncSources();
  const { source, from, to } = state;
  const isOfTime = runId === undefined && from !== '';
  return (
    <>
      <Select
        aria-label="来源"
        value={source}
        onChange={({ target }) => onNarrow({ source: target.value, run: '', ...(target.value === '' && { from: '' }) })}
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
        onChange={({ target }) => onNarrow({ run: target.value, from: '', to: '' })}
      >
        {isOfTime && <option value="">此时段的全部运行</option>}
        {runId !== undefined && !runs.some(({ run_id: id }) => id === runId) && (
          <option value={runId}>{`#${runId}`}</option>
        )}
        {runs.map((run) => (
          <option key={run.run_id} value={run.run_id}>
            {`#${run.run_id} ${run.source_name} ${formatDate(run.started_at, 'MM-dd HH:mm')} ${kindText(run)}`}
          </option>
        ))}
      </Select>
      <Select
        aria-label="结果"
        value={state.outcome}
        onChange={({ target }) => onNarrow({ outcome: OUTCOMES.find((one) => one === target.value) ?? '' })}
      >
        <option value="">全部结果</option>
        {options(OUTCOME_WORDS)}
      </Select>
      <Select
        aria-label="原因"
        value={state.reason}
        onChange={({ target }) => onNarrow({ reason: REASONS.find((one) => one === target.value) ?? '' })}
      >
        <option value="">全部原因</option>
        {options(REASON_WORDS)}
      </Select>
      {isOfTime && (
        <FilterChips
          chips={[{ text: rangeText(from, to), clear: { from: '', to: '' } as const }]}
          onClear={(clear) => onNarrow(clear)}
        />
      )}
    </>
  );
}
