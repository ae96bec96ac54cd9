import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { HospitalRecord } from '../interpretation/patient-record.ts';
import type { Reading } from '../store/saved-assessments.ts';

/** The age on the day that a record is about, by the birth date of today; nothing where the form has none or no birth date is known. */
export function ageReading({ patient }: HospitalRecord, saved: number | null | undefined, time: string): Reading[] {
  const { ageYears } = personAt(patient, time);
  return saved == null || ageYears === null ? [] : [{ item: 'age', value: ageYears }];
}
