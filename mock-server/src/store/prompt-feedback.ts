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

const COUNTS = new Query<{ report_id: string; useful: number; n: number }>(
  'SELECT report_id, sum(useful) AS useful, count(*) AS n FROM prompt_feedback GROUP BY report_id',
);
// A prompt that was changed or stopped since has nothing left to be done about it.
const UNANSWERED = new Query<{ answer_time: string }>(
  `SELECT answer_time FROM prompt_feedback JOIN rule USING (rule_id)
   WHERE useful = 0 AND state = 'in_use' AND rule.version = prompt_feedback.version`,
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

/** By report with answers on its prompts: how many there are, and how many of them say that it helped. */
export function promptAnswerCounts(
  world: World,
): ReadonlyMap<string, { readonly useful: number; readonly all: number }> {
  return world.memo(
    'prompt-answer-counts',
    () => new Map(COUNTS.all(world).map(({ report_id: id, useful, n }) => [id, { useful, all: n }] as const)),
  );
}

/** When somebody called a prompt not applicable that is in use as it was then. */
export const notUsefulTimes = (world: World): string[] => UNANSWERED.all(world).map(({ answer_time: time }) => time);
