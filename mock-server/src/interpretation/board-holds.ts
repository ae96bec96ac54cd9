import type { BoardFigure } from '@jianwei/api-client/model';
import { listHolds, standingHolds, type HoldRow } from '../store/audit-holds.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEEK = 7;

/** Whether a hold kept its report back at a moment (ms); what was sent back stays held until its time is over. */
function stoodAt({ held_at: from, until, decision, decided_at: decided }: HoldRow, moment: number): boolean {
  const isOver = decision !== '' && decision !== 'returned' && Date.parse(decided) <= moment;
  return Date.parse(from) <= moment && Date.parse(until) > moment && !isOver;
}

/** A report that two rules hold is one report. */
const reportsOf = (holds: readonly HoldRow[]): number => new Set(holds.map(({ report_id: id }) => id)).size;

/** Reports whose conclusion is held back now, beside those of the last seven days at this time, and what was decided today. */
export function holdsFigure(world: World): BoardFigure {
  const now = world.now().getTime();
  const today = hospitalDate(world.now());
  const all = listHolds(world);
  const open = standingHolds(world);
  const first = open.reduce((time, { held_at: at }) => Math.min(time, Date.parse(at)), now);
  const decided = all.filter(({ decided_at: at }) => at.slice(0, 10) === today);
  const before = Array.from({ length: WEEK }, (_, index) => now - (WEEK - index) * DAY_MS);
  return {
    id: 'holds',
    value: reportsOf(open),
    done_today: reportsOf(decided),
    ...(open.length === 0 ? {} : { longest_minutes: Math.floor((now - first) / MINUTE_MS) }),
    points: [...before.map((moment) => reportsOf(all.filter((hold) => stoodAt(hold, moment)))), reportsOf(open)],
  };
}
