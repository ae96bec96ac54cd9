import type { ListWorklistParams, WorklistPage } from '@jianwei/api-client/model';
import {
  awaitWorklistChanges,
  getListWorklistQueryKey,
  invalidateListWorklist,
  listWorklist,
} from '@jianwei/api-client/worklist/worklist';
import { invalidateListWarnings } from '@jianwei/api-client/warnings/warnings';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** As many lines as the call gives at once. */
const PAGE_SIZE = 200;
const QUIET = { suppress: true } as const;

/** Every line of the day: a stream knows them all, and one that is not listed would be read by nobody. */
async function listWhole(params: ListWorklistParams, signal: AbortSignal): Promise<WorklistPage> {
  const first = await listWorklist({ ...params, page: 0, page_size: PAGE_SIZE }, QUIET, signal);
  const more = Math.max(0, Math.ceil(first.total_elements / PAGE_SIZE) - 1);
  const rest = await Promise.all(
    Array.from({ length: more }, (_, index) =>
      listWorklist({ ...params, page: index + 1, page_size: PAGE_SIZE }, QUIET, signal),
    ),
  );
  // A line that changed its place between two answers may stand in both.
  const lines = new Map([first, ...rest].flatMap(({ data }) => data).map((line) => [line.report_id, line]));
  return { ...first, data: more === 0 ? first.data : [...lines.values()] };
}

/**
 * The worklist of today, the older answer while it is read again. Its failure is told by the screen; coming back to the window reads
 * it again, which is what is left where nothing tells of changes.
 */
export function useWorklist(params: Pick<ListWorklistParams, 'scope' | 'state'>, isEnabled = true) {
  const query = useQuery({
    queryKey: getListWorklistQueryKey({ ...params, page_size: PAGE_SIZE }),
    queryFn: ({ signal }) => listWhole(params, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  useWorklistChanges(query.data);
  return query;
}

/** The call waits so long itself; where it does not, the next one waits in its place. In milliseconds. */
const PAUSE_MS = 25_000;

/** Reads the list again as soon as it has changed on the server. A call that fails ends it until there is another list. */
function useWorklistChanges(page: WorklistPage | undefined): void {
  const client = useQueryClient();
  const version = page?.version;
  useEffect(() => {
    if (version === undefined) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = async (): Promise<void> => {
      const begin = Date.now();
      const { changed } = await awaitWorklistChanges({ version }, { suppress: true }, over.signal);
      if (over.signal.aborted) return;
      if (changed) {
        void invalidateListWorklist(client);
        void invalidateListWarnings(client);
        return;
      }
      timer = setTimeout(look, Math.max(0, PAUSE_MS - (Date.now() - begin)));
    };
    const look = () => void watch().catch(() => undefined);
    // The page comes first.
    timer = setTimeout(look, PAUSE_MS / 25);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [client, version]);
}
