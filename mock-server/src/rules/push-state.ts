import type { PushChannel } from '@jianwei/api-client/model';
import { firstReadTimes, readReportIds } from '../store/clinical-marks.ts';
import { listDeliveries } from '../store/push-records.ts';
import type { DeliveryRow } from '../store/push-records.ts';
import type { World } from '../store/world.ts';
import { standingRecords } from '../interpretation/loop.ts';
import { allWarnings } from '../interpretation/warnings.ts';
import { recordsOf } from '../interpretation/wire-warnings.ts';

/** When a report was taken care of: its critical values received, or read where it has none; undefined while nobody did. */
export function handledTime(world: World, reportId: string): string | undefined {
  const loops = loopsByReport(world).get(reportId) ?? [];
  if (loops.length === 0) return world.memo('first-reads', () => firstReadTimes(world)).get(reportId);
  const times = loops.map((row) =>
    row.cancel_time === '' ? standingRecords(recordsOf(world, row.warning_id))[0]?.record_time : row.cancel_time,
  );
  const known = times.filter((time) => time !== undefined);
  return known.length < times.length ? undefined : known.toSorted().at(-1);
}

function loopsByReport(world: World) {
  return world.memo('raised-by-report', () =>
    Map.groupBy(
      allWarnings(world).filter(({ origin }) => origin === 'critical'),
      ({ report_id: id }) => id,
    ),
  );
}

export type DeliveryState = 'waiting' | 'delivered' | 'not_needed' | 'merged';

/** Where a delivery stands by the hospital's clock: an escalation comes only where nobody took care of the report before. */
export function deliveryState(world: World, row: DeliveryRow): DeliveryState {
  if (row.is_merged === 1) return 'merged';
  const handled = row.step > 1 ? handledTime(world, row.report_id) : undefined;
  if (handled !== undefined && handled < row.due_at) return 'not_needed';
  return row.due_at <= world.nowText() ? 'delivered' : 'waiting';
}

/** Whether a delivery goes this way too. */
export const isSentBy = (channel: PushChannel, { channels }: Pick<DeliveryRow, 'channels'>): boolean =>
  (JSON.parse(channels) as readonly PushChannel[]).includes(channel);

/** What came to somebody who has not looked at the report since; what is only written for the text messages does not count. */
export function waitingDeliveries(world: World, userId: string): readonly DeliveryRow[] {
  const own = listDeliveries(world).filter(
    ({ user_id: id, channels }) => id === userId && !channels.includes('["sms"]'),
  );
  if (own.length === 0) return own;
  const read = readReportIds(world, userId);
  return own.filter((row) => !read.has(row.report_id) && deliveryState(world, row) === 'delivered');
}
