import type { RecordHistoryEntry } from '@jianwei/api-client/model';
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
  /** Newest first; empty for kinds that keep no history. */
  readonly history: readonly RecordHistoryEntry[];
}

/** As it is saved: the author's name and department are looked up, and a kind without history needs neither of its columns. */
export type NewRecord<Form> = Omit<SavedRecord<Form>, 'user_name' | 'department' | 'saved_time' | 'history'> &
  Partial<Pick<SavedRecord<Form>, 'saved_time' | 'history'>>;

/** About whom a record is, who made it and when it was last saved. */
export interface RecordUse {
  readonly patient_id: string;
  readonly user_id: string;
  readonly time: string;
}

/** One kind of saved records: how its SQL table differs from the others. */
export interface RecordKind {
  /** Wire number of the tool whose forms are saved. */
  readonly apiType: number;
  /** The first letters of a record's id. */
  readonly idPrefix: string;
  readonly table: string;
  /** Column of the form. */
  readonly form?: string;
  /** Whether it keeps who changed it and when; otherwise `report_time` is the time of the last saving. */
  readonly hasHistory: boolean;
}

type StoredRecord = Omit<SavedRecord<unknown>, 'form' | 'history'> & {
  readonly form: string;
  readonly history: string;
};

/** The records of one kind. */
export class RecordTable<Form> {
  readonly apiType: number;
  readonly idPrefix: string;
  readonly #hasHistory: boolean;
  readonly #one: Query<StoredRecord, [string]>;
  readonly #ofPatient: Query<StoredRecord, [string]>;
  readonly #uses: Query<RecordUse>;
  readonly #save: Command<string[]>;
  readonly #delete: Command<[string]>;

  constructor({ apiType, idPrefix, table, form = 'form', hasHistory }: RecordKind) {
    this.apiType = apiType;
    this.idPrefix = idPrefix;
    this.#hasHistory = hasHistory;
    const savedTime = hasHistory ? 'saved_time' : 'report_time';
    const select = `SELECT report_id, patient_id, saved.user_id, coalesce(nickname, '') AS user_name,
      coalesce(department, '') AS department, report_time, ${savedTime} AS saved_time, rule_version, ${form} AS form,
      ${hasHistory ? 'history' : "'[]'"} AS history
      FROM ${table} AS saved LEFT JOIN account ON account.user_id = saved.user_id`;
    const changed = ['report_time', 'rule_version', form, ...(hasHistory ? ['saved_time', 'history'] : [])];
    const columns = ['report_id', 'patient_id', 'user_id', ...changed];
    this.#one = new Query(`${select} WHERE report_id = ?`);
    this.#ofPatient = new Query(`${select} WHERE patient_id = ? ORDER BY report_time DESC, report_id DESC`);
    this.#uses = new Query(
      `SELECT patient_id, user_id, ${savedTime} AS time FROM ${table} ORDER BY ${savedTime} DESC, report_id DESC`,
    );
    this.#save = new Command(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (report_id) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`,
      'saved',
    );
    this.#delete = new Command(`DELETE FROM ${table} WHERE report_id = ?`, 'saved');
  }

  find(world: SqlTarget, reportId: string): SavedRecord<Form> | undefined {
    const row = this.#one.get(world, reportId);
    return row && this.#read(row);
  }

  /** Newest first. */
  listOfPatient(world: SqlTarget, patientId: string): SavedRecord<Form>[] {
    return this.#ofPatient.all(world, patientId).map((row) => this.#read(row));
  }

  /** Every record of the hospital, last saved first. */
  listUses(world: SqlTarget): RecordUse[] {
    return this.#uses.all(world);
  }

  /** Inserts, or replaces an existing record, which keeps its author. */
  save(world: SqlTarget, row: NewRecord<Form>): void {
    const { report_time: reportTime, saved_time: savedTime = reportTime, history = [] } = row;
    const values = [row.report_id, row.patient_id, row.user_id, reportTime, row.rule_version, JSON.stringify(row.form)];
    this.#save.run(world, ...values, ...(this.#hasHistory ? [savedTime, JSON.stringify(history)] : []));
  }

  delete(world: SqlTarget, reportId: string): void {
    this.#delete.run(world, reportId);
  }

  #read(row: StoredRecord): SavedRecord<Form> {
    return {
      ...row,
      form: JSON.parse(row.form) as Form,
      history: JSON.parse(row.history) as RecordHistoryEntry[],
    };
  }
}
