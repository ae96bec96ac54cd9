import type { NewerEvidence, RecordHistoryEntry } from '@jianwei/api-client/model';
import { Refusal } from '../contract/refusal.ts';
import { findSavingTool } from '../replay/replay-tools.ts';
import type { RecordTable, SavedRecord } from '../store/record-table.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';

/** What is answered for a record that is not there. */
export const RECORD_GONE = '该报告不存在或已被删除';
const OWNER_ONLY = '仅创建者可编辑或删除';
const OTHER_PATIENT = '该报告不属于此患者';

/** Roles that treat patients; the laboratory reads. */
const EDITORS: ReadonlySet<number> = new Set([1, 4]);
const DOCTOR = 1;

/** True for roles that may write what they read. */
export function mayEdit({ role }: Session): boolean {
  return EDITORS.has(role);
}

/** The record, or a 404 that says so in words. */
export function foundRecord<Form>(world: World, table: RecordTable<Form>, reportId: string): SavedRecord<Form> {
  const row = table.find(world, reportId);
  if (!row) throw new Refusal(RECORD_GONE, 404);
  return row;
}

/** The record, for kinds that nobody but its author may change. */
export function ownRecord<Form>(
  world: World,
  table: RecordTable<Form>,
  reportId: string,
  { userId }: Session,
): SavedRecord<Form> {
  const row = foundRecord(world, table, reportId);
  if (row.user_id !== userId) throw new Refusal(OWNER_ONLY);
  return row;
}

/** Which record a body is about; '' and nothing mean a new one. */
export function namesRecord(body: { readonly report_id?: string }): body is { readonly report_id: string } {
  return body.report_id !== undefined && body.report_id !== '';
}

/** The saved record that something is computed for; undefined for a new one. The patient of the body and of the record must be one. */
export function measuredRecord<Form>(
  world: World,
  table: RecordTable<Form>,
  body: { readonly report_id?: string; readonly patient_id?: string },
): SavedRecord<Form> | undefined {
  const { patient_id: named = '' } = body;
  if (!namesRecord(body)) return undefined;
  const row = foundRecord(world, table, body.report_id);
  if (named !== '' && named !== row.patient_id) throw new Refusal(OTHER_PATIENT);
  return row;
}

/**
 * The record that a saving changes; undefined when it makes a new one. The patient of the path, of the body and of the record must
 * be one. With an author, nobody else may change it.
 */
export function editedRecord<Form>(
  world: World,
  table: RecordTable<Form>,
  patientId: string,
  body: { readonly report_id?: string; readonly patient_id?: string },
  author?: Session,
): SavedRecord<Form> | undefined {
  let edited: SavedRecord<Form> | undefined;
  if (namesRecord(body)) {
    const { report_id: reportId } = body;
    edited = author ? ownRecord(world, table, reportId, author) : foundRecord(world, table, reportId);
  }
  const { patient_id: named = '' } = body;
  if ((named !== '' && named !== patientId) || (edited && edited.patient_id !== patientId)) {
    throw new Refusal(OTHER_PATIENT);
  }
  return edited;
}

/** The history with this saving on top. */
function withSaving(
  history: readonly RecordHistoryEntry[],
  { userId, nickname }: Session,
  date: string,
): RecordHistoryEntry[] {
  const type = history.length === 0 ? '新建' : '修改';
  return [{ date, role_type: DOCTOR, user_name: nickname, user_id: userId, type }, ...history];
}

/** What a saving keeps of a form: what is computed from it is computed again. */
export interface Saving<Form> {
  readonly patientId: string;
  /** The time that the record is about; default now. */
  readonly reportTime?: string;
  readonly ruleVersion: string;
  readonly form: Form;
}

/** Saves a new record, or an edited one, which keeps its id and author, and what was read and said; inside a transaction. */
export function saveRecord<Form>(
  world: World,
  table: RecordTable<Form>,
  session: Session,
  edited: SavedRecord<Form> | undefined,
  { patientId, reportTime, ruleVersion, form }: Saving<Form>,
): { report_id: string } {
  const savedTime = world.nowText();
  const reportId = edited?.report_id ?? world.nextId(table.idPrefix);
  table.save(world, {
    report_id: reportId,
    patient_id: patientId,
    user_id: edited?.user_id ?? session.userId,
    report_time: reportTime ?? savedTime,
    saved_time: savedTime,
    rule_version: ruleVersion,
    form,
    history: withSaving(edited?.history ?? [], session, savedTime),
  });
  findSavingTool(table.apiType)?.keep(world, reportId, session.userId);
  return { report_id: reportId };
}

/** Deletes a record of the caller with its savings. */
export function deleteOwnRecord(
  world: World,
  table: RecordTable<unknown>,
  reportId: string,
  session: Session,
): Record<string, never> {
  table.delete(world, ownRecord(world, table, reportId, session).report_id);
  findSavingTool(table.apiType)?.forget(world, reportId);
  return {};
}

/** What every record says of itself: its id, its time and its author. */
export function recordHead(row: SavedRecord<unknown>, { userId }: Session) {
  return {
    report_id: row.report_id,
    report_time: row.report_time,
    user_id: row.user_id,
    user_name: row.user_name,
    department: row.department,
    mine: row.user_id === userId,
  };
}

/** A line of the timeline of a kind that only authors change. */
export function recordEntry(row: SavedRecord<unknown>, session: Session) {
  const { report_id, report_time, mine, user_name, department } = recordHead(row, session);
  return { report_id, report_time, mine, user_name, department };
}

/** Results since the last saving; the field is left out where there are none. */
export function newerPart(newer: NewerEvidence[]): { newer_evidence?: NewerEvidence[] } {
  return newer.length === 0 ? {} : { newer_evidence: newer };
}
