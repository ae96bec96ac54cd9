import { firstBefore } from '@jianwei/clinical-rules/record/earlier-reports';
import { knownDiagnoses } from '@jianwei/clinical-rules/record/known-diagnoses';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import type { JudgedReport, PatientRecord } from '@jianwei/clinical-rules/record/judged';
import type { PrintedReport } from '@jianwei/clinical-rules/record/printed';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { pregnancyOn } from '@jianwei/clinical-rules/core/pregnancy';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { conclude, conclusionsOf, judgedById, knownConclusions } from '../interpretation/conclusions.ts';
import { patientsById } from '../store/clinical-patients.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import { reportsByPatient } from '../store/clinical-reports.ts';
import type { Conclusion } from '../store/conclusions.ts';
import type { World } from '../store/world.ts';
import { Ahead } from './ahead.ts';
import { pastBefore, pastByCode } from './past.ts';
import type { NamedFact, Past, RuleReport } from './report.ts';
import { printedRows, storedRows } from './stored-rows.ts';
import type { RecordRows } from './stored-rows.ts';

const DAY_MS = 86_400_000;
const NAME_OF = new Map<string, string>(DIAGNOSES.map(({ id, name }) => [id, name]));
/** States that a tag may say in more words: 维持性血液透析. */
const STATES = ['透析'];

/** A patient with what rules may ask of every report: reports, rows and readings are there when they are asked for. */
export interface RuleRecord {
  readonly patient: PatientRow;
  /** Newest first. */
  readonly reports: () => readonly PrintedReport[];
  readonly rows: RecordRows;
  readonly conclusionsOf: (reportId: string) => readonly Conclusion[];
}

/** Results of an item before a time; sorted once for each item of a record. */
function pastOf({ reports, rows }: RuleRecord): (time: string) => Past {
  const items = new Map<string, ReturnType<typeof pastByCode>>();
  const pastOfItem = (code: string) => {
    const own = rows.for({ by: 'item', name: code });
    const found =
      items.get(code) ??
      pastByCode(reports().map(({ report_id: id, report_time: time }) => ({ time, rows: own.get(id) ?? [] })));
    items.set(code, found);
    return found;
  };
  return (time) => (code) => pastBefore(pastOfItem(code), time)(code);
}

/** Diagnoses of a record before a time, each as it was last named: years of reports name the same one a thousand times. */
function namedOf({ reports, conclusionsOf }: RuleRecord): (time: string) => readonly NamedFact[] {
  let courses: ReadonlyMap<string, readonly NamedFact[]> | undefined;
  const named = ({ report_id: reportId, report_time: time }: PrintedReport): NamedFact[] =>
    conclusionsOf(reportId).map(({ id, name }) => ({ names: [id, name], time }));
  return (before) => {
    courses ??= Map.groupBy(reports().flatMap(named), ({ names: [id = ''] }) => id);
    return [...courses.values()]
      .flatMap((course) => course[firstBefore(course, before, ({ time = '' }) => time)] ?? [])
      .toSorted(({ time: a = '' }, { time: b = '' }) => (a === b ? 0 : a < b ? 1 : -1));
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
  const { patient, rows, conclusionsOf } = record;
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
      rowsFor: (asked) => rows.for(asked).get(id) ?? [],
      earlier: past(time),
      get diagnoses() {
        return conclusionsOf(id).map(({ id: code, name, reliable }) => ({
          names: [code, name],
          reliability: reliable,
        }));
      },
      get historyDiagnoses() {
        return named(time);
      },
      get patientTags() {
        const { tags } = patient;
        return tags.length === 0 ? [] : tagged(tags, time, record.reports()[0]?.report_time ?? time);
      },
    };
  };
}

function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}

/** Records of the store, of patients who are asked for in this order; undefined for one who is not known. */
export function storedRecords(world: World, order: readonly string[]): (patientId: string) => RuleRecord | undefined {
  const patients = new Ahead(order, (ids) => patientsById(world, ids));
  const reports = new Ahead(order, (ids) => reportsByPatient(world, ids));
  const known = new Ahead(order, (ids) => knownConclusions(world, ids));
  const rowsOf = storedRows(world, order);
  return (patientId) => {
    const patient = patients.take(patientId);
    if (patient === undefined) return undefined;
    const kept = once(() => new Map(known.take(patientId)));
    const concluded = (reportId: string): readonly Conclusion[] => {
      const conclusions = conclude(world, { patient_id: patientId, report_id: reportId });
      kept().set(reportId, conclusions);
      return conclusions;
    };
    return {
      patient,
      reports: once(() => reports.take(patientId) ?? []),
      rows: rowsOf(patientId),
      conclusionsOf: (reportId) => kept().get(reportId) ?? concluded(reportId),
    };
  };
}

/** Kept for each record: every report is an earlier one of all that follow. */
const readers = new WeakMap<PatientRecord<PatientRow>, ReturnType<typeof ruleReports>>();

function readerOf(record: PatientRecord<PatientRow>): ReturnType<typeof ruleReports> {
  const { patient, reports } = record;
  return ruleReports({
    patient,
    reports: once(() => reports.map(({ report }) => report)),
    rows: printedRows(reports),
    conclusionsOf: (reportId) => conclusionsOf(judgedById(record).get(reportId)),
  });
}

/** A report of a record that is judged when a reading is asked for. */
export function storedReport(record: PatientRecord<PatientRow>, { report }: Pick<JudgedReport, 'report'>): RuleReport {
  const read = readers.get(record) ?? readerOf(record);
  readers.set(record, read);
  return read(report);
}
