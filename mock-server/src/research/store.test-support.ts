import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { buildStore, type ResearchStore, type StoredPatient } from './store.ts';

/** A report as a test writes it: `CREA 110 μmol/L`, several with a semicolon. */
export interface SaidReport {
  readonly at: string;
  readonly rows: string;
}

export interface SaidPatient {
  readonly sex?: string;
  readonly born?: string;
  readonly department?: string;
  readonly isDemo?: boolean;
  readonly reports: readonly SaidReport[];
}

const row = (text: string, index: number): PrintedRow => {
  const [code = '', result = '', unit = '', range = ''] = text.trim().split(/\s+/);
  return {
    laboratory_id: `L${index}`,
    code,
    name: code,
    specimen: '',
    result,
    unit,
    range_text: range,
    group_name: '',
    error: null,
  };
};

const time = (at: string): string => `${at.length > 10 ? at.replace(' ', 'T') : `${at}T08:00`}:00+08:00`;

function stored(
  { sex = '男', born = '1960-01-01', department = '内科', isDemo = false, reports }: SaidPatient,
  index: number,
): StoredPatient {
  const patient = { patient_id: `P${index}`, gender: sex, birth_date: born, tags: [], department, is_demo: isDemo };
  const printed = reports.map(({ at, rows }, number) => ({
    report: { report_id: `R${index}-${number}`, report_name: '', report_time: time(at) },
    rows: rows === '' ? [] : rows.split(';').map(row),
  }));
  return { patient, reports: judgeRecord(patient, printed).reports.toReversed() };
}

/** A store of the patients that a test says. */
export function saidStore(patients: readonly SaidPatient[]): ResearchStore {
  const everybody = patients.map(stored);
  return buildStore(() => everybody, '2025-11-18T10:00:00+08:00');
}
