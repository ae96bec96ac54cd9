import type {
  ApplicationPatient,
  ApplicationUsage,
  ApplicationUseInDepartment,
  ApplicationUser,
} from '@jianwei/api-client/model';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { PrintedReport } from '@jianwei/clinical-rules/record/printed';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { listedUsers } from '../store/blacklist.ts';
import { keepsRecords, listApplicationRecords } from '../store/application-records.ts';
import { listClinicians } from '../store/clinical-applications.ts';
import { findPatient } from '../store/clinical-patients.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import type { RecordUse } from '../store/record-table.ts';
import type { World } from '../store/world.ts';
import { reportSummaries } from './report-summaries.ts';
import { wireGender } from './wire-patient.ts';
import type { ReportSummary } from './report-summaries.ts';
import { givesRisk } from './model-monitor.ts';
import { RISK_API_TYPE, riskModelInUse } from './risk-model.ts';
import { myApplications } from './wire-applications.ts';

/** What a tool had to do with one patient. */
export interface PatientUse {
  readonly patient: PatientRow;
  /** Reports that called for the tool, newest first. */
  readonly reports: readonly PrintedReport[];
  readonly recordCount: number;
}

function callsFor(world: World, application: ApplicationEntry): (summary: ReportSummary) => boolean {
  if (application.apiType !== RISK_API_TYPE)
    return ({ triggered }) => triggered.some((hit) => hit.application.applicationId === application.applicationId);
  const model = riskModelInUse(world);
  return (summary) => model !== undefined && givesRisk(summary, model);
}

function patientUses(world: World, application: ApplicationEntry, records: readonly RecordUse[]): PatientUse[] {
  const summaries = reportSummaries(world).filter(callsFor(world, application));
  const reports = Map.groupBy(summaries, ({ patient }) => patient.patient_id);
  const saved = Map.groupBy(records, ({ patient_id: id }) => id);
  // Reports come newest first, so patients do too; those with a record alone stand behind.
  const ids = new Set([...reports.keys(), ...saved.keys()]);
  return [...ids].flatMap((id) => {
    const patient = reports.get(id)?.[0]?.patient ?? findPatient(world, id);
    if (patient === undefined) return [];
    return [
      {
        patient,
        reports: (reports.get(id) ?? []).map(({ report }) => report),
        recordCount: saved.get(id)?.length ?? 0,
      },
    ];
  });
}

/** The patients a tool had to do with, the one with the newest report first. */
export function listPatientUses(world: World, application: ApplicationEntry): PatientUse[] {
  return patientUses(world, application, listApplicationRecords(world, application.apiType));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function counts(uses: readonly PatientUse[]) {
  return {
    patient_count: uses.length,
    report_count: sum(uses.map(({ reports }) => reports.length)),
    record_count: sum(uses.map(({ recordCount }) => recordCount)),
  };
}

function departments(uses: readonly PatientUse[]): ApplicationUseInDepartment[] {
  return [...Map.groupBy(uses, ({ patient }) => patient.department)]
    .map(([department, ofDepartment]) => ({ department, ...counts(ofDepartment) }))
    .toSorted((a, b) => b.patient_count - a.patient_count || a.department.localeCompare(b.department, 'zh-CN'));
}

/** Clinicians who may sign in and have the tool among their applications, and whoever saved a record with it. */
function doctors(world: World, application: ApplicationEntry, records: readonly RecordUse[]): ApplicationUser[] {
  const listed = listedUsers(world);
  const saved = Map.groupBy(records, ({ user_id: id }) => id);
  return listClinicians(world)
    .map((account) => {
      const own = saved.get(account.user_id) ?? [];
      const [last] = own;
      return {
        user_id: account.user_id,
        user_name: account.nickname,
        department: account.department,
        title: account.title,
        added:
          account.state === 'normal' &&
          !listed.has(account.user_id) &&
          myApplications(world, account.user_id).includes(application),
        record_count: own.length,
        ...(last === undefined ? {} : { last_time: last.time }),
      };
    })
    .filter(({ added, record_count: count }) => added || count > 0)
    .toSorted((a, b) => b.record_count - a.record_count || a.user_id.localeCompare(b.user_id));
}

/** How much a tool is used: by which doctors, for patients of which departments. */
export function applicationUsage(world: World, application: ApplicationEntry): ApplicationUsage {
  const records = listApplicationRecords(world, application.apiType);
  const uses = patientUses(world, application, records);
  return {
    application_id: application.applicationId,
    has_records: keepsRecords(application.apiType),
    ...counts(uses),
    departments: departments(uses),
    doctors: doctors(world, application, records),
  };
}

/** What a tool had to do with a patient, as the contract says it; `now` decides the age. */
export function wirePatientUse(use: PatientUse, now: string): ApplicationPatient {
  const { patient, reports, recordCount } = use;
  const [newest] = reports;
  return {
    patient_id: patient.patient_id,
    patient_name: patient.name,
    patient_gender: wireGender(patient.gender),
    patient_age: personAt(patient, now).ageYears ?? 0,
    department: patient.department,
    report_count: reports.length,
    record_count: recordCount,
    ...(newest === undefined
      ? {}
      : { report_id: newest.report_id, report_name: newest.report_name, report_time: newest.report_time }),
  };
}
