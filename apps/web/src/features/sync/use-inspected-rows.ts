import {
  listSourceSyncRows,
  listSyncRows,
  useListSourceSyncRows,
  useListSyncRows,
  useListSyncRuns,
} from '@jianwei/api-client/sync/sync';
import type { SyncRow } from '@jianwei/api-client/model';
import { allPages } from '../../kit/admin/all-pages.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { asked, type InspectState } from './sync-state.ts';

const RUNS = 50;
/** A source that never sent anything has no rows. */
const NO_ROWS = { data: { page: 0, page_size: 12, total_elements: 0, data: [] }, isFetching: false };

/** The rows that are looked at: those of one run, else the newest that brought something; or of a source in a time. */
export function useInspectedRows(state: InspectState, q: string) {
  const { source, from, to } = state;
  const isOfTime = source !== '' && from !== '';
  const range = { source_id: source, from, ...(to !== '' && { to }) };
  const runs = useListSyncRuns({ page_size: RUNS, ...(source !== '' && { source_id: source }) });
  const listed = runs.data?.data ?? [];
  const runId = isOfTime ? undefined : Number(state.run) || listed.find(({ received }) => received > 0)?.run_id;
  const ofRun = useListSyncRows(runId ?? 0, asked(state, q), {
    query: { ...OLDER_STAYS.query, enabled: runId !== undefined },
  });
  const ofTime = useListSourceSyncRows(
    { ...range, ...asked(state, q) },
    { query: { ...OLDER_STAYS.query, enabled: isOfTime } },
  );
  const none = {
    ...NO_ROWS,
    ...(runs.data ? {} : { data: undefined }),
    isError: runs.isError,
    error: runs.error,
    refetch: runs.refetch,
  };
  /** Every row of the filter, or of a narrower one. */
  const readAll = (part: Partial<InspectState> = {}): Promise<SyncRow[]> =>
    allPages((page, size) => {
      const query = { ...asked({ ...state, ...part }, q), page, page_size: size };
      return isOfTime ? listSourceSyncRows({ ...range, ...query }) : listSyncRows(runId ?? 0, query);
    });
  return { runs: listed, runId, isOfTime, query: isOfTime ? ofTime : runId === undefined ? none : ofRun, readAll };
}
