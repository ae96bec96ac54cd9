import type { DatabaseSync } from 'node:sqlite';
import { administrationSchema } from './administration-schema.ts';
import { adrenalCortexSchema } from './adrenal-cortex-schema.ts';
import { applicationSettingsSchema } from './application-settings-schema.ts';
import { answeredSavesSchema } from './answered-saves-schema.ts';
import { demoPatientSchema } from './demo-patient-schema.ts';
import { baseSchema } from './base-schema.ts';
import { blacklistSchema } from './blacklist-schema.ts';
import { bloodGasSchema } from './blood-gas-schema.ts';
import { clinicalSchema } from './clinical-schema.ts';
import { conclusionsSchema } from './conclusions-schema.ts';
import { covid19Schema } from './covid19-schema.ts';
import { customTextsSchema } from './custom-texts-schema.ts';
import { findingAnswersSchema } from './finding-answers-schema.ts';
import { graceSchema } from './grace-schema.ts';
import { holdReadersSchema } from './hold-readers-schema.ts';
import { importSchema } from './import-schema.ts';
import { wallSessionSchema } from './wall-session-schema.ts';
import { interpretationLeftSchema, interpretationLogSchema } from './interpretation-log-schema.ts';
import { indicatorTargetsSchema } from './indicator-targets-schema.ts';
import { modelSchema } from './model-schema.ts';
import { papersSchema } from './papers-schema.ts';
import { plansSchema } from './plans-schema.ts';
import { logTotalsSchema } from './log-totals-schema.ts';
import { pleuralSchema } from './pleural-schema.ts';
import { promptFeedbackSchema } from './prompt-feedback-schema.ts';
import { researchNearSchema } from './research-near-schema.ts';
import { researchSchema } from './research-schema.ts';
import { pushIndexSchema } from './push-index-schema.ts';
import { pushSchema } from './push-schema.ts';
import { rulesSchema } from './rules-schema.ts';
import { savedAssessmentsSchema } from './saved-assessments-schema.ts';
import { sessionLimitsSchema } from './session-limits-schema.ts';
import { sharesSchema } from './shares-schema.ts';
import { sourcesSchema } from './sources-schema.ts';
import { shareReadersSchema } from './share-readers-schema.ts';
import { thyroidFollowUpSchema } from './thyroid-followup-schema.ts';
import { thyroidFunctionSchema } from './thyroid-function-schema.ts';
import { ticketsSchema } from './tickets-schema.ts';
import { usageSchema } from './usage-schema.ts';
import { usageSumsSchema } from './usage-sums-schema.ts';
import { volumesSchema } from './volumes-schema.ts';
import { warningLoopSchema } from './warning-loop-schema.ts';
import { warningRecordsSchema } from './warning-records-schema.ts';
import { warningsSchema } from './warnings-schema.ts';

/** Append only: a state file remembers in `user_version` how many of these it has seen. */
export const migrations: readonly string[] = [
  baseSchema,
  clinicalSchema + graceSchema,
  plansSchema,
  warningsSchema,
  ticketsSchema,
  thyroidFollowUpSchema,
  covid19Schema,
  adrenalCortexSchema,
  thyroidFunctionSchema,
  pleuralSchema,
  importSchema,
  bloodGasSchema,
  warningRecordsSchema,
  sharesSchema,
  customTextsSchema,
  sessionLimitsSchema,
  answeredSavesSchema,
  demoPatientSchema,
  warningLoopSchema,
  findingAnswersSchema,
  administrationSchema,
  applicationSettingsSchema,
  blacklistSchema,
  usageSchema,
  rulesSchema,
  sourcesSchema,
  logTotalsSchema,
  indicatorTargetsSchema,
  modelSchema,
  researchSchema,
  shareReadersSchema,
  pushSchema,
  interpretationLogSchema,
  promptFeedbackSchema,
  papersSchema,
  savedAssessmentsSchema,
  holdReadersSchema,
  usageSumsSchema,
  volumesSchema,
  researchNearSchema,
  interpretationLeftSchema,
  wallSessionSchema,
  conclusionsSchema,
  pushIndexSchema,
];

/**
 * Brings a database to the newest schema, each step in its own transaction.
 * Throws when the file was written by a newer version of the mock hospital.
 */
export function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) {
    throw new Error(`状态文件的版本（${version}）高于本程序（${migrations.length}），请删除该文件或升级程序`);
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN; ${sql} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
