import type { PrintedPatient } from '@jianwei/clinical-rules/record/printed';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface PatientRow extends PrintedPatient {
  readonly name: string;
  readonly department: string;
  readonly bed_no: string;
  readonly inpatient_no: string;
  /** A patient of the seed: demonstration models compute on nobody else. */
  readonly is_demo?: boolean;
}

type StoredPatient = Omit<PatientRow, 'tags' | 'is_demo'> & { readonly tags: string; readonly is_demo: number };

const COLUMNS = 'patient_id, name, gender, birth_date, department, bed_no, inpatient_no, tags, is_demo';
const ALL = new Query<StoredPatient>(`SELECT ${COLUMNS} FROM patient ORDER BY patient_id`);
const ONE = new Query<StoredPatient, [string]>(`SELECT ${COLUMNS} FROM patient WHERE patient_id = ?`);
const SOME = new Query<StoredPatient, [string]>(
  `SELECT ${COLUMNS} FROM patient WHERE patient_id IN (SELECT value FROM json_each(?))`,
);
const BY_OUTSIDE_ID = new Query<{ patient_id: string }, [string, string]>(
  'SELECT patient_id FROM patient WHERE patient_id = ? OR inpatient_no = ? ORDER BY patient_id LIMIT 1',
);
const INSERT = new Command<[string, string, string, string, string, string, string, string, number]>(
  `INSERT INTO patient (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  'clinical',
  (patientId) => ({ patientId }),
);

function fromStore(row: StoredPatient): PatientRow {
  return { ...row, tags: JSON.parse(row.tags) as string[], is_demo: row.is_demo === 1 };
}

export function listPatients(world: SqlTarget): PatientRow[] {
  return ALL.all(world).map(fromStore);
}

export function findPatient(world: SqlTarget, patientId: string): PatientRow | undefined {
  const row = ONE.get(world, patientId);
  return row && fromStore(row);
}

/** Those of these ids, by id. */
export function patientsById(world: SqlTarget, patientIds: readonly string[]): ReadonlyMap<string, PatientRow> {
  return new Map(SOME.all(world, JSON.stringify(patientIds)).map((row) => [row.patient_id, fromStore(row)]));
}

/** The product's own id of a patient whom another system names by its id or inpatient number. */
export function findPatientId(world: SqlTarget, outsideId: string): string | undefined {
  return BY_OUTSIDE_ID.get(world, outsideId, outsideId)?.patient_id;
}

export function insertPatient(world: SqlTarget, patient: PatientRow): void {
  INSERT.run(
    world,
    patient.patient_id,
    patient.name,
    patient.gender,
    patient.birth_date,
    patient.department,
    patient.bed_no,
    patient.inpatient_no,
    JSON.stringify(patient.tags),
    patient.is_demo === true ? 1 : 0,
  );
}
