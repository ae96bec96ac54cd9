import type { Patient } from '@jianwei/api-client/model';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { PatientRow } from '../store/clinical-patients.ts';

/** The contract knows 男 and 女; any other word of a source counts as the latter only when it says so. */
export function wireGender(gender: string): '男' | '女' {
  return gender === '女' ? '女' : '男';
}

/** Patient of the wire; `now` decides the age. */
export function wirePatient(patient: PatientRow, now: string): Patient {
  return {
    patient_id: patient.patient_id,
    name: patient.name,
    gender: wireGender(patient.gender),
    age: personAt(patient, now).ageYears ?? 0,
    department: patient.department,
    bed_no: patient.bed_no,
    inpatient_no: patient.inpatient_no,
    tags: [...patient.tags],
    ...(patient.birth_date === '' ? {} : { birth_date: patient.birth_date }),
  };
}
