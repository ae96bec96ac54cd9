import { findItem, findItemByName } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { flagResult } from '@jianwei/clinical-rules/flags/flag';
import type { Flag } from '@jianwei/clinical-rules/flags/flag';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { inferDiagnoses } from '@jianwei/clinical-rules/lab-inference/infer';
import type { EarlierCreatinine, Inference, Person } from '@jianwei/clinical-rules/lab-inference/infer';
import { listLaboratoriesOfPatient } from '../store/clinical-laboratories.ts';
import type { LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import { findPatient } from '../store/clinical-patients.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import type { ReportRow } from '../store/clinical-reports.ts';
import { ageOn } from '../store/time.ts';
import type { World } from '../store/world.ts';

/** A printed row and what the rules say about it. */
export interface JudgedRow {
  readonly store: LaboratoryStoreRow;
  /** Catalogue code, or the source's own code where the catalogue has none. */
  readonly code: string;
  readonly item: CatalogueItem | undefined;
  readonly flag: Flag;
}

export interface JudgedReport {
  readonly report: ReportRow;
  readonly person: Person;
  readonly rows: readonly JudgedRow[];
  /** Rows that could not be cleaned; never judged. */
  readonly failed: readonly LaboratoryStoreRow[];
  /** The patient's creatinine before this report. */
  readonly earlierCreatinine: EarlierCreatinine;
  readonly inference: Inference;
}

export interface PatientRecord {
  readonly patient: PatientRow;
  /** Newest first. */
  readonly reports: readonly JudgedReport[];
}

/** KDIGO looks for the creatinine known within the last seven days, and within 48 hours. */
const BASELINE_HOURS = 7 * 24;
const SHORT_TERM_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Age at the time of a report; null when the birth date is unknown. */
export function personAt(patient: PatientRow, time: string): Person {
  return {
    sex: readSex(patient.gender),
    ageYears: patient.birth_date === '' ? null : ageOn(patient.birth_date, time.slice(0, 10)),
  };
}

function itemOf(row: LaboratoryStoreRow): CatalogueItem | undefined {
  return row.code === '' ? findItemByName(row.name, row.specimen) : findItem(row.code);
}

interface TimedCreatinine {
  readonly time: number;
  readonly umolPerL: number;
}

function creatinineOf(row: JudgedRow): number | null {
  const { parsed } = row.flag;
  if (row.code !== 'CREA' || parsed.kind !== 'number' || parsed.comparator !== undefined) return null;
  const converted = convert(parsed.value, row.store.unit, 'μmol/L', 'CREA');
  return converted.ok ? converted.value : null;
}

function since(history: readonly TimedCreatinine[], time: number, hours: number): TimedCreatinine[] {
  return history.filter((entry) => entry.time >= time - hours * HOUR_MS);
}

function earlierCreatinine(history: readonly TimedCreatinine[], time: number): EarlierCreatinine {
  const lowestWithin = (hours: number): number | null => {
    const values = since(history, time, hours).filter((entry) => entry.time < time);
    return values.length === 0 ? null : Math.min(...values.map((entry) => entry.umolPerL));
  };
  return { baselineUmolPerL: lowestWithin(BASELINE_HOURS), within48hUmolPerL: lowestWithin(SHORT_TERM_HOURS) };
}

/** The rule base's reading of rows that have been judged. */
export function inferFromRows(
  rows: readonly JudgedRow[],
  person: Person,
  earlierCreatinine: EarlierCreatinine,
): Inference {
  return inferDiagnoses({
    rows: rows.map(({ store, code, flag }) => ({
      laboratoryId: store.laboratory_id,
      code,
      result: store.result,
      unit: store.unit,
      range: store.range_text,
      flag,
    })),
    person,
    earlierCreatinine,
  });
}

/** Judges every report of a patient from the oldest on: some limits only hold the first time they are passed. */
function judgePatient(world: World, patient: PatientRow): PatientRecord {
  const rowsByReport = Map.groupBy(listLaboratoriesOfPatient(world, patient.patient_id), (row) => row.report_id);
  const isPregnant = patient.tags.some((tag) => tag.startsWith('孕'));
  const onceCritical = new Set<string>();
  let creatinines: TimedCreatinine[] = [];
  const judged = listReportsOfPatient(world, patient.patient_id)
    .toReversed()
    .map((report): JudgedReport => {
      const stored = rowsByReport.get(report.report_id) ?? [];
      const person = personAt(patient, report.report_time);
      const rows = stored
        .filter((row) => row.error === null)
        .map((row): JudgedRow => {
          const item = itemOf(row);
          const code = item?.code ?? row.code;
          const wasCritical = onceCritical.has(code);
          const { result, unit, range_text: range } = row;
          return {
            store: row,
            code,
            item,
            flag: flagResult({ result, unit, range, item, ...person, wasCritical, isPregnant }),
          };
        });
      const time = Date.parse(report.report_time);
      // Reports come oldest first: what is too old for this one is so for all that follow.
      creatinines = since(creatinines, time, BASELINE_HOURS);
      const earlier = earlierCreatinine(creatinines, time);
      const inference = inferFromRows(rows, person, earlier);
      for (const row of rows) {
        if (row.flag.critical !== undefined) onceCritical.add(row.code);
        const umolPerL = creatinineOf(row);
        if (umolPerL !== null) creatinines.push({ time, umolPerL });
      }
      return {
        report,
        person,
        rows,
        failed: stored.filter((row) => row.error !== null),
        earlierCreatinine: earlier,
        inference,
      };
    });
  return { patient, reports: judged.toReversed() };
}

/** A patient with every report judged; undefined for an unknown id. Worked out anew by each call. */
export function judgedRecord(world: World, patientId: string): PatientRecord | undefined {
  const patient = findPatient(world, patientId);
  return patient && judgePatient(world, patient);
}

/** As {@link judgedRecord}; kept until a clinical row changes or many other patients have been asked for. */
export function patientRecord(world: World, patientId: string): PatientRecord | undefined {
  return world.memoPatient(patientId, 'record', () => judgedRecord(world, patientId));
}
