import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import {
  countWithoutConclusions,
  keepConclusions,
  listConclusions,
  patientIdsAfter,
  reportsWithoutConclusions,
} from '../store/conclusions.ts';
import type { Conclusion, ReportOf } from '../store/conclusions.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';
import type { HospitalRecord } from './patient-record.ts';
import { rulesStamp } from './rules-stamp.ts';

/** Patients whose reports are looked through at once. */
const PATIENTS_AT_ONCE = 100;

/** The diagnoses of a judged report. */
export function conclusionsOf(judged: JudgedReport | undefined): Conclusion[] {
  return (judged?.inference.diagnoses ?? []).map(({ id, name, reliable }) => ({ id, name, reliable }));
}

const judgedOf = new WeakMap<HospitalRecord, ReadonlyMap<string, JudgedReport>>();

/** The judged reports of a record by their ids. */
export function judgedById(record: HospitalRecord): ReadonlyMap<string, JudgedReport> {
  const known = judgedOf.get(record) ?? new Map(record.reports.map((judged) => [judged.report.report_id, judged]));
  judgedOf.set(record, known);
  return known;
}

/** What is known already of these patients, by patient and report. */
export function knownConclusions(
  world: World,
  patientIds: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, readonly Conclusion[]>> {
  return listConclusions(world, patientIds, rulesStamp());
}

/** Keeps what a judged report of a patient says. */
export function keepConclusionsOf(world: World, patientId: string, judged: JudgedReport): readonly Conclusion[] {
  const conclusions = conclusionsOf(judged);
  keepConclusions(world, { patient_id: patientId, report_id: judged.report.report_id }, rulesStamp(), conclusions);
  return conclusions;
}

/** Works out what a report says, from the record as it stands now, and keeps it. */
export function conclude(world: World, report: ReportOf): readonly Conclusion[] {
  const record = patientRecord(world, report.patient_id);
  const judged = record && judgedById(record).get(report.report_id);
  return judged === undefined ? [] : keepConclusionsOf(world, report.patient_id, judged);
}

/** Works out what is not known yet, a report at each step: a trial of a rule on conclusions then reads them. */
export function* concludeAll(world: World): Generator<void> {
  let ids = patientIdsAfter(world, '', PATIENTS_AT_ONCE);
  while (ids.length > 0) {
    for (const report of reportsWithoutConclusions(world, ids, rulesStamp())) {
      conclude(world, report);
      yield;
    }
    yield;
    ids = patientIdsAfter(world, ids.at(-1) ?? '', PATIENTS_AT_ONCE);
  }
}

/** So many a first trial works out itself within the three seconds that it may take. */
const FEW = 2000;
/** So long an opening waits at most: what is left then is worked out while the hospital answers. */
const LONGEST_MS = 20_000;

/**
 * Works out what many reports say before a hospital opens: new rules, or rows that were written past the product, leave reports of which
 * nothing is kept, and the first trial of a rule on conclusions would wait for all of them. Few are left to it.
 */
export function concludeBeforeOpening(world: World, few = FEW): void {
  if (countWithoutConclusions(world, rulesStamp()) <= few) return;
  const until = performance.now() + LONGEST_MS;
  inTransaction(world, () => {
    for (const _report of concludeAll(world)) if (performance.now() > until) return;
  });
}
