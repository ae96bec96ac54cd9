import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import { findAccount } from '../accounts.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import type { Saving } from './references.ts';

const DOCTOR = 1;

/** The modification history of savings given oldest first; newest first, as records keep it. */
export function seededHistory(calendar: SeedCalendar, saved: readonly Saving[]): RecordHistoryEntry[] {
  return saved
    .map(({ by, at }, index) => ({
      date: calendar.time(at),
      role_type: DOCTOR,
      user_name: findAccount(by)?.nickname ?? '',
      user_id: by,
      type: index === 0 ? '新建' : '修改',
    }))
    .toReversed() as RecordHistoryEntry[];
}
