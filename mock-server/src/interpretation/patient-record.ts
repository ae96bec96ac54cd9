import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import type { PatientRecord } from '@jianwei/clinical-rules/record/judged';
import { listLaboratoriesOfPatient } from '../store/clinical-laboratories.ts';
import { findPatient } from '../store/clinical-patients.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';

/** A patient of the hospital with every report judged. */
export type HospitalRecord = PatientRecord<PatientRow>;

/** A patient with every report judged; undefined for an unknown id. Worked out anew by each call. */
export function judgedRecord(world: World, patientId: string): HospitalRecord | undefined {
  const patient = findPatient(world, patientId);
  if (patient === undefined) return undefined;
  const rows = Map.groupBy(listLaboratoriesOfPatient(world, patientId), (row) => row.report_id);
  const reports = listReportsOfPatient(world, patientId);
  return judgeRecord(
    patient,
    reports.map((report) => ({ report, rows: rows.get(report.report_id) ?? [] })),
  );
}

/** As {@link judgedRecord}; kept until a clinical row changes or many other patients have been asked for. */
export function patientRecord(world: World, patientId: string): HospitalRecord | undefined {
  return world.memoPatient(patientId, 'record', () => judgedRecord(world, patientId));
}
