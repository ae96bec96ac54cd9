import { Command, Query } from '../../store/sql.ts';
import { insertRun, insertSyncRow, updateRun, findRun } from '../../store/sync-records.ts';
import { hospitalTime } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { seededShare } from '../laboratory/seeded-share.ts';
import { RUN_DAYS } from './arrivals.ts';

interface Arrived {
  readonly source_id: string;
  readonly received_at: string;
  readonly reports: number;
  readonly results: number;
  readonly no_item: number;
  readonly no_unit: number;
  readonly no_value: number;
}

/** What came in one moment from one source is one run. What was read later by a mapping was not read by the run. */
const arrived = new Query<Arrived, [string]>(`
SELECT report.source_id, received_at, count(DISTINCT report.report_id) AS reports, count(*) AS results,
  count(*) FILTER (WHERE kind = 'no_item' AND (read_at = '' OR read_at > received_at)) AS no_item,
  count(*) FILTER (WHERE kind = 'no_unit') AS no_unit, count(*) FILTER (WHERE kind = 'no_value') AS no_value
FROM report JOIN laboratory USING (report_id) LEFT JOIN source_row USING (laboratory_id) LEFT JOIN source_item USING (item_id)
WHERE received_at >= ? GROUP BY 1, 2 ORDER BY received_at, 1`);
const setRuns = new Command<[string]>(
  `UPDATE report SET run_id = (SELECT run_id FROM sync_run WHERE sync_run.source_id = report.source_id AND started_at = received_at)
  WHERE received_at >= ?`,
  'clinical',
);

/** Messages that could not be read, of 100 runs of the source that still sends version 2.4. */
const MALFORMED_SOURCE = 'lis-east';
const MALFORMED_PERCENT = 9;
const MS_PER_ROW = 4;
const MS_PER_RUN = 180;

function malform(world: World, runId: number, time: string): void {
  const run = findRun(world, runId);
  if (!run) return;
  updateRun(world, runId, { ...run, messages: run.messages + 1, received: run.received + 1, malformed: 1 });
  const stamp = time.replaceAll(/[-T:]/g, '').slice(0, 14);
  const raw = `MSH|^~\\&|LIS|LIS-EAST|JW|JZYY|${stamp}||ORU^R01|${runId}|P|2.4\rPID|1||||未知^||19700101|M`;
  insertSyncRow(world, {
    run_id: runId,
    outcome: 'refused',
    reason_kind: 'malformed',
    reason: '消息缺少 PID-3（患者标识）',
    place: `消息 ${run.messages + 1} 第 2 段 PID`,
    laboratory_id: '',
    raw,
  });
}

/** The runs of the last 90 days, counted from the reports they brought. */
export function seedRuns(world: World): void {
  const since = hospitalTime(new Date(world.now().getTime() - RUN_DAYS * 86_400_000));
  for (const { reports, results, ...rest } of arrived.all(world, since)) {
    const runId = insertRun(world, {
      ...rest,
      kind: 'auto',
      started_at: rest.received_at,
      took_ms: MS_PER_RUN + MS_PER_ROW * results,
      messages: reports,
      received: results,
      malformed: 0,
      no_patient: 0,
      known: 0,
      retry_of: null,
      file_name: '',
      by_name: '',
    });
    const isMalformed = seededShare(`${rest.source_id}${rest.received_at.slice(5)}`) * 100 < MALFORMED_PERCENT;
    if (rest.source_id === MALFORMED_SOURCE && isMalformed) malform(world, runId, rest.received_at);
  }
  setRuns.run(world, since);
}
