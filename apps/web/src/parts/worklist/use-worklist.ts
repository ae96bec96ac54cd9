import type { ListWorklistParams, WorklistPage } from '@jianwei/api-client/model';
import {
  awaitWorklistChanges,
  getListWorklistQueryOptions,
  invalidateListWorklist,
} from '@jianwei/api-client/worklist/worklist';
import { invalidateListWarnings } from '@jianwei/api-client/warnings/warnings';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** As many lines as the call gives at once: a stream knows them all. */
const EVERY_LINE = { page: 0, page_size: 200 } as const;

/**
 * The worklist of today, the older answer while it is read again. Its failure is told by the screen; coming back to the window reads
 * it again, which is what is left where nothing tells of changes.
 */
export function useWorklist(params: Pick<ListWorklistParams, 'scope' | 'state'>, isEnabled = true) {
  const query = useQuery(
    getListWorklistQueryOptions(
      { ...params, ...EVERY_LINE },
      {
        query: { enabled: isEnabled, placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' },
        request: { suppress: true },
      },
    ),
  );
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
