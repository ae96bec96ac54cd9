import { day, minute, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { addedWords, blacklistChangeable, releasedWords } from '../../store/blacklist-changes.ts';
import { addEntry, addEvent, releaseEntry } from '../../store/blacklist.ts';
import { recordChange } from '../../store/changes.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import type { SeedCalendar } from '../seed-calendar.ts';
import { changerOf, type SeededStep } from './changer.ts';

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
/** Who keeps the list. */
const [OPERATOR, ADDRESS] = ['ops', '10.20.6.31'];
const TARGETS = ['登录', '登录', '/excellent'];

type Listing = (typeof LISTINGS)[number];

/** What a listed account tried since, from three machines of its floor. */
function addHits(
  world: World,
  entryId: string,
  { hits, lastHit }: Listing,
  floor: number,
  calendar: SeedCalendar,
): void {
  const last = lastHit === undefined ? '' : calendar.time(lastHit);
  for (let hit = hits - 1; hit >= 0; hit -= 1) {
    const address = `10.20.${floor}.${100 + (hit % 3)}`;
    const summary = TARGETS[hit % TARGETS.length] ?? '登录';
    addEvent(world, 'refused', { entryId, summary, address }, minutesAfter(last, -BETWEEN_HITS * hit));
  }
}

/** Lists and releases accounts as `blacklist.tsv` has it, with what they tried since; both are changes of the log. */
export function blacklistSteps(world: World, calendar: SeedCalendar): SeededStep[] {
  return LISTINGS.flatMap((listing, index): SeededStep[] => {
    const { user, kind, at, by, ends, until, released, releasedBy = by, comment = '', reason, prompt } = listing;
    const changer = changerOf(world, OPERATOR, ADDRESS);
    const userId = `u-${user}`;
    const entryId = world.nextId('BL');
    const entry = {
      entry_id: entryId,
      user_id: userId,
      kind,
      reason,
      prompt,
      created_at: calendar.time(at),
      created_by: by,
      ends,
      expires_at: until === undefined ? '' : calendar.time(`${until} 00:00`),
    };
    const add = () => {
      recordChange(changer, blacklistChangeable, userId, { ...addedWords(entry), time: entry.created_at }, () =>
        addEntry(world, entry),
      );
      addHits(world, entryId, listing, index, calendar);
    };
    const steps = [{ time: entry.created_at, run: add }];
    if (released === undefined) return steps;
    const time = calendar.time(released);
    const release = () =>
      void recordChange(changer, blacklistChangeable, userId, { ...releasedWords(comment), time }, () =>
        releaseEntry(world, entryId, { by: releasedBy, comment }, time),
      );
    return [...steps, { time, run: release }];
  });
}
