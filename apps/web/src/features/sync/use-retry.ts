import { useRetrySyncRun } from '@jianwei/api-client/sync/sync';
import type { SyncRow } from '@jianwei/api-client/model';
import { isTrue } from '@jianwei/api-client/transport/undetermined';
import { useQueryClient } from '@tanstack/react-query';
import { useOnce } from '../../kit/lib/use-once.ts';
import { notice } from '../../kit/ui/notice.tsx';

/** Most rows that one call names. */
const MOST_ROWS = 1000;

/** Tries rows again, run by run, as each retry is linked to the run that it is of; says what became of them. */
export function useRetry(onTried: (runId: number) => void) {
  const client = useQueryClient();
  const retry = useRetrySyncRun();
  const once = useOnce();
  const start = (find: () => Promise<readonly SyncRow[]>) =>
    void once(async () => {
      const rows = (await find()).filter(({ can_retry: can }) => isTrue(can));
      if (rows.length === 0) {
        notice.error('没有可以重试的条目');
        return;
      }
      const sums = { read: 0, refused: 0, known: 0 };
      let last = 0;
      for (const [runId, own] of Map.groupBy(rows, ({ run_id: id }) => id)) {
        for (let at = 0; at < own.length; at += MOST_ROWS) {
          const ids = own.slice(at, at + MOST_ROWS).map(({ row_id: id }) => id);
          const run = await retry.mutateAsync({ runId, data: { row_ids: ids } });
          sums.read += run.read;
          sums.refused += run.refused;
          sums.known += run.known;
          last = run.run_id;
        }
      }
      notice.success(`重试读出 ${sums.read} 条，仍拒收 ${sums.refused} 条，已有 ${sums.known} 条`);
      onTried(last);
      void client.invalidateQueries();
    });
  return { start, isBusy: retry.isPending };
}
