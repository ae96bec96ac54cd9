import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface WarningRow {
  readonly warning_id: string;
  /** `critical`: raised by a critical result; `written`: by a person. */
  readonly origin: 'critical' | 'written';
  readonly patient_id: string;
  /** '' where the warning names no report or row. */
  readonly report_id: string;
  readonly laboratory_id: string;
  readonly content: string;
  /** ISO. */
  readonly create_time: string;
  /** Who wrote the content; '' while nobody did. */
  readonly user_id: string;
  readonly user_name: string;
  /** Who cancelled it and when; '' while it is open. */
  readonly cancel_user_name: string;
  readonly cancel_time: string;
  /** '' while it is open, and for those that were cancelled before reasons were asked for. */
  readonly cancel_reason: '' | CancelReason;
  readonly cancel_text: string;
}

export type CancelReason = 'specimen' | 'duplicate' | 'entry_error' | 'other';

const ALL = new Query<WarningRow>(
  `SELECT warning_id, origin, patient_id, report_id, laboratory_id, content, create_time, warning.user_id,
     coalesce(author.nickname, '') AS user_name, coalesce(canceller.nickname, '') AS cancel_user_name, cancel_time,
     cancel_reason, cancel_text
   FROM warning LEFT JOIN account AS author ON author.user_id = warning.user_id
     LEFT JOIN account AS canceller ON canceller.user_id = cancel_user_id`,
);
const SAVE = new Command<[string, string, string, string, string, string, string, string]>(
  `INSERT INTO warning (warning_id, origin, patient_id, report_id, laboratory_id, content, create_time, user_id)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (warning_id) DO UPDATE SET report_id = excluded.report_id, laboratory_id = excluded.laboratory_id,
     content = excluded.content, user_id = excluded.user_id`,
);
const CANCEL = new Command<[string, string, string, string, string]>(
  `UPDATE warning SET cancel_user_id = ?, cancel_time = ?, cancel_reason = ?, cancel_text = ?
   WHERE warning_id = ? AND cancel_time = ''`,
);

/** A step that somebody records; `withdrawn` takes an entry of the same person back. */
export type RecordedStep = 'notified' | 'acknowledged' | 'handled' | 'rechecked' | 'closed' | 'withdrawn';

export interface WarningRecordRow {
  readonly record_id: number;
  readonly warning_id: string;
  readonly step: RecordedStep;
  readonly content: string;
  readonly user_id: string;
  readonly user_name: string;
  /** ISO. */
  readonly record_time: string;
  /** Who was told; '' where nobody is named. */
  readonly recipient: string;
  /** The proposal that was carried out; '' for none. */
  readonly action_id: string;
  /** The entry that this one takes back; 0 for none. */
  readonly corrects: number;
}

const RECORDS = new Query<WarningRecordRow>(
  `SELECT record_id, warning_id, step, content, user_id, coalesce(account.nickname, '') AS user_name, record_time, recipient,
     action_id, corrects
   FROM warning_record LEFT JOIN account USING (user_id) ORDER BY record_id`,
);
const ADD_RECORD = new Command<[string, string, string, string, string, string, string, number]>(
  `INSERT INTO warning_record (warning_id, step, content, user_id, record_time, recipient, action_id, corrects)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);

/** What was done about all warnings, oldest first. */
export function listWarningRecords(world: SqlTarget): WarningRecordRow[] {
  return RECORDS.all(world);
}

type NewRecord = Pick<WarningRecordRow, 'warning_id' | 'step' | 'content' | 'user_id' | 'record_time'> &
  Partial<Pick<WarningRecordRow, 'recipient' | 'action_id' | 'corrects'>>;

/** Adds an entry to a saved warning. Entries are never changed. */
export function addWarningRecord(world: SqlTarget, record: NewRecord): void {
  const { warning_id, step, content, user_id, record_time, recipient = '', action_id = '', corrects = 0 } = record;
  ADD_RECORD.run(world, warning_id, step, content, user_id, record_time, recipient, action_id, corrects);
}

export type SavedWarning = Omit<
  WarningRow,
  'user_name' | 'cancel_user_name' | 'cancel_time' | 'cancel_reason' | 'cancel_text'
>;

/** Everything that people wrote, in no order. */
export function listWarningRows(world: SqlTarget): WarningRow[] {
  return ALL.all(world);
}

/** Inserts, or changes the content of an existing warning, which keeps its time and patient. */
export function saveWarning(world: SqlTarget, row: SavedWarning): void {
  SAVE.run(
    world,
    row.warning_id,
    row.origin,
    row.patient_id,
    row.report_id,
    row.laboratory_id,
    row.content,
    row.create_time,
    row.user_id,
  );
}

export interface Cancelling {
  readonly userId: string;
  /** ISO. */
  readonly time: string;
  readonly reason: CancelReason;
  readonly text: string;
}

/** The first cancelling counts. */
export function cancelWarningRow(
  world: SqlTarget,
  warningId: string,
  { userId, time, reason, text }: Cancelling,
): void {
  CANCEL.run(world, userId, time, reason, text, warningId);
}
