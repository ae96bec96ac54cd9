import { findPatient, findPatientId, insertPatient } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';
import type { ReadRow } from './read-file.ts';
import { ReportDraft, storeRow } from './report-draft.ts';
import { RunAccount, type RunOptions } from './run-account.ts';
import { readByRules, storedRules, type RulesOfSource } from './source-rules.ts';
import { isSamePerson } from './source-text.ts';
import type { ImportNote, RefusedRow, SourceContent, SourcePatient, SourceRow } from './source.ts';

export interface StoredPatient {
  readonly patient_id: string;
  readonly name: string;
  /** Reports that this file added or added to. */
  readonly reports: number;
}

export interface StoredContent {
  readonly taken: number;
  readonly refused: readonly RefusedRow[];
  readonly notes: readonly ImportNote[];
  readonly patients: readonly StoredPatient[];
  /** Reports that were not there before. */
  readonly reports: number;
  /** Reports that came or changed, and those of them in which a result was corrected: rules read them. */
  readonly changed: ReadonlySet<string>;
  readonly corrected: ReadonlySet<string>;
  /** The run that took it in; 0 for a file that was refused whole. */
  readonly runId: number;
}

const department = '外院导入';
const DRAFTS_AT_HAND = 200;

/** Our own patients keep their numbers: a number that somebody here has already is not given to another one. */
function addPatient(world: World, patient: SourcePatient): ImportNote | undefined {
  const { id, number, name, gender, birthDate } = patient;
  const isTaken = number !== '' && findPatientId(world, number) !== undefined;
  insertPatient(world, {
    patient_id: id,
    name,
    gender,
    birth_date: birthDate,
    department,
    bed_no: '',
    inpatient_no: number === '' || isTaken ? id : number,
    tags: [],
  });
  return isTaken ? { place: `患者 ${name}`, note: `编号 ${number} 在本院已有人使用，改用 ${id}` } : undefined;
}

/**
 * Stores what a file holds, in as many parts as its rows come in; each step to be run in a transaction. A patient is known by id:
 * another person under the same id is refused, never merged. A report is known by the source's own number and its time, a row by
 * report and item: a file that was taken in part can be sent again.
 */
export class ContentStore {
  readonly #world: World;
  readonly #run: RunAccount;
  readonly #rules: RulesOfSource;
  readonly #refused: RefusedRow[] = [];
  readonly #notes: ImportNote[];
  readonly #people = new Map<string, SourcePatient>();
  readonly #drafts = new Map<string, ReportDraft>();
  readonly #reportsOf = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();
  readonly #corrected = new Set<string>();
  #newReports = 0;
  #taken = 0;

  constructor(world: World, content: Omit<SourceContent, 'rows'>, options: RunOptions = {}) {
    const { patients, notes } = content;
    this.#world = world;
    this.#run = new RunAccount(world, content, options);
    this.#rules = storedRules(world);
    this.#notes = [...notes];
    for (const patient of patients) {
      const known = findPatient(world, patient.id);
      if (!known) {
        const note = addPatient(world, patient);
        if (note) this.#notes.push(note);
      }
      if (this.#people.has(patient.id)) continue;
      const { name, gender, birth_date: birthDate } = known ?? { ...patient, birth_date: patient.birthDate };
      this.#people.set(patient.id, { ...patient, name, gender: gender === '男' ? '男' : '女', birthDate });
    }
  }

  add(rows: Iterable<ReadRow | RefusedRow>): void {
    for (const row of rows) {
      if ('reason' in row) this.#refuse(row, row.reason.startsWith('该结果的患者') ? 'no_patient' : 'malformed');
      else this.#addRow(row);
    }
  }

  #refuse(row: RefusedRow, kind: 'no_patient' | 'malformed'): void {
    this.#refused.push(row);
    this.#run.refused(row, kind);
  }

  #addRow({ row, reading }: ReadRow): void {
    const { place, patient, reportId } = row;
    const person = this.#people.get(patient.id);
    if (!person || !isSamePerson(person, patient)) {
      const reason = `患者编号 ${patient.number || patient.id} 已属于另一人（姓名、性别或出生日期不同）`;
      this.#refuse({ place, reason }, 'no_patient');
      return;
    }
    const draft = this.#draftOf(row);
    const ruled = readByRules(row, reading, this.#run.sourceId, this.#rules);
    const outcome = storeRow(draft, row, ruled);
    const { reason, note, isCorrection } = outcome;
    this.#run.stored(row, { ...outcome, kind: ruled.kind }, draft.isNew);
    if (note !== undefined) this.#notes.push({ place, note });
    if (reason === undefined) this.#taken += 1;
    else this.#refused.push({ place, reason });
    if (draft.isChanged) {
      this.#changed.add(reportId);
      if (isCorrection === true) this.#corrected.add(reportId);
      const reports = this.#reportsOf.get(patient.id) ?? new Set<string>();
      this.#reportsOf.set(patient.id, reports.add(reportId));
    }
  }

  /** Reports lie together in most files: the last ones are at hand, an earlier one is read again. */
  #draftOf(row: SourceRow): ReportDraft {
    const { reportId } = row;
    const known = this.#drafts.get(reportId);
    if (known) return known;
    const draft = new ReportDraft(this.#world, row, this.#run.arrival);
    this.#drafts.set(reportId, draft);
    const [oldest] = this.#drafts.keys();
    if (this.#drafts.size > DRAFTS_AT_HAND && oldest !== undefined) this.#close(oldest);
    return draft;
  }

  #close(reportId: string): void {
    const draft = this.#drafts.get(reportId);
    this.#drafts.delete(reportId);
    draft?.finish();
    if (draft?.isNew === true && draft.isChanged) this.#newReports += 1;
  }

  /** Names the last reports, and tells what became of all rows. */
  finish(): StoredContent {
    for (const reportId of [...this.#drafts.keys()]) this.#close(reportId);
    const patients = [...this.#people.values()].map(({ id, name }) => ({
      patient_id: id,
      name,
      reports: this.#reportsOf.get(id)?.size ?? 0,
    }));
    this.#run.finish();
    return {
      taken: this.#taken,
      refused: this.#refused,
      notes: this.#notes,
      patients,
      reports: this.#newReports,
      changed: this.#changed,
      corrected: this.#corrected,
      runId: this.#run.arrival.run_id,
    };
  }
}
