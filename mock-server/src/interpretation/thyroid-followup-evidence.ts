import type { NewerEvidence, ThyroidFollowUpForm } from '@jianwei/api-client/model';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';
import { newestRow, numberIn } from '@jianwei/clinical-rules/record/newest-result';
import { HORMONES } from '@jianwei/clinical-rules/record/thyroid-followup-facts';
import type { SavedRecord } from '../store/record-table.ts';
import { evidenceOf } from './newer-evidence.ts';

/** Hormones reported after the record was saved that differ from what it holds. */
export function newerHormones(
  record: PatientRecord,
  { form, saved_time: savedTime }: SavedRecord<ThyroidFollowUpForm>,
): NewerEvidence[] {
  return HORMONES.flatMap(([field, code]) => {
    const newest = newestRow(record, code, { after: savedTime });
    if (newest === undefined || numberIn(newest.row, form[`${field}_unit`] ?? '') === form[field]) return [];
    return [evidenceOf(field, newest)];
  });
}
