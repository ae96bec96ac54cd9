import type { ReportAuditState } from '@jianwei/api-client/model';
import { holdState, listHolds, standingHolds } from './audit-holds.ts';
import type { HoldRow, HoldState } from './audit-holds.ts';
import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

const PUT = new Command<[string, string, string]>(
  'INSERT OR IGNORE INTO hold_reader (user_id, report_id, opened_at) VALUES (?, ?, ?)',
);
const REMOVE = new Command<[string, string]>('DELETE FROM hold_reader WHERE user_id = ? AND report_id = ?');
const OF_READER = new Query<{ report_id: string }, [string]>(
  'SELECT report_id FROM hold_reader WHERE user_id = ? ORDER BY report_id',
);

/** How the conclusion of a held report came free, and when. */
export interface Release {
  readonly report_id: string;
  readonly state: Exclude<HoldState, 'held' | 'returned'>;
  readonly at: string;
  /** Name of who decided; '' where the time ran out. */
  readonly by: string;
}

/** How one hold ended that stands no more: one that was sent back and waited in vain ran out like any other. */
function endOf(world: World, hold: HoldRow): Release {
  const state = holdState(world, hold);
  const { report_id, until, decided_at, decided_by } = hold;
  if (state === 'held' || state === 'returned' || state === 'timed_out')
    return { report_id, state: 'timed_out', at: until, by: '' };
  return { report_id, state, at: decided_at, by: decided_by };
}

/** By report that was held and is not any more: how its last hold ended. */
export function releases(world: World): ReadonlyMap<string, Release> {
  const standing = new Set(standingHolds(world).map(({ report_id: id }) => id));
  return world.memo(`hold-releases:${[...standing].join()}`, () => {
    const ended = listHolds(world)
      .filter(({ report_id: id }) => !standing.has(id))
      .map((hold) => endOf(world, hold))
      .toSorted((a, b) => a.at.localeCompare(b.at));
    return new Map(ended.map((release) => [release.report_id, release] as const));
  });
}

/** Whether the longest time of a hold on the report ran out without a decision. */
export const isTimedOut = (world: World, reportId: string): boolean =>
  releases(world).get(reportId)?.state === 'timed_out';

/** How each report of a list was reviewed, as the wire has it: nothing where it was never held. */
export function auditStates(world: World): (reportId: string, isHeld: boolean) => { audit_state?: ReportAuditState } {
  const released = releases(world);
  return (reportId, isHeld) => {
    if (isHeld) return { audit_state: 'held' };
    const release = released.get(reportId);
    if (release === undefined) return {};
    return { audit_state: release.state === 'timed_out' ? 'timed_out' : 'released' };
  };
}

/** Somebody opened a report: while it is held this is kept for the notice of its release, afterwards the notice is done with. */
export function noteHoldReader(world: World, reportId: string, userId: string): void {
  const isHeld = standingHolds(world).some(({ report_id: id }) => id === reportId);
  if (isHeld) PUT.run(world, userId, reportId, world.nowText());
  else if (OF_READER.all(world, userId).some(({ report_id: id }) => id === reportId))
    REMOVE.run(world, userId, reportId);
}

/** Who decides a hold needs no notice of it. */
export const forgetHoldReader = (world: World, reportId: string, userId: string): number =>
  REMOVE.run(world, userId, reportId);

/** Reports that an account opened while they were held and that came free since, the last first; gone as soon as it opens them. */
export function releasedFor(world: World, userId: string): Release[] {
  const opened = OF_READER.all(world, userId);
  if (opened.length === 0) return [];
  const all = releases(world);
  return opened
    .flatMap(({ report_id: id }) => all.get(id) ?? [])
    .toSorted((a, b) => b.at.localeCompare(a.at) || (a.report_id < b.report_id ? -1 : 1));
}
