import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** An answer to a finding that must be acted on today: acted upon, known and left, or planned. */
export interface FindingAnswerRow {
  readonly report_id: string;
  readonly finding_id: string;
  readonly user_id: string;
  readonly answer: 'done' | 'known' | 'planned';
  readonly content: string;
  /** ISO. */
  readonly answer_time: string;
}

const ALL = new Query<FindingAnswerRow>(
  'SELECT report_id, finding_id, user_id, answer, content, answer_time FROM finding_answer ORDER BY answer_id',
);
const ADD = new Command<[string, string, string, string, string, string]>(
  `INSERT INTO finding_answer (report_id, finding_id, user_id, answer, content, answer_time) VALUES (?, ?, ?, ?, ?, ?)`,
);

/** Every answer, oldest first. */
export function listFindingAnswers(world: SqlTarget): FindingAnswerRow[] {
  return ALL.all(world);
}

/** Adds an answer; earlier ones stay. */
export function addFindingAnswer(world: SqlTarget, row: FindingAnswerRow): void {
  ADD.run(world, row.report_id, row.finding_id, row.user_id, row.answer, row.content, row.answer_time);
}
