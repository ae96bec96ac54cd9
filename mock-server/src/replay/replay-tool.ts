import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { RecordTable, SavedRecord } from '../store/record-table.ts';
import type { Reading } from '../store/saved-assessments.ts';
import type { World } from '../store/world.ts';

/** What a form is judged by. */
export type Judged<Form> = Pick<SavedRecord<Form>, 'report_id' | 'patient_id' | 'report_time' | 'saved_time' | 'form'>;

/** How the form of a tool that saves is filled from reports and the patient, and what its rule reads. */
export interface ReplayTool<Form extends object> {
  readonly slug: string;
  readonly table: RecordTable<Form>;
  /**
   * What reports and the patient's data give the form, for each input the newest first; no report that was too old when it was saved. The patient is the one of the day that the
   * record is about: growing older changes nothing.
   */
  readonly read: (record: HospitalRecord, row: Judged<Form>) => Reading[];
  /** The form holds what the reading says. */
  readonly isTaken: (form: Form, reading: Reading) => boolean;
  /** The form with the reading in place of what it holds; a reading without a value empties it. */
  readonly apply: (form: Form, reading: Reading) => Form;
  /** What the rule reads: the form and what stands beside it in reports and other records up to the time of the row. */
  readonly input: (world: World, record: HospitalRecord, row: Judged<Form>) => PlainInput;
  /** Inputs that come of one report: two samples are never mixed. */
  readonly oneSample?: readonly string[];
  /** A later record takes newer results up; default every record can be overtaken. */
  readonly onlyNewest?: true;
}
