import type { PlanLaboratory } from '@jianwei/api-client/model';
import type { LaboratoryStoreRow } from './clinical-laboratories.ts';
import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

export interface PlanRow {
  readonly plan_id: string;
  readonly user_id: string;
  /** '' for a plan that is meant for every patient. */
  readonly patient_id: string;
  readonly plan_name: string;
  readonly laboratories: readonly PlanLaboratory[];
}

type StoredPlan = Omit<PlanRow, 'laboratories'> & { readonly laboratories: string };

/** A printed row with the time of its report. */
export type TimedLaboratoryRow = LaboratoryStoreRow & { readonly report_time: string };

const SELECT = 'SELECT plan_id, user_id, patient_id, plan_name, laboratories FROM lab_plan';
const ONE = new Query<StoredPlan, [string]>(`${SELECT} WHERE plan_id = ?`);
const OF_USER = new Query<StoredPlan, [string]>(`${SELECT} WHERE user_id = ? ORDER BY created_time DESC, plan_id DESC`);
const INSERT = new Command<[string, string, string, string, string, string, string]>(
  `INSERT INTO lab_plan (plan_id, user_id, patient_id, plan_name, laboratories, created_time, updated_time)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const UPDATE = new Command<[string, string, string, string, string]>(
  'UPDATE lab_plan SET patient_id = ?, plan_name = ?, laboratories = ?, updated_time = ? WHERE plan_id = ?',
);
const DELETE = new Command<[string]>('DELETE FROM lab_plan WHERE plan_id = ?');
const PRINTED = new Query<TimedLaboratoryRow, [string]>(
  `SELECT laboratory_id, laboratory.report_id, position, code, name, specimen, result, unit, range_text, group_name, error,
     report_time
   FROM report JOIN laboratory USING (report_id) WHERE patient_id = ?
   ORDER BY report_time, laboratory.report_id, position`,
);

const PRINTED_NAMES = new Query<PrintedName>(
  'SELECT DISTINCT code, name, specimen FROM laboratory ORDER BY name, specimen',
);

/** A name under which reports print a laboratory. */
export interface PrintedName {
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
}

function fromStore(row: StoredPlan): PlanRow {
  return { ...row, laboratories: JSON.parse(row.laboratories) as PlanLaboratory[] };
}

export function findPlan(world: SqlTarget, planId: string): PlanRow | undefined {
  const row = ONE.get(world, planId);
  return row && fromStore(row);
}

/** Last created first. */
export function listPlansOfUser(world: SqlTarget, userId: string): PlanRow[] {
  return OF_USER.all(world, userId).map(fromStore);
}

/** @param time ISO time of the creation. */
export function insertPlan(world: SqlTarget, plan: PlanRow, time: string): void {
  const laboratories = JSON.stringify(plan.laboratories);
  INSERT.run(world, plan.plan_id, plan.user_id, plan.patient_id, plan.plan_name, laboratories, time, time);
}

/** The plan keeps its owner and the time of its creation. */
export function updatePlan(world: SqlTarget, plan: Omit<PlanRow, 'user_id'>, time: string): void {
  UPDATE.run(world, plan.patient_id, plan.plan_name, JSON.stringify(plan.laboratories), time, plan.plan_id);
}

export function deletePlanRow(world: SqlTarget, planId: string): void {
  DELETE.run(world, planId);
}

/** Every printed row of a patient with its time, oldest first; nothing is judged. */
export function listPrintedResults(world: SqlTarget, patientId: string): TimedLaboratoryRow[] {
  return PRINTED.all(world, patientId);
}

/** Every name that a report of the hospital prints, once per code and specimen. */
export function listPrintedNames(world: SqlTarget): PrintedName[] {
  return PRINTED_NAMES.all(world);
}
