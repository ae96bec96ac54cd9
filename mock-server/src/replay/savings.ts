import { versionNamed } from '@jianwei/clinical-rules/replay/replay';
import type { ComputedVersion, ReplayAnswer } from '@jianwei/clinical-rules/replay/replay';
import { SAVED_RULE_VERSIONS } from '@jianwei/clinical-rules/replay/rule-versions';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { SavedRecord } from '../store/record-table.ts';
import { addSaving, listSavings } from '../store/saved-assessments.ts';
import type { SavedAssessment } from '../store/saved-assessments.ts';
import type { World } from '../store/world.ts';
import type { ReplayTool } from './replay-tool.ts';
import { takenReadings } from './reread.ts';

/** A saving with what is known of it. */
export interface Saving extends SavedAssessment {
  /** Result and readings were kept when it was saved; otherwise they are worked out from the form. */
  readonly isKept: boolean;
  /** What a tool read from a report and showed; nothing was saved. */
  readonly isShown?: boolean;
}

export const NO_VERSION: ReplayAnswer = { rows: [], problem: '该规则版本已不在系统中，无法计算' };

/** What a version says; that it is not there any more where it is not. */
export function answerBy(
  versions: readonly ComputedVersion[],
  slug: string,
  name: string,
  input: SavedAssessment['input'],
): ReplayAnswer {
  return versionNamed(versions, slug, name)?.answer(input) ?? NO_VERSION;
}

function savingOf<Form extends object>(
  world: World,
  tool: ReplayTool<Form>,
  record: HospitalRecord,
  row: SavedRecord<Form>,
  versions: readonly ComputedVersion[],
): SavedAssessment {
  const input = tool.input(world, record, row);
  return {
    saved_time: row.saved_time,
    user_id: row.history[0]?.user_id ?? row.user_id,
    user_name: row.history[0]?.user_name ?? row.user_name,
    rule_version: row.rule_version,
    input,
    answer: answerBy(versions, tool.slug, row.rule_version, input),
    readings: takenReadings(tool, record, row),
  };
}

/** Keeps what was read and said at a saving that just took place. */
export function keepSaving<Form extends object>(
  world: World,
  tool: ReplayTool<Form>,
  reportId: string,
  userId: string,
): void {
  const row = tool.table.find(world, reportId);
  const record = row && patientRecord(world, row.patient_id);
  if (row === undefined || record === undefined) return;
  const saving = savingOf(world, tool, record, row, SAVED_RULE_VERSIONS);
  addSaving(world, tool.table.apiType, reportId, { ...saving, user_id: userId });
}

/** The savings of a record, the last one first. One that was saved before they were kept has one, worked out from what it holds. */
export function savingsOf<Form extends object>(
  world: World,
  tool: ReplayTool<Form>,
  record: HospitalRecord,
  row: SavedRecord<Form>,
  versions: readonly ComputedVersion[],
): readonly Saving[] {
  const kept = listSavings(world, tool.table.apiType, row.report_id);
  if (kept.length > 0) return kept.map((saving) => ({ ...saving, isKept: true }));
  return [{ ...savingOf(world, tool, record, row, versions), isKept: false }];
}
