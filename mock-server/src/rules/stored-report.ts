import { firstBefore } from '@jianwei/clinical-rules/record/earlier-reports';
import { knownDiagnoses } from '@jianwei/clinical-rules/record/known-diagnoses';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import type { PrintedReport } from '@jianwei/clinical-rules/record/printed';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { pregnancyOn } from '@jianwei/clinical-rules/core/pregnancy';
import type { Inference } from '@jianwei/clinical-rules/lab-inference/infer';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import { listReportsOfPatient } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { pastBefore, pastByCode } from './past.ts';
import type { NamedFact, Past, RuleReport } from './report.ts';
import { printedRows, storedRows } from './stored-rows.ts';
import type { RecordRows } from './stored-rows.ts';

const DAY_MS = 86_400_000;
const NAME_OF = new Map<string, string>(DIAGNOSES.map(({ id, name }) => [id, name]));
/** States that a tag may say in more words: 维持性血液透析. */
const STATES = ['透析'];

/** A patient with what rules may ask of every report: rows and readings are there when they are asked for. */
export interface RuleRecord {
  readonly patient: PatientRow;
  /** Newest first. */
  readonly reports: readonly PrintedReport[];
  readonly rows: RecordRows;
  readonly inferenceOf: (reportId: string) => Inference | undefined;
}

/** Results of an item before a time; sorted once for each item of a record. */
function pastOf({ reports, rows }: RuleRecord): (time: string) => Past {
  const items = new Map<string, ReturnType<typeof pastByCode>>();
  const pastOfItem = (code: string) => {
    const own = rows.ofItem(code);
    const found =
      items.get(code) ??
      pastByCode(reports.map(({ report_id: id, report_time: time }) => ({ time, rows: own.get(id) ?? [] })));
    items.set(code, found);
    return found;
  };
  return (time) => (code) => pastBefore(pastOfItem(code), time)(code);
}

function inferred(inference: Inference | undefined): NamedFact[] {
  return (inference?.diagnoses ?? []).map(({ id, name, reliable }) => ({ names: [id, name], reliability: reliable }));
}

/** Diagnoses of a record before a time, each as it was last named: years of reports name the same one a thousand times. */
function namedOf({ reports, inferenceOf }: RuleRecord): (time: string) => readonly NamedFact[] {
  let courses: ReadonlyMap<string, readonly NamedFact[]> | undefined;
  const named = ({ report_id: id, report_time: time }: PrintedReport): NamedFact[] =>
    inferred(inferenceOf(id)).map(({ names }) => ({ names, time }));
  return (before) => {
    courses ??= Map.groupBy(reports.flatMap(named), ({ names: [id = ''] }) => id);
    return [...courses.values()]
      .flatMap((course) => course[firstBefore(course, before, ({ time = '' }) => time)] ?? [])
      .toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? ''));
  };
}

function tagged(tags: readonly string[], time: string, tagDay: string): NamedFact[] {
  const named = tags.map((tag): NamedFact => {
    const known = [...knownDiagnoses([tag])].flatMap((id) => [id, NAME_OF.get(id) ?? id]);
    return { names: [...known, ...STATES.filter((state) => tag.includes(state)), tag] };
  });
  return pregnancyOn(tags, time, tagDay).isPregnant ? [...named, { names: ['妊娠'] }] : named;
}

const SEX = { male: '男', female: '女' } as const;

/** The reports of a record as rules read them: the one form that a trial and the next report share. */
export function ruleReports(record: RuleRecord): (report: PrintedReport) => RuleReport {
  const { patient, reports, rows, inferenceOf } = record;
  const past = pastOf(record);
  const named = namedOf(record);
  const sex = readSex(patient.gender);
  return ({ report_id: id, report_time: time, source_name: source = '' }) => {
    const { ageYears } = personAt(patient, time);
    return {
      ageYears,
      ageDays:
        ageYears === null
          ? null
          : Math.floor((Date.parse(time.slice(0, 10)) - Date.parse(patient.birth_date)) / DAY_MS),
      sex: sex === null ? null : SEX[sex],
      department: patient.department === '' ? null : patient.department,
      time,
      source: source === '' ? null : source,
      // What a rule does not ask for is neither read nor judged.
      get rows() {
        return rows.all().get(id) ?? [];
      },
      rowsOfItem: (code) => rows.ofItem(code).get(id) ?? [],
      earlier: past(time),
      get diagnoses() {
        return inferred(inferenceOf(id));
      },
      get historyDiagnoses() {
        return named(time);
      },
      patientTags: tagged(patient.tags, time, reports[0]?.report_time ?? time),
    };
  };
}

/** A record of the store: a reading judges all of it, and only for a rule that asks for one. */
export function storedRecord(world: World, patient: PatientRow): RuleRecord {
  const { patient_id: patientId } = patient;
  let judged: ReadonlyMap<string, JudgedReport> | undefined;
  return {
    patient,
    reports: listReportsOfPatient(world, patientId),
    rows: storedRows(world, patientId),
    inferenceOf: (reportId) => {
      judged ??= byId(patientRecord(world, patientId)?.reports ?? []);
      return judged.get(reportId)?.inference;
    },
  };
}

function byId(reports: readonly JudgedReport[]): ReadonlyMap<string, JudgedReport> {
  return new Map(reports.map((judged) => [judged.report.report_id, judged]));
}

/** Kept for each record: every report is an earlier one of all that follow. */
const readers = new WeakMap<PatientRecord<PatientRow>, ReturnType<typeof ruleReports>>();

function readerOf(record: PatientRecord<PatientRow>): ReturnType<typeof ruleReports> {
  const { patient, reports } = record;
  const judged = byId(reports);
  return ruleReports({
    patient,
    reports: reports.map(({ report }) => report),
    rows: printedRows(reports),
    inferenceOf: (reportId) => judged.get(reportId)?.inference,
  });
}

/** A report of a record that is judged when a reading is asked for. */
export function storedReport(record: PatientRecord<PatientRow>, { report }: Pick<JudgedReport, 'report'>): RuleReport {
  const read = readers.get(record) ?? readerOf(record);
  readers.set(record, read);
  return read(report);
}
