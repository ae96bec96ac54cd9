import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { keepShown } from '../store/interpretation-log.ts';
import { Query } from '../store/sql.ts';
import { hospitalDate, hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { FORMER_ROWS } from '../hospital/seeded-records/former-rows.ts';
import { basisNow, replay } from './shown.ts';

const DAYS = 16;
const DAY_MS = 86_400_000;

const KEPT = new Query<{ count: number }, [string]>(
  'SELECT count(*) AS count FROM interpretation_log WHERE shown_at < ?',
);
// Who reads a report first is its own doctor where there is one among the demonstration accounts.
const READ = new Query<{ report_id: string; user_id: string; read_time: string }, [string, string]>(
  `SELECT report_id, user_id, read_time FROM report_read JOIN account USING (user_id)
   WHERE read_time >= ? AND read_time < ? AND role IN (1, 4)
   GROUP BY report_id HAVING max(user_id = 'u-doctor') ORDER BY read_time`,
);

function former(row: PrintedRow): PrintedRow {
  const then = FORMER_ROWS.find((entry) => entry.row === row.laboratory_id);
  if (then === undefined) return row;
  return { ...row, ...(then.result && { result: then.result }), ...(then.error && { error: then.error, code: '' }) };
}

const SECOND_MS = 1000;
const FIRST_GLANCE = 20;
const MOST_SPREAD = 150;
const SECONDS_A_ROW = 3;
const LAST_OF_A_DAY = 7;

/** When its reader went on: the longer a report, the later; '' of every seventh, which was the last page of a day. */
function leftAt(reportId: string, shownAt: string, rows: number): string {
  const drawn = Array.from(reportId).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  if (drawn % LAST_OF_A_DAY === 0) return '';
  const seconds = FIRST_GLANCE + (drawn % MOST_SPREAD) + SECONDS_A_ROW * rows;
  return hospitalTime(new Date(Date.parse(shownAt) + seconds * SECOND_MS));
}

/**
 * What the seeded hospital showed in its last sixteen days. It is worked out when the log is asked for first: a start does not wait for it. What
 * a source changed since stands as it was then.
 */
export function fillShown(world: World): void {
  const today = hospitalDate(world.now());
  if ((KEPT.get(world, today)?.count ?? 0) > 0) return;
  const since = hospitalTime(new Date(world.now().getTime() - DAYS * DAY_MS));
  for (const { report_id: reportId, user_id: userId, read_time: time } of READ.all(world, since, today)) {
    const { rows, rules } = basisNow(world, reportId);
    const shown = replay(world, reportId, { rows: rows.map(former), rules });
    if (shown === undefined) continue;
    const row = { report_id: reportId, shown_at: time, user_id: userId, shown: JSON.stringify(shown) };
    keepShown(world, { ...row, left_at: leftAt(reportId, time, rows.length) });
  }
}
