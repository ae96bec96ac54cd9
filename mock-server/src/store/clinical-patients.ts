import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface PatientRow {
  readonly patient_id: string;
  readonly name: string;
  /** 男, 女, or another word of the source when the sex is unknown. */
  readonly gender: string;
  /** `YYYY-MM-DD`, '' when unknown. */
  readonly birth_date: string;
  readonly department: string;
  readonly bed_no: string;
  readonly inpatient_no: string;
  readonly tags: readonly string[];
}

type StoredPatient = Omit<PatientRow, 'tags'> & { readonly tags: string };

const COLUMNS = 'patient_id, name, gender, birth_date, department, bed_no, inpatient_no, tags';
const ALL = new Query<StoredPatient>(`SELECT ${COLUMNS} FROM patient ORDER BY patient_id`);
const ONE = new Query<StoredPatient, [string]>(`SELECT ${COLUMNS} FROM patient WHERE patient_id = ?`);
const BY_OUTSIDE_ID = new Query<{ patient_id: string }, [string, string]>(
  'SELECT patient_id FROM patient WHERE patient_id = ? OR inpatient_no = ? ORDER BY patient_id LIMIT 1',
);
const INSERT = new Command<[string, string, string, string, string, string, string, string]>(
  `INSERT INTO patient (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  'clinical',
);

function fromStore(row: StoredPatient): PatientRow {
  return { ...row, tags: JSON.parse(row.tags) as string[] };
}

export function listPatients(world: SqlTarget): PatientRow[] {
  return ALL.all(world).map(fromStore);
}

export function findPatient(world: SqlTarget, patientId: string): PatientRow | undefined {
  const row = ONE.get(world, patientId);
  return row && fromStore(row);
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
  );
}
