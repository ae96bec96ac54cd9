import strategy from '../../../data/rules/push-strategy.json' with { type: 'json' };
import type { PushStrategy } from '@jianwei/api-client/model';
import { addPushEdition, putPushDraft } from '../../store/push-records.ts';
import type { World } from '../../store/world.ts';
import type { SeedCalendar } from '../seed-calendar.ts';

const AUTHOR = '秦晓彤';
const ENABLED = '2025-08-04 09:00';

/** The push strategy of the seeded hospital, in use since its rules are. */
export function seedPush(world: World, calendar: SeedCalendar): void {
  const at = calendar.time(ENABLED);
  const seeded = strategy as PushStrategy;
  putPushDraft(world, {
    strategy: seeded,
    revision: 1,
    tried: JSON.stringify(seeded),
    updated_at: at,
    updated_by: AUTHOR,
  });
  addPushEdition(world, { version: 1, strategy: seeded, enabled_at: at, enabled_by: AUTHOR });
}
