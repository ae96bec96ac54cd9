import type { WarningPage } from '@jianwei/api-client/model';
import { useListPushDeliveries } from '@jianwei/api-client/push/push';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { BellReports } from './bell-reports.tsx';

/** How many pushes the bell lists. */
const LISTED = 5;

/** Reports that somebody was told of and has not looked at; 0 where the back end does not say. */
export function pushedCount(loops: WarningPage | undefined): number {
  const count = loops?.counts?.pushed;
  return count === undefined || isUndetermined(count) ? 0 : count;
}

/** What the push strategy told the user, each of which opens its report. It fails quietly, as the bell does. */
export function PushedReports({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { data } = useListPushDeliveries(
    { waiting: true, channel: 'bell', page_size: LISTED },
    { request: { suppress: true } },
  );
  const reports = (data?.data ?? []).map(({ delivery_id: id, due_at: at, line_name: note, ...report }) => ({
    ...report,
    key: `${id}`,
    at,
    note,
  }));
  return <BellReports title="推送" count={count} reports={reports} isLoud onOpen={onOpen} />;
}
