import type { ThyroidFollowUpForm } from '@jianwei/api-client/model';
import type { PlainInput } from '@jianwei/clinical-rules/core/rule';
import { thyroidReferences } from '@jianwei/clinical-rules/record/thyroid-followup-facts';
import { thyroidLimitFields } from '@jianwei/clinical-rules/thyroid-followup/thyroid-followup-wire';
import type { SavedRecord } from '../store/record-table.ts';
import { thyroidFollowUpRecords } from '../store/thyroid-followup-records.ts';
import type { World } from '../store/world.ts';
import type { HospitalRecord } from './patient-record.ts';

/** What a follow-up is judged by. */
export type JudgedFollowUp = Pick<
  SavedRecord<ThyroidFollowUpForm>,
  'patient_id' | 'form' | 'report_time' | 'saved_time'
>;

const doseOf = ({ form }: Pick<JudgedFollowUp, 'form'>): string =>
  `${form.medicine_metering ?? ''} ${form.other_medicine_metering ?? ''}`;

/** The form with the laboratory's limits of its day, and whether the dose is another than that of the follow-up before it. */
export function followUpInput(world: World, record: HospitalRecord, row: JudgedFollowUp): PlainInput {
  const previous = thyroidFollowUpRecords
    .listOfPatient(world, row.patient_id)
    .find((other) => other.report_time < row.report_time);
  return {
    ...row.form,
    ...thyroidLimitFields(thyroidReferences(record, row.saved_time)),
    is_dose_changed: previous !== undefined && doseOf(previous) !== doseOf(row),
  };
}
