import type { RecordHistoryEntry } from '@jianwei/api-client/model';
import type { SavedRecord } from '../store/saved-records.ts';
import type { Session } from '../store/session.ts';
import { Refusal } from './refusal.ts';

const GONE = '该报告不存在或已被删除';
const CLINICIANS_ONLY = '仅临床医生可新建或修改记录';
const OTHER_PATIENT = '该报告不属于此患者';

/** Roles that treat patients; the laboratory reads. */
const EDITORS: ReadonlySet<number> = new Set([1, 4]);
const DOCTOR = 1;

/** Refuses whoever may read but not write. 400, not 403: that would end the session. */
export function refuseReaders({ role }: Session): void {
  if (!EDITORS.has(role)) throw new Refusal(CLINICIANS_ONLY);
}

/** The record, or a 404 that says so in words. */
export function foundRecord<Form>(row: SavedRecord<Form> | undefined): SavedRecord<Form> {
  if (!row) throw new Refusal(GONE, 404);
  return row;
}

/** The patient of the path, of the body and of the edited record must be one. */
export function refuseOtherPatient(
  pathId: string,
  body: { readonly patient_id?: string },
  edited?: SavedRecord<unknown>,
): void {
  const isOther = body.patient_id !== undefined && body.patient_id !== '' && body.patient_id !== pathId;
  if (isOther || (edited !== undefined && edited.patient_id !== pathId)) throw new Refusal(OTHER_PATIENT);
}

/** The history with this saving on top. */
export function withSaving(
  history: readonly RecordHistoryEntry[],
  { userId, nickname }: Session,
  date: string,
): RecordHistoryEntry[] {
  const type = history.length === 0 ? '新建' : '修改';
  return [{ date, role_type: DOCTOR, user_name: nickname, user_id: userId, type }, ...history];
}

/** Who made a record, and what the caller may do with it. */
export function ownership(row: SavedRecord<unknown>, { userId, role }: Session) {
  return {
    mine: row.user_id === userId,
    editable: EDITORS.has(role),
    user_id: row.user_id,
    user_name: row.user_name,
    department: row.department,
  };
}
