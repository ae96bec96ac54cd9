import { useListPushDeliveries } from '@jianwei/api-client/push/push';
import { BellReports } from './bell-reports.tsx';

/** How many pushes the bell lists. */
const LISTED = 5;

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
