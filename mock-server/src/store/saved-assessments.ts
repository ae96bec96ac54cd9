import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import type { ReplayAnswer } from '@jianwei/clinical-rules/replay/replay';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** A value of a form that a report, or the patient, gave. */
export interface Reading {
  /** Wire name of the input. */
  readonly item: string;
  /** What the form gets, as JSON holds it; null where the result gives the form nothing, such as `<0.005`. */
  readonly value: unknown;
  /** The result as printed, and its report; absent for what the patient's own data say. */
  readonly source?: { readonly text: string; readonly report_id: string; readonly report_time: string };
}

/** One saving: what the rule read and said. */
export interface SavedAssessment {
  readonly saved_time: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly rule_version: string;
  readonly input: PlainInput;
  readonly answer: ReplayAnswer;
  /** Which of the inputs were taken from reports or from the patient's data. */
  readonly readings: readonly Reading[];
}

type Stored = Omit<SavedAssessment, 'input' | 'answer' | 'readings'> & Record<'input' | 'answer' | 'readings', string>;

const OF_RECORD = new Query<Stored, [number, string]>(
  `SELECT saved_time, saved.user_id AS user_id, coalesce(nickname, '') AS user_name, rule_version, input, answer, readings
   FROM saved_assessment AS saved LEFT JOIN account ON account.user_id = saved.user_id
   WHERE api_type = ? AND report_id = ? ORDER BY saving_id DESC`,
);
const INSERT = new Command<[number, string, string, string, string, string, string, string]>(
  `INSERT INTO saved_assessment (api_type, report_id, saved_time, user_id, rule_version, input, answer, readings)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  // Only the comparison of then and now reads them, and no answer of it is kept.
  'nothing',
);
const DELETE = new Command<[number, string]>('DELETE FROM saved_assessment WHERE api_type = ? AND report_id = ?');

/** The savings of a record, the last one first; none for a record that was saved before they were kept. */
export function listSavings(world: SqlTarget, apiType: number, reportId: string): SavedAssessment[] {
  return OF_RECORD.all(world, apiType, reportId).map((row) => ({
    ...row,
    input: JSON.parse(row.input) as PlainInput,
    answer: JSON.parse(row.answer) as ReplayAnswer,
    readings: JSON.parse(row.readings) as Reading[],
  }));
}

/** Keeps one more saving. */
export function addSaving(
  world: SqlTarget,
  apiType: number,
  reportId: string,
  {
    saved_time: time,
    user_id: userId,
    rule_version: version,
    input,
    answer,
    readings,
  }: Omit<SavedAssessment, 'user_name'>,
): void {
  const json = [input, answer, readings].map((part) => JSON.stringify(part)) as [string, string, string];
  INSERT.run(world, apiType, reportId, time, userId, version, ...json);
}

/** They go with their record. */
export function deleteSavings(world: SqlTarget, apiType: number, reportId: string): void {
  DELETE.run(world, apiType, reportId);
}
