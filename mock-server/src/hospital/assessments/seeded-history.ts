import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import { Query } from '../../store/sql.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

/** One saving of a record: account and `YYYY-MM-DD HH:mm` in the picture calendar. */
export interface Saving {
  readonly by: string;
  readonly at: string;
}

const NICKNAME = new Query<{ nickname: string }, [string]>('SELECT nickname FROM account WHERE user_id = ?');
const DOCTOR = 1;

/** The modification history of savings given oldest first; newest first, as records keep it. */
export function seededHistory(world: World, calendar: SeedCalendar, saved: readonly Saving[]): RecordHistoryEntry[] {
  return saved
    .map(({ by, at }, index) => ({
      date: calendar.time(at),
      role_type: DOCTOR,
      user_name: NICKNAME.get(world, by)?.nickname ?? '',
      user_id: by,
      type: index === 0 ? '新建' : '修改',
    }))
    .toReversed() as RecordHistoryEntry[];
}
