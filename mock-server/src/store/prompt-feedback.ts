import { Command, Query } from './sql.ts';
import type { World } from './world.ts';

export interface PromptAnswerRow {
  readonly rule_id: string;
  readonly report_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly useful: 0 | 1;
  readonly comment: string;
  readonly answer_time: string;
}

const PUT = new Command<[string, string, string, number, number, string, string]>(
  `INSERT OR REPLACE INTO prompt_feedback (rule_id, report_id, user_id, version, useful, comment, answer_time)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const OF_RULE = new Query<PromptAnswerRow, [string]>('SELECT * FROM prompt_feedback WHERE rule_id = ?');
const OF_READER = new Query<PromptAnswerRow, [string, string]>(
  'SELECT * FROM prompt_feedback WHERE report_id = ? AND user_id = ?',
);

export function putPromptAnswer(world: World, row: PromptAnswerRow): void {
  const { rule_id, report_id, user_id, version, useful, comment, answer_time } = row;
  PUT.run(world, rule_id, report_id, user_id, version, useful, comment, answer_time);
}

/** Every answer on a prompt. */
export const answersOnPrompt = (world: World, ruleId: string): PromptAnswerRow[] => OF_RULE.all(world, ruleId);
/** What an account answered on the prompts of a report. */
export const answersBy = (world: World, reportId: string, userId: string): PromptAnswerRow[] =>
  OF_READER.all(world, reportId, userId);
