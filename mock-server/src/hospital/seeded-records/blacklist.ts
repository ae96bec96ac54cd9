import { day, minute, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { addEntry, addEvent, releaseEntry } from '../../store/blacklist.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { SeedCalendar } from '../seed-calendar.ts';

const LISTED = record({
  user: text,
  kind: oneOf(1001, 1002),
  at: minute,
  by: text,
  ends: oneOf('date', 'never', 'password_reset'),
  until: optional(day),
  released: optional(minute),
  releasedBy: optional(text),
  comment: optional(text),
  hits: number,
  lastHit: optional(minute),
  reason: text,
  prompt: text,
});
const LISTINGS = readTsv('blacklist.tsv', LISTED);

/** Minutes between two attempts of the seeded accounts. */
const BETWEEN_HITS = 97;
const TARGETS = ['登录', '登录', '/excellent'];

/** Lists and releases accounts as `blacklist.tsv` has it, with what they tried since. */
export function seedBlacklist(world: World): void {
  const calendar = new SeedCalendar(world.nowText());
  for (const [
    index,
    { user, at, by, until, released, releasedBy, comment, hits, lastHit, ...rest },
  ] of LISTINGS.entries()) {
    const { kind, ends, reason, prompt } = rest;
    const entryId = world.nextId('BL');
    addEntry(world, {
      entry_id: entryId,
      user_id: `u-${user}`,
      kind,
      reason,
      prompt,
      created_at: calendar.time(at),
      created_by: by,
      ends,
      expires_at: until === undefined ? '' : calendar.time(`${until} 00:00`),
    });
    const last = lastHit === undefined ? '' : calendar.time(lastHit);
    for (let hit = hits - 1; hit >= 0; hit -= 1) {
      const address = `10.20.${index}.${100 + (hit % 3)}`;
      const summary = TARGETS[hit % TARGETS.length] ?? '登录';
      addEvent(world, 'refused', { entryId, summary, address }, minutesAfter(last, -BETWEEN_HITS * hit));
    }
    if (released !== undefined)
      releaseEntry(world, entryId, { by: releasedBy ?? by, comment: comment ?? '' }, calendar.time(released));
  }
}
