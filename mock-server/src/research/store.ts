import { CATALOGUE } from '@jianwei/clinical-rules/catalogue/catalogue';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import { patientRecord } from '../interpretation/patient-record.ts';
import { listPatients, type PatientRow } from '../store/clinical-patients.ts';
import { newestReportTime } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { ColumnBuilder, growingInt32, growingUint32, growingUint8, type Column } from './columns.ts';
import { dayOf, minuteOf } from './minutes.ts';

/** Reports in which a diagnosis of the rule base is suggested, sorted by patient and time. */
export interface DiagnosisColumn {
  readonly who: Uint32Array;
  readonly start: Uint32Array;
  readonly minute: Int32Array;
  readonly reliable: Uint8Array;
}

/** The laboratory's results by column, patients by index. Nothing in it names anybody but `patientIds`. */
export interface ResearchStore {
  /** The newest report: all numbers belong to this time. */
  readonly dataTime: string;
  /** Patients of the demonstration are among them: every figure says so. */
  readonly isDemo: boolean;
  readonly patientIds: readonly string[];
  /** 1 男, 2 女, 0 not known. */
  readonly sex: Uint8Array;
  /** Days since 1970-01-01; `NO_BIRTH` where it is not known. */
  readonly birth: Int32Array;
  /** Index into `departments`. */
  readonly department: Uint16Array;
  readonly departments: readonly string[];
  /** Minutes of the reports of patient p: `reportStart[p]` to `reportStart[p + 1]`, the oldest first. */
  readonly reportStart: Uint32Array;
  readonly reportMinute: Int32Array;
  /** By catalogue code, in the order of the catalogue. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Worked out when a question first asks for diagnoses: every report is read once more. */
  readonly diagnoses: () => ReadonlyMap<string, DiagnosisColumn>;
}

export const NO_BIRTH = -2_147_483_648;
const NOTHING: Column = new ColumnBuilder('').done();
const NO_DIAGNOSIS: DiagnosisColumn = {
  who: new Uint32Array(),
  start: new Uint32Array(1),
  minute: new Int32Array(),
  reliable: new Uint8Array(),
};

export function columnOf(store: ResearchStore, code: string): Column {
  return store.columns.get(code) ?? NOTHING;
}

export function diagnosisOf(store: ResearchStore, id: string): DiagnosisColumn {
  return store.diagnoses().get(id) ?? NO_DIAGNOSIS;
}

/** A patient with the judged reports, the oldest first. */
export interface StoredPatient {
  readonly patient: Pick<PatientRow, 'patient_id' | 'gender' | 'birth_date' | 'department' | 'is_demo'>;
  readonly reports: readonly JudgedReport[];
}

/** Everybody with a report, again from the beginning at each call: a large hospital is never in memory as a whole. */
export type Everybody = () => Iterable<StoredPatient>;

function* eachPatient(world: World): Generator<StoredPatient> {
  for (const patient of listPatients(world)) {
    const reports = patientRecord(world, patient.patient_id)?.reports.toReversed() ?? [];
    if (reports.length > 0) yield { patient, reports };
  }
}

class DiagnosisBuilder {
  readonly #who = growingUint32();
  readonly #start = growingUint32();
  readonly #minute = growingInt32();
  readonly #reliable = growingUint8();

  add(patient: number, minute: number, reliable: number): void {
    if (this.#who.last() !== patient) {
      this.#who.push(patient);
      this.#start.push(this.#minute.length);
    }
    this.#minute.push(minute);
    this.#reliable.push(reliable);
  }

  done(): DiagnosisColumn {
    this.#start.push(this.#minute.length);
    return {
      who: this.#who.done(),
      start: this.#start.done(),
      minute: this.#minute.done(),
      reliable: this.#reliable.done(),
    };
  }
}

function readDiagnoses(everybody: Everybody): ReadonlyMap<string, DiagnosisColumn> {
  const builders = new Map<string, DiagnosisBuilder>();
  let index = 0;
  for (const { reports } of everybody()) {
    for (const { report, inference } of reports) {
      for (const { id, reliable } of inference.diagnoses) {
        const builder = builders.get(id) ?? new DiagnosisBuilder();
        builders.set(id, builder);
        builder.add(index, minuteOf(report.report_time), reliable);
      }
    }
    index += 1;
  }
  return new Map([...builders].map(([id, builder]) => [id, builder.done()] as const));
}

const SEX = { male: 1, female: 2 } as const;

/** Columns of everybody's results. */
export function buildStore(everybody: Everybody, dataTime: string): ResearchStore {
  const patientIds: string[] = [];
  const sexes = growingUint8();
  const births = growingInt32();
  const places = growingUint32();
  const departments: string[] = [];
  let isDemo = false;
  const reportStart = growingUint32();
  const reportMinute = growingInt32();
  const builders = new Map(CATALOGUE.map(({ code }) => [code, new ColumnBuilder(code)] as const));
  const addReport = (patient: number, { report, rows }: JudgedReport) => {
    const minute = minuteOf(report.report_time);
    reportMinute.push(minute);
    for (const row of rows) if (row.item !== undefined) builders.get(row.item.code)?.add(patient, minute, row);
  };
  for (const { patient, reports } of everybody()) {
    const index = patientIds.push(patient.patient_id) - 1;
    isDemo ||= patient.is_demo === true;
    const sex = readSex(patient.gender);
    sexes.push(sex === null ? 0 : SEX[sex]);
    births.push(patient.birth_date === '' ? NO_BIRTH : dayOf(patient.birth_date));
    const known = departments.indexOf(patient.department);
    places.push(known >= 0 ? known : departments.push(patient.department) - 1);
    reportStart.push(reportMinute.length);
    for (const report of reports) addReport(index, report);
  }
  reportStart.push(reportMinute.length);
  let diagnoses: ReadonlyMap<string, DiagnosisColumn> | undefined;
  return {
    dataTime,
    isDemo,
    patientIds,
    sex: sexes.done(),
    birth: births.done(),
    department: Uint16Array.from(places.done()),
    departments,
    reportStart: reportStart.done(),
    reportMinute: reportMinute.done(),
    columns: new Map(
      [...builders].map(([code, builder]) => [code, builder.done()] as const).filter(([, { who }]) => who.length > 0),
    ),
    diagnoses: () => (diagnoses ??= readDiagnoses(everybody)),
  };
}

interface Kept {
  readonly store: ResearchStore;
  /** Where diagnoses are read from when they are first asked for. */
  readonly source: { everybody: Everybody };
}

/** The store of a world, built at its first question and again after clinical rows changed. */
export function researchStore(world: World): ResearchStore {
  const everybody = () => eachPatient(world);
  const { store, source } = world.memoClinical('research:store', (): Kept => {
    const from = { everybody };
    return { source: from, store: buildStore(() => from.everybody(), newestReportTime(world) ?? world.nowText()) };
  });
  // Copies of one hospital share the store, and the one that built it may be gone.
  source.everybody = everybody;
  return store;
}
