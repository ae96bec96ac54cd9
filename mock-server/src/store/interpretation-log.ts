import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface ShownLogRow {
  readonly report_id: string;
  readonly shown_at: string;
  readonly user_id: string;
  readonly user_name: string;
  /** JSON of what was said. */
  readonly shown: string;
  /** When the same account went on to its next page; '' where it did not. */
  readonly left_at: string;
}

export interface FeedbackRow {
  readonly report_id: string;
  readonly kind: 'accurate' | 'inaccurate' | 'suggestion';
  readonly content: string;
  readonly time: string;
}

const COLUMNS = `report_id, shown_at, log.user_id, coalesce(nickname, '') AS user_name, shown,
  coalesce(nullif(log.left_at, ''),
    (SELECT min(time) FROM visit_log WHERE visit_log.user_id = log.user_id AND time > shown_at), '') AS left_at
  FROM interpretation_log AS log LEFT JOIN account USING (user_id)`;
const IN_RANGE = new Query<ShownLogRow, [string, string]>(
  `SELECT ${COLUMNS} WHERE shown_at >= ? AND shown_at < ? ORDER BY shown_at DESC, report_id`,
);
const ONE = new Query<ShownLogRow, [string]>(`SELECT ${COLUMNS} WHERE report_id = ?`);
const SHOWN = new Query<{ shown: string; shown_at: string }, [string]>(
  'SELECT shown, shown_at FROM interpretation_log WHERE report_id = ?',
);
// No cached answer changes: what it says now is what was just shown.
const INSERT = new Command<[string, string, string, string, string]>(
  'INSERT OR IGNORE INTO interpretation_log (report_id, shown_at, user_id, shown, left_at) VALUES (?, ?, ?, ?, ?)',
  'nothing',
);
const FEEDBACK = new Query<FeedbackRow>(
  'SELECT report_id, kind, content, time FROM report_feedback ORDER BY time DESC, user_id',
);
/** Reports first shown from one time to another, which is outside, the last first. */
export const listShown = (world: SqlTarget, from: string, to: string): ShownLogRow[] => IN_RANGE.all(world, from, to);

export const findShownRow = (world: SqlTarget, reportId: string): ShownLogRow | undefined => ONE.get(world, reportId);

/** What was said when a report was shown first; undefined for one that nobody saw since it is kept. */
export const findShown = (world: SqlTarget, reportId: string): { shown: string; shown_at: string } | undefined =>
  SHOWN.get(world, reportId);

/** Keeps the first showing; its page visits tell how long it lasted, unless that is known already. */
export function keepShown(
  world: SqlTarget,
  row: Pick<ShownLogRow, 'report_id' | 'shown_at' | 'user_id' | 'shown'> & Partial<Pick<ShownLogRow, 'left_at'>>,
): void {
  INSERT.run(world, row.report_id, row.shown_at, row.user_id, row.shown, row.left_at ?? '');
}

/** What readers said of reports, by report, newest first. */
export const feedbackByReport = (world: SqlTarget): ReadonlyMap<string, FeedbackRow[]> =>
  Map.groupBy(FEEDBACK.all(world), ({ report_id: id }) => id);
