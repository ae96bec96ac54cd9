import { isToldRefusal } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { CohortRead } from './cohort-reads.ts';

/** Beside numbers that belong to an earlier question while the new one is asked. */
export const UPDATING = '更新中';

export const isRefreshing = ({ isStale, isError }: Pick<CohortRead<unknown>, 'isStale' | 'isError'>): boolean =>
  isStale && !isError;

/** Above numbers that are those of before: what was asked last could not be answered. */
export function ReadAgain({ read }: { read: CohortRead<unknown> }) {
  if (!read.isError || read.data === undefined) return null;
  const why = read.error?.message ?? '未能更新';
  return (
    <p className="jw-row jw-gap-8 jw-caution jw-table-text" role="alert">
      <span className="jw-grow">{why} 数字是更新前的</span>
      {!isToldRefusal(read.error, why) && (
        <Button size="small" onClick={() => void read.refetch()}>
          重新载入
        </Button>
      )}
    </p>
  );
}
