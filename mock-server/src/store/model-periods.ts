import type { SqlTarget } from './sql.ts';
import { Command, Query } from './sql.ts';

/** One version speaks, one may compute beside it without being shown. */
export type SpeakingState = 'in_use' | 'shadow';

export interface ModelPeriodRow {
  readonly id: number;
  readonly version: string;
  readonly state: SpeakingState;
  readonly started: string;
  /** '' while it goes on. */
  readonly ended: string;
  readonly by_name: string;
  readonly reason: string;
}

export interface ModelAnswerRow {
  readonly version: string;
  readonly percent: number;
  readonly time: string;
}

const PERIODS = new Query<ModelPeriodRow, [string]>(
  'SELECT id, version, state, started, ended, by_name, reason FROM model_period WHERE artifact_id = ? ORDER BY started, id',
);
const OPEN = new Query<{ version: string }, [string, string]>(
  `SELECT version FROM model_period WHERE artifact_id = ? AND state = ? AND ended = ''`,
);
const START = new Command<[string, string, string, string, string, string]>(
  'INSERT INTO model_period (artifact_id, version, state, started, by_name, reason) VALUES (?, ?, ?, ?, ?, ?)',
);
const END = new Command<[string, string, string]>(
  `UPDATE model_period SET ended = ? WHERE artifact_id = ? AND state = ? AND ended = ''`,
);
const REVISION = new Query<{ revision: number }, [string]>(
  `SELECT count(*) + sum(ended <> '') AS revision FROM model_period WHERE artifact_id = ?`,
);
const SAVE_ANSWER = new Command<[string, string, string, number, string]>(
  'INSERT OR IGNORE INTO model_answer (artifact_id, report_id, version, percent, time) VALUES (?, ?, ?, ?, ?)',
);
const ANSWER = new Query<ModelAnswerRow, [string, string]>(
  'SELECT version, percent, time FROM model_answer WHERE artifact_id = ? AND report_id = ? ORDER BY time DESC, version DESC LIMIT 1',
);
const ANSWERS = new Query<{ version: string; count: number }, [string]>(
  'SELECT version, count(*) AS count FROM model_answer WHERE artifact_id = ? GROUP BY version',
);
interface WrongRow {
  readonly report_id: string;
  readonly time: string;
}

const WRONG = new Query<WrongRow, [string, string, string]>(
  `SELECT report_id, time FROM report_tagging
   WHERE subject = 'disease' AND tag = 'wrong' AND target_id = ? AND time >= ? AND time < ?`,
);

/** Every time a version was in use or in the shadow, oldest first. */
export const listModelPeriods = (world: SqlTarget, artifactId: string): ModelPeriodRow[] =>
  PERIODS.all(world, artifactId);

/** The version that is in this state now. */
export const versionIn = (world: SqlTarget, artifactId: string, state: SpeakingState): string | undefined =>
  OPEN.get(world, artifactId, state)?.version;

/** Moves with every period that begins or ends. */
export const modelRevision = (world: SqlTarget, artifactId: string): number =>
  Math.max(1, REVISION.get(world, artifactId)?.revision ?? 0);

/** Ends the period of a state that goes on, if any, and begins one of another version; of none where `version` is ''. */
export function putModelState(
  world: SqlTarget,
  artifactId: string,
  {
    state,
    version,
    time,
    by,
    reason,
  }: Readonly<Record<'version' | 'time' | 'by' | 'reason', string>> & {
    readonly state: SpeakingState;
  },
): void {
  END.run(world, time, artifactId, state);
  if (version !== '') START.run(world, artifactId, version, state, time, by, reason);
}

/** Ends a period that the seed began, at its own time. */
export const endModelState = (world: SqlTarget, artifactId: string, state: SpeakingState, time: string): void => {
  END.run(world, time, artifactId, state);
};

/** What a version answered first of a report. */
export function saveModelAnswer(
  world: SqlTarget,
  artifactId: string,
  reportId: string,
  { version, percent, time }: ModelAnswerRow,
): void {
  SAVE_ANSWER.run(world, artifactId, reportId, version, percent, time);
}

/** The last answer that was given of a report. */
export const lastModelAnswer = (world: SqlTarget, artifactId: string, reportId: string): ModelAnswerRow | undefined =>
  ANSWER.get(world, artifactId, reportId);

/** By version: on how many reports its answers are kept. */
export const countModelAnswers = (world: SqlTarget, artifactId: string): ReadonlyMap<string, number> =>
  new Map(ANSWERS.all(world, artifactId).map(({ version, count }) => [version, count]));

/** When readers called a diagnosis wrong in a range of time, and on which report. */
export const listWrong = (world: SqlTarget, diagnosisId: string, from: string, to: string): WrongRow[] =>
  WRONG.all(world, diagnosisId, from, to);
