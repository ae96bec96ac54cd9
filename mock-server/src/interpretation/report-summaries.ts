import type { DiagnosisBrief, KeyResult, Patient, ReportListItem, TimelineReport } from '@jianwei/api-client/model';
import { listReportRows } from '../store/clinical-reports.ts';
import type { ReportRow } from '../store/clinical-reports.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';
import { triggeredApplications } from './application-triggers.ts';
import type { TriggeredApplication } from './application-triggers.ts';
import { judgedRecord, personAt } from './patient-record.ts';
import type { JudgedRow } from './patient-record.ts';
import { interpret } from './report-view.ts';
import type { ReportLevel, ReportView } from './report-view.ts';
import { hasRisk } from './risk-model.ts';
import { applicationBrief } from './wire-applications.ts';
import { historyOf } from './wire-rows.ts';

const KEY_RESULTS = 2;
const LISTED_DIAGNOSES = 2;

/** A line of a report list before it is known who looks at it: small, because all of the hospital's are kept. */
export interface ReportSummary {
  readonly report: ReportRow;
  readonly patient: PatientRow;
  readonly ageYears: number | null;
  readonly level: ReportLevel;
  readonly highCount: number;
  readonly lowCount: number;
  readonly triggered: readonly TriggeredApplication[];
  /** The risk model has a probability for it. */
  readonly hasRisk: boolean;
  readonly keyResults: KeyResult[];
  readonly criticalResults: readonly KeyResult[];
  readonly diagnoses: DiagnosisBrief[];
  /** Everything that the keyword search of a list looks into, folded to lower case. */
  readonly searchText: string;
}

function keyResult(row: JudgedRow): KeyResult {
  const { store, item, flag } = row;
  return {
    laboratory_id: store.laboratory_id,
    laboratory_name: item?.name ?? store.name,
    short_name: item?.shortName ?? store.name,
    original_result: store.result,
    original_units: store.unit,
    ...(flag.state === 'abnormal' ? { abnormal_type: flag.abnormalType } : {}),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
  };
}

/** Focus rows first, then the other abnormal ones in the order of the report. */
function keyResults(view: ReportView): KeyResult[] {
  const focusIds = view.focus.slice(0, KEY_RESULTS).map(({ finding }) => finding.laboratoryId);
  const focus = focusIds.flatMap((id) => view.judged.rows.filter((row) => row.store.laboratory_id === id));
  const others = view.judged.rows.filter((row) => row.flag.state === 'abnormal' && !focus.includes(row));
  return [...focus, ...others].slice(0, KEY_RESULTS).map(keyResult);
}

export function diagnosisBrief(diagnosis: { id: string; name: string; reliable: 0 | 1 | 2 }): DiagnosisBrief {
  return { diagnosis_id: diagnosis.id, diagnosis_name: diagnosis.name, reliable: diagnosis.reliable };
}

function summarise(view: ReportView): ReportSummary {
  const { report, person, rows, inference } = view.judged;
  const { patient } = view.record;
  const searchable = [
    patient.name,
    patient.inpatient_no,
    report.report_id,
    report.report_name,
    ...inference.diagnoses.map(({ name }) => name),
    ...rows.flatMap((row) => [row.store.name, row.item?.name ?? '', row.item?.shortName ?? '']),
  ];
  return {
    report,
    patient,
    ageYears: person.ageYears,
    level: view.level,
    highCount: view.highCount,
    lowCount: view.lowCount,
    triggered: triggeredApplications(view),
    hasRisk: hasRisk(view.judged),
    keyResults: keyResults(view),
    criticalResults: rows.filter(({ flag }) => flag.critical !== undefined).map(keyResult),
    diagnoses: inference.diagnoses.slice(0, LISTED_DIAGNOSES).map(diagnosisBrief),
    searchText: searchable.join('\n').toLowerCase(),
  };
}

/** By report id. Only the summaries stay: a hospital's judged rows would fill the memory. */
function summariesOfPatient(world: World, patientId: string): ReadonlyMap<string, ReportSummary> {
  return world.memoClinical(`report-summaries-of:${patientId}`, () => {
    const record = judgedRecord(world, patientId);
    if (!record) return new Map();
    const history = historyOf(record);
    return new Map(
      record.reports.map((judged) => [judged.report.report_id, summarise(interpret(record, judged, history))] as const),
    );
  });
}

export function reportSummary(world: World, report: ReportRow): ReportSummary | undefined {
  return summariesOfPatient(world, report.patient_id).get(report.report_id);
}

/** Every report of the hospital, newest first. */
export function reportSummaries(world: World): readonly ReportSummary[] {
  return world.memoClinical('report-summaries', () =>
    listReportRows(world)
      .map((report) => reportSummary(world, report))
      .filter((summary) => summary !== undefined),
  );
}

/** Reports issued on one day, `YYYY-MM-DD`; spares the patients who have none on it. */
export function reportSummariesOn(world: World, day: string): readonly ReportSummary[] {
  return world.memoClinical(`report-summaries:${day}`, () =>
    listReportRows(world)
      .filter((report) => report.report_time.startsWith(day))
      .map((report) => reportSummary(world, report))
      .filter((summary) => summary !== undefined),
  );
}

/** What a list line needs to know about the account that looks at it. */
export interface Reader {
  readonly readIds: ReadonlySet<string>;
  readonly favouriteIds: ReadonlySet<string>;
}

export function listItem(summary: ReportSummary, reader: Reader): ReportListItem {
  const { report, patient } = summary;
  return {
    report_id: report.report_id,
    patient_id: patient.patient_id,
    patient_name: patient.name,
    patient_gender: wireGender(patient.gender),
    patient_age: summary.ageYears ?? 0,
    department: patient.department,
    bed_no: patient.bed_no,
    inpatient_no: patient.inpatient_no,
    report_name: report.report_name,
    report_time: report.report_time,
    is_read: reader.readIds.has(report.report_id),
    level: summary.level,
    high_count: summary.highCount,
    low_count: summary.lowCount,
    key_results: summary.keyResults,
    diagnoses: summary.diagnoses,
    applications: summary.triggered.map(({ application }) => applicationBrief(application)),
    collected: reader.favouriteIds.has(report.report_id),
  };
}

export function timelineReport(view: ReportView): TimelineReport {
  const { report } = view.judged;
  return {
    report_id: report.report_id,
    report_time: report.report_time,
    report_name: report.report_name,
    abnormal_count: view.highCount + view.lowCount,
    critical_count: view.criticalCount,
  };
}

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
