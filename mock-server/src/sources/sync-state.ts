import { median } from '@jianwei/clinical-rules/model-metrics/stability';
import { Query } from '../store/sql.ts';
import type { SyncSource } from '../store/sync-records.ts';
import { hospitalDate, hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const USUAL_DAYS = 30;
/** So many times what is usual is no longer usual. */
const TIMES_USUAL = 3;
const HOURS = 24;

interface RunCount {
  readonly run_id: number;
  readonly started_at: string;
  readonly received: number;
  readonly refused: number;
  readonly malformed: number;
  readonly known: number;
}

const runsOf = new Query<RunCount, [string, string]>(`
SELECT run_id, started_at, received, malformed + no_patient + no_item + no_unit + no_value AS refused, malformed, known
FROM sync_run WHERE source_id = ? AND started_at >= ? AND received > 0 ORDER BY started_at, run_id`);

export interface SourceStanding {
  readonly state: 'normal' | 'refusing' | 'silent' | 'paused';
  readonly silentHours: number | undefined;
  readonly lastAt: string | undefined;
  /** Hours between arrivals that are usual at this hour; not of a source that sends once a day. */
  readonly usualHours: number | undefined;
  readonly latestRunId: number | undefined;
  readonly hours: { readonly hour: string; readonly read: number; readonly refused: number }[];
  readonly today: { readonly read: number; readonly refused: number; readonly failed: number };
}

const sum = (runs: readonly RunCount[], of: (run: RunCount) => number) =>
  runs.reduce((total, run) => total + of(run), 0);
const readOf = ({ received, refused, known }: RunCount) => received - refused - known;

function shareOf(runs: readonly RunCount[]): number {
  const received = sum(runs, (run) => run.received);
  return received === 0 ? 0 : sum(runs, ({ refused }) => refused) / received;
}

/** The gap between arrivals that is usual at this hour: the median of the gaps around it on the days before. */
function usualGap(times: readonly number[], nowMs: number): number | undefined {
  const gaps = Array.from({ length: USUAL_DAYS }, (_, index) => nowMs - (index + 1) * DAY_MS).flatMap((moment) => {
    const after = times.findIndex((time) => time > moment);
    const [before, next] = [times[after - 1], times[after]];
    return before === undefined || next === undefined ? [] : [next - before];
  });
  return gaps.length === 0 ? undefined : median(gaps);
}

/** How a source stands, from its runs of the last thirty days. */
export function standingOf(world: World, source: SyncSource): SourceStanding {
  const nowMs = world.now().getTime();
  const runs = runsOf.all(world, source.source_id, hospitalTime(new Date(nowMs - (USUAL_DAYS + 1) * DAY_MS)));
  const today = hospitalDate(world.now());
  const ofToday = runs.filter(({ started_at: at }) => at.slice(0, 10) === today);
  const earlier = runs.filter(({ started_at: at }) => at.slice(0, 10) < today);
  const times = runs.map(({ started_at: at }) => Date.parse(at));
  const last = runs.at(-1);
  const gap = last === undefined ? undefined : nowMs - Date.parse(last.started_at);
  const usual = usualGap(times, nowMs);
  const isSilent = gap !== undefined && usual !== undefined && gap > TIMES_USUAL * usual;
  const isRefusing = earlier.length > 0 && shareOf(ofToday) > TIMES_USUAL * shareOf(earlier);
  const firstHour = Math.floor(nowMs / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  return {
    state: source.paused_at !== '' ? 'paused' : isSilent ? 'silent' : isRefusing ? 'refusing' : 'normal',
    silentHours: isSilent ? Math.floor(gap / HOUR_MS) : undefined,
    lastAt: last?.started_at,
    usualHours: usual === undefined || source.daily_at !== '' ? undefined : Math.round(usual / HOUR_MS),
    latestRunId: last?.run_id,
    hours: Array.from({ length: HOURS }, (_, index) => {
      const from = firstHour + index * HOUR_MS;
      const inHour = runs.filter((_run, place) => (times[place] ?? 0) >= from && (times[place] ?? 0) < from + HOUR_MS);
      return {
        hour: hospitalTime(new Date(from)),
        read: sum(inHour, readOf),
        refused: sum(inHour, ({ refused }) => refused),
      };
    }),
    today: {
      read: sum(ofToday, readOf),
      refused: sum(ofToday, ({ refused }) => refused),
      failed: sum(ofToday, ({ malformed }) => malformed),
    },
  };
}
