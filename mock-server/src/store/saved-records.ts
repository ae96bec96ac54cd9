import type { Covid19Form, RecordHistoryEntry, ThyroidFollowUpForm } from '@jianwei/api-client/model';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** A saved form with its author and everybody who changed it. What follows from the form is computed again. */
export interface SavedRecord<Form> {
  readonly report_id: string;
  readonly patient_id: string;
  /** Who made it. */
  readonly user_id: string;
  readonly user_name: string;
  readonly department: string;
  /** The time that the record is about. */
  readonly report_time: string;
  /** When it was last saved. */
  readonly saved_time: string;
  readonly rule_version: string;
  readonly form: Form;
  /** Newest first. */
  readonly history: readonly RecordHistoryEntry[];
}

export type NewRecord<Form> = Omit<SavedRecord<Form>, 'user_name' | 'department'>;

type StoredRecord = Omit<SavedRecord<unknown>, 'form' | 'history'> & {
  readonly form: string;
  readonly history: string;
};

/** One table of saved forms. */
export class SavedRecords<Form> {
  readonly #one: Query<StoredRecord, [string]>;
  readonly #ofPatient: Query<StoredRecord, [string]>;
  readonly #save: Command<[string, string, string, string, string, string, string, string]>;

  constructor(table: 'thyroid_followup' | 'covid19_report') {
    const select = `SELECT report_id, patient_id, saved.user_id, coalesce(nickname, '') AS user_name,
      coalesce(department, '') AS department, report_time, saved_time, rule_version, form, history
      FROM ${table} AS saved LEFT JOIN account ON account.user_id = saved.user_id`;
    this.#one = new Query(`${select} WHERE report_id = ?`);
    this.#ofPatient = new Query(`${select} WHERE patient_id = ? ORDER BY report_time DESC, report_id DESC`);
    this.#save = new Command(
      `INSERT INTO ${table} (report_id, patient_id, user_id, report_time, saved_time, rule_version, form, history)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (report_id) DO UPDATE SET report_time = excluded.report_time, saved_time = excluded.saved_time,
         rule_version = excluded.rule_version, form = excluded.form, history = excluded.history`,
    );
  }

  find(world: SqlTarget, reportId: string): SavedRecord<Form> | undefined {
    const row = this.#one.get(world, reportId);
    return row && this.#read(row);
  }

  /** Newest first. */
  listOfPatient(world: SqlTarget, patientId: string): SavedRecord<Form>[] {
    return this.#ofPatient.all(world, patientId).map((row) => this.#read(row));
  }

  /** Inserts, or replaces an existing record, which keeps its author. */
  save(world: SqlTarget, row: NewRecord<Form>): void {
    this.#save.run(
      world,
      row.report_id,
      row.patient_id,
      row.user_id,
      row.report_time,
      row.saved_time,
      row.rule_version,
      JSON.stringify(row.form),
      JSON.stringify(row.history),
    );
  }

  #read(row: StoredRecord): SavedRecord<Form> {
    return {
      ...row,
      form: JSON.parse(row.form) as Form,
      history: JSON.parse(row.history) as RecordHistoryEntry[],
    };
  }
}

export const thyroidFollowUps = new SavedRecords<ThyroidFollowUpForm>('thyroid_followup');
export const covid19Reports = new SavedRecords<Covid19Form>('covid19_report');
