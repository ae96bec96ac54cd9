import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** What accounts leave on reports: read marks, favourites, feedback, taggings. Each account sees its own. */

const READS = new Query<{ report_id: string; read_time: string }, [string]>(
  'SELECT report_id, read_time FROM report_read WHERE user_id = ?',
);
const MARK_READ = new Command<[string, string, string]>(
  'INSERT OR IGNORE INTO report_read (user_id, report_id, read_time) VALUES (?, ?, ?)',
);
const MARK_EARLIER_READ = new Command<[string]>(
  `INSERT OR IGNORE INTO report_read (user_id, report_id, read_time)
   SELECT user_id, report_id, report_time FROM account, report WHERE role IN (1, 4, 7) AND report_time < ?`,
);
const FAVOURITES = new Query<{ report_id: string }, [string]>(
  'SELECT report_id FROM favourite WHERE user_id = ? ORDER BY collected_time DESC, report_id',
);
const IS_FAVOURITE = new Query<{ found: number }, [string, string]>(
  'SELECT 1 AS found FROM favourite WHERE user_id = ? AND report_id = ?',
);
const COLLECT = new Command<[string, string, string]>(
  'INSERT OR IGNORE INTO favourite (user_id, report_id, collected_time) VALUES (?, ?, ?)',
);
const CANCEL = new Command<[string, string]>('DELETE FROM favourite WHERE user_id = ? AND report_id = ?');
const FEEDBACK = new Query<StoredFeedback, [string, string]>(
  'SELECT kind, content, time FROM report_feedback WHERE user_id = ? AND report_id = ?',
);
const SAVE_FEEDBACK = new Command<[string, string, string, string, string]>(
  'INSERT OR REPLACE INTO report_feedback (user_id, report_id, kind, content, time) VALUES (?, ?, ?, ?, ?)',
);
const SAVE_TAGGING = new Command<[string, string, string, string, string, string, string]>(
  `INSERT OR REPLACE INTO report_tagging (user_id, report_id, subject, target_id, tag, comment, time)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const TAGGED = new Query<TaggedReportRow, [string]>(
  `SELECT report_id, report_time, report_name,
     sum(subject = 'disease') AS disease_tagging_count, sum(subject = 'laboratory') AS laboratory_tagging_count
   FROM report_tagging JOIN report USING (report_id) WHERE patient_id = ?
   GROUP BY report_id ORDER BY report_time DESC, report_id`,
);

const TAGS_OF_REPORT = new Query<TagRow, [string]>(
  `SELECT report_tagging.*, coalesce(account.nickname, '') AS user_name FROM report_tagging LEFT JOIN account USING (user_id)
   WHERE report_id = ? ORDER BY time DESC, subject, target_id`,
);
const TAG_COUNTS = new Query<{ report_id: string; n: number }>(
  'SELECT report_id, count(*) AS n FROM report_tagging GROUP BY report_id',
);
const REMOVE_TAGGING = new Command<[string, string, string, string]>(
  'DELETE FROM report_tagging WHERE user_id = ? AND report_id = ? AND subject = ? AND target_id = ?',
);

// Role 7 marks for the laboratory.
const DISPUTED = new Query<{ report_id: string; time: string }>(
  `SELECT report_id, min(time) AS time FROM report_feedback WHERE kind = 'inaccurate' AND report_id NOT IN (
     SELECT report_id FROM report_tagging JOIN account USING (user_id) WHERE role = 7) GROUP BY report_id`,
);

/** A mark with who made it. */
export interface TagRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly report_id: string;
  readonly subject: 'disease' | 'laboratory';
  readonly target_id: string;
  readonly tag: 'correct' | 'wrong' | 'missing';
  readonly comment: string;
  readonly time: string;
}

export interface StoredFeedback {
  readonly kind: 'accurate' | 'inaccurate' | 'suggestion';
  readonly content: string;
  readonly time: string;
}

export interface TaggedReportRow {
  readonly report_id: string;
  readonly report_time: string;
  readonly report_name: string;
  readonly disease_tagging_count: number;
  readonly laboratory_tagging_count: number;
}

export interface NewTagging {
  readonly userId: string;
  readonly reportId: string;
  readonly subject: 'disease' | 'laboratory';
  readonly targetId: string;
  readonly tag: string;
  readonly comment: string;
  readonly time: string;
}

export function readReportIds(world: SqlTarget, userId: string): ReadonlySet<string> {
  return new Set(READS.all(world, userId).map((row) => row.report_id));
}

/** When an account first read each report, ISO. */
export function reportReadTimes(world: SqlTarget, userId: string): ReadonlyMap<string, string> {
  return new Map(READS.all(world, userId).map((row) => [row.report_id, row.read_time]));
}

const FIRST_READS = new Query<{ report_id: string; read_time: string }>(
  'SELECT report_id, min(read_time) AS read_time FROM report_read GROUP BY report_id',
);

/** By report id: when somebody first read it. */
export function firstReadTimes(world: SqlTarget): ReadonlyMap<string, string> {
  return new Map(FIRST_READS.all(world).map(({ report_id: id, read_time: time }) => [id, time]));
}

const HAS_READ = new Query<{ found: number }, [string, string]>(
  'SELECT 1 AS found FROM report_read WHERE user_id = ? AND report_id = ?',
);

/** Whether an account has read a report. */
export const hasRead = (world: SqlTarget, userId: string, reportId: string): boolean =>
  HAS_READ.get(world, userId, reportId) !== undefined;

/** Keeps the time of the first reading. */
export function markRead(world: SqlTarget, userId: string, reportId: string, time: string): void {
  MARK_READ.run(world, userId, reportId, time);
}

/** Marks what was issued before a day, `YYYY-MM-DD`, as read at its time by every account that reads reports. */
export function markEarlierRead(world: SqlTarget, day: string): void {
  MARK_EARLIER_READ.run(world, day);
}

/** Last collected first. */
export function favouriteReportIds(world: SqlTarget, userId: string): string[] {
  return FAVOURITES.all(world, userId).map((row) => row.report_id);
}

export function isFavourite(world: SqlTarget, userId: string, reportId: string): boolean {
  return IS_FAVOURITE.get(world, userId, reportId) !== undefined;
}

export function addFavourite(world: SqlTarget, userId: string, reportId: string, time: string): void {
  COLLECT.run(world, userId, reportId, time);
}

export function removeFavourite(world: SqlTarget, userId: string, reportId: string): void {
  CANCEL.run(world, userId, reportId);
}

export function findFeedback(world: SqlTarget, userId: string, reportId: string): StoredFeedback | undefined {
  return FEEDBACK.get(world, userId, reportId);
}

/** One feedback per account and report; a new one replaces it. */
export function saveFeedback(world: SqlTarget, userId: string, reportId: string, feedback: StoredFeedback): void {
  SAVE_FEEDBACK.run(world, userId, reportId, feedback.kind, feedback.content, feedback.time);
}

export function saveTagging(world: SqlTarget, tagging: NewTagging): void {
  SAVE_TAGGING.run(
    world,
    tagging.userId,
    tagging.reportId,
    tagging.subject,
    tagging.targetId,
    tagging.tag,
    tagging.comment,
    tagging.time,
  );
}

/** Reports of a patient that any account tagged, newest first. */
export function listTaggedReports(world: SqlTarget, patientId: string): TaggedReportRow[] {
  return TAGGED.all(world, patientId);
}

/** Marks of every account on a report, the newest first. */
export function listTagsOfReport(world: SqlTarget, reportId: string): TagRow[] {
  return TAGS_OF_REPORT.all(world, reportId);
}

/** By report: how many marks it has. */
export function tagCounts(world: SqlTarget): ReadonlyMap<string, number> {
  return new Map(TAG_COUNTS.all(world).map(({ report_id: id, n }) => [id, n]));
}

export function removeTagging(
  world: SqlTarget,
  userId: string,
  reportId: string,
  { subject, target_id: targetId }: { readonly subject: string; readonly target_id: string },
): void {
  REMOVE_TAGGING.run(world, userId, reportId, subject, targetId);
}

/** Reports that a doctor called inaccurate and the laboratory has not marked yet, with the time of the first such word. */
export function disputedReports(world: SqlTarget): ReadonlyMap<string, string> {
  return new Map(DISPUTED.all(world).map(({ report_id: id, time }) => [id, time]));
}

/** A report and the clinician who read it first. */
export interface FirstClinicalRead {
  readonly report_id: string;
  readonly patient_id: string;
  readonly report_time: string;
  readonly user_id: string;
}

const FIRST_BY_CLINICIAN = new Query<FirstClinicalRead>(
  `SELECT report_id, patient_id, report_time, user_id, min(read_time) FROM report_read JOIN account USING (user_id)
   JOIN report USING (report_id) WHERE role = 4 AND read_time > report_time GROUP BY report_id ORDER BY report_time DESC`,
);

/** By patient: who read the reports first, the newest report before the others; reports that no clinician read are left out. */
export function firstClinicalReads(world: SqlTarget): ReadonlyMap<string, readonly FirstClinicalRead[]> {
  return Map.groupBy(FIRST_BY_CLINICIAN.all(world), ({ patient_id: id }) => id);
}
