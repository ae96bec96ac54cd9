import { Command } from '../../store/sql.ts';
import { hospitalDate } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { APPLICATIONS } from '../applications.ts';
import { staff } from '../staff.ts';

const insert = new Command<[string, string, string, string, number, number]>(
  `INSERT INTO usage_count VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET times = times + excluded.times`,
  'nothing',
);

/** Thirty days, the thirty before them to compare with, and the one that is not over. */
const DAYS = 61;
const DAY_MS = 86_400_000;
/** Days within which most of the staff were seen last. */
const LAST_SEEN = 9;
/** Hours at which people work, the busy ones more often. */
const HOURS = [7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 13, 14, 14, 15, 15, 16, 16, 17, 19, 21];

/** A number from 0 to `below` - 1 that depends on nothing but what is given (a small mixing function). */
function drawn(below: number, ...from: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const value of from) {
    mixed = Math.imul(mixed ^ value, 0x85ebca6b);
    mixed ^= mixed >>> 13;
  }
  return (Math.imul(mixed, 0xc2b2ae35) >>> 8) % below;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The sums of the two months before today: whoever used the hospital's staff accounts. The single visits behind them are not kept in the
 * demonstration, what is done from now on is counted from the logs.
 */
export function seedUsage(world: World): void {
  const people = staff.filter(
    ({ seenDaysAgo: days, state }) => state === 'normal' && days !== undefined && days < DAYS,
  );
  const tools = APPLICATIONS.map(({ applicationId }) => applicationId);
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = hospitalDate(new Date(world.now().getTime() - back * DAY_MS));
    // Fewer of them were still seen in the last days: of these more take part, so that the days are alike.
    const among = Math.max(1, Math.round(((isWeekend(day) ? 12 : 5) * Math.min(back + 1, LAST_SEEN)) / LAST_SEEN));
    for (const [index, { userId, seenDaysAgo: seen = 0 }] of people.entries()) {
      if (back < seen || drawn(among, index, back, 1) !== 0) continue;
      const hour = HOURS[drawn(HOURS.length, index, back, 2)] ?? 9;
      const views = 3 + drawn(9, index, back, 3);
      insert.run(world, day, userId, 'view', '', hour, views);
      insert.run(world, day, userId, 'read', '', hour, Math.max(1, views - drawn(4, index, back, 4)));
      if (drawn(2, index, back, 5) === 0) continue;
      // The first tools of the list are used more often than the last.
      const tool = tools[Math.min(drawn(tools.length, index, back, 6), drawn(tools.length, index, back, 7))] ?? '';
      insert.run(world, day, userId, 'open', tool, hour, 1 + drawn(3, index, back, 8));
    }
  }
}
