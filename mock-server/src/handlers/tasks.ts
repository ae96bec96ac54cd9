import type { Task } from '@jianwei/api-client/model';
import { verifyArr } from '../hospital/accounts.ts';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { driftIn, recent } from '../interpretation/model-monitor.ts';
import { reportSummaries } from '../interpretation/report-summaries.ts';
import { allWarnings } from '../interpretation/warnings.ts';
import { stateOf } from '../interpretation/wire-warnings.ts';
import { listCountedItems, listItemGroups } from '../sources/items.ts';
import { standingOf } from '../sources/sync-state.ts';
import { standingHolds } from '../store/audit-holds.ts';
import { disputedReports } from '../store/clinical-marks.ts';
import { loginTimes, WRONG_PASSWORD } from '../store/login-log.ts';
import { notUsefulTimes } from '../store/prompt-feedback.ts';
import { listExports } from '../store/research-exports.ts';
import { listNearRequests } from '../store/research-near.ts';
import type { Session } from '../store/session.ts';
import { listSources } from '../store/sync-records.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { mondayOf } from './day-range.ts';

const DAY_MS = 86_400_000;
const UNIT_DAYS = 90;

/** What waits: since when each, '' where that is not told, and the screens that it is done on; the first that an account may open is its own. */
interface Waiting {
  readonly times: (world: World) => readonly string[];
  readonly addresses: readonly string[] | ((world: World) => readonly string[]);
}

const today = (world: World): string => hospitalDate(world.now());

const WAITING: Readonly<Record<Task['id'], Waiting>> = {
  holds: {
    times: (world) => standingHolds(world).map(({ held_at: time }) => time),
    addresses: ['/report-list?audit=held', '/audit-rules-management?tab=held'],
  },
  criticals: {
    times: (world) =>
      allWarnings(world)
        .filter((row) => ['unacknowledged', 'unhandled'].includes(stateOf(world, row)))
        .map(({ create_time: time }) => time),
    addresses: ['/crisis-reminder'],
  },
  prompts: { times: notUsefulTimes, addresses: ['/comprehensive-prompt?sort=-not_useful'] },
  disputed: {
    times: (world) => [...disputedReports(world).values()],
    addresses: ['/report-list?disputed=yes'],
  },
  units: {
    times: (world) => {
      const since = hospitalDate(new Date(world.now().getTime() - UNIT_DAYS * DAY_MS));
      return reportSummaries(world)
        .filter(({ unitTroubles, report }) => unitTroubles > 0 && report.report_time >= since)
        .map(({ report }) => report.report_time);
    },
    addresses: ['/report-list?unit=yes'],
  },
  sources: {
    times: (world) =>
      listSources(world)
        .map((source) => standingOf(world, source))
        .filter(({ state }) => state === 'silent' || state === 'refusing')
        .map(({ state, lastAt = '' }) => (state === 'silent' ? lastAt : '')),
    addresses: ['/data-synchronism'],
  },
  unmapped: {
    times: (world) =>
      listItemGroups(world)
        .filter(({ main }) => main.state === 'no_item')
        .map(({ first_at: first }) => first),
    addresses: ['/data-cleaning'],
  },
  exports: {
    times: (world) =>
      listExports(world)
        .filter(({ state }) => state === 'waiting')
        .map(({ asked_time: time }) => time),
    addresses: ['/scientific-research?owner=waiting'],
  },
  near: {
    times: (world) =>
      listNearRequests(world)
        .filter(({ state }) => state === 'waiting')
        .map(({ last_time: time }) => time),
    addresses: ['/scientific-research?owner=near'],
  },
  drift: {
    times: (world) =>
      driftIn(world, recent(world))
        .features.filter(({ isShifted }) => isShifted)
        .map(() => ''),
    addresses: [`/ai-platform-detail?artifact_id=${CKD_RISK_FIGURES}`],
  },
  new_codes: {
    times: (world) =>
      listCountedItems(world)
        .filter(
          ({ kind, state, first_at: first }) =>
            kind === 'no_item' && state === 'no_item' && first >= mondayOf(today(world)),
        )
        .map(({ first_at: first }) => first),
    addresses: ['/data-center'],
  },
  failed_logins: {
    times: (world) => loginTimes(world, WRONG_PASSWORD, today(world)),
    addresses: (world) => [
      `/logs?${new URLSearchParams({ kind: 'login', action: WRONG_PASSWORD, from: `${today(world)} 00:00` }).toString()}`,
    ],
  },
};

type TaskId = Task['id'];
/** What the laboratory department looks after. */
export const LABORATORY_TASKS = [
  'holds',
  'criticals',
  'prompts',
  'disputed',
  'units',
] as const satisfies readonly TaskId[];
export const ALL_TASKS = Object.keys(WAITING) as readonly TaskId[];

/** What waits for an account: only what it may open, each with its count, its oldest and where it is done. */
export function tasksOf(world: World, { role, permissionColumn }: Session, ids: readonly TaskId[]): Task[] {
  const pages = verifyArr(role, permissionColumn);
  return ids.flatMap((id) => {
    const { times, addresses } = WAITING[id];
    const address = (typeof addresses === 'function' ? addresses(world) : addresses).find((each) =>
      pages.includes(each.split('?', 1)[0] ?? ''),
    );
    if (address === undefined) return [];
    const all = times(world).toSorted();
    const oldest = all.find((time) => time !== '');
    return [{ id, count: all.length, ...(oldest === undefined ? {} : { oldest_at: oldest }), address }];
  });
}
