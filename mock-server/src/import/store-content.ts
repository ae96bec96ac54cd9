import { CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import {
  insertLaboratory,
  listLaboratoriesOfReport,
  removeLaboratory,
  replaceLaboratory,
  type LaboratoryStoreRow,
} from '../store/clinical-laboratories.ts';
import { findPatient, findPatientId, insertPatient } from '../store/clinical-patients.ts';
import { findReport, insertReport, renameReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { NO_GROUP, unreadableRow, usableRow, type NewRow } from './new-row.ts';
import type { ReadRow } from './read-file.ts';
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
}

const department = '外院导入';
const DRAFTS_AT_HAND = 200;

/** The groups of a report's rows, in report order: 生化、血脂. */
function reportName(rows: readonly LaboratoryStoreRow[]): string {
  const groups = new Set(rows.map((row) => row.group_name));
  const known = CATALOGUE_GROUPS.filter((group) => groups.has(group));
  return known.length === 0 ? NO_GROUP : known.join('、');
}

/** A report as it will be: what the world holds of it, and what this file changes. */
class ReportDraft {
  readonly isNew: boolean;
  isChanged = false;
  readonly #world: World;
  readonly #first: SourceRow;
  readonly #rows: Map<string, LaboratoryStoreRow>;
  #position: number;

  constructor(world: World, first: SourceRow) {
    this.#world = world;
    this.#first = first;
    this.isNew = findReport(world, first.reportId) === undefined;
    const rows = this.isNew ? [] : listLaboratoriesOfReport(world, first.reportId);
    this.#rows = new Map(rows.map((row) => [row.laboratory_id, row]));
    this.#position = Math.max(0, ...rows.map((row) => row.position));
  }

  find(rowId: string): LaboratoryStoreRow | undefined {
    return this.#rows.get(rowId);
  }

  /** The report comes before its first row. */
  add(row: Omit<LaboratoryStoreRow, 'position'>): void {
    const { reportId, patient, time } = this.#first;
    if (this.isNew && !this.isChanged) {
      insertReport(this.#world, { report_id: reportId, patient_id: patient.id, report_name: '', report_time: time });
    }
    this.#position += 1;
    const placed = { ...row, position: this.#position };
    insertLaboratory(this.#world, placed);
    this.#keep(placed);
  }

  replace(row: LaboratoryStoreRow): void {
    replaceLaboratory(this.#world, row);
    this.#keep(row);
  }

  remove(rowId: string): void {
    removeLaboratory(this.#world, this.#first.reportId, rowId);
    this.#rows.delete(rowId);
    this.isChanged = true;
  }

  finish(): void {
    if (this.isChanged) renameReport(this.#world, this.#first.reportId, reportName([...this.#rows.values()]));
  }

  #keep(row: LaboratoryStoreRow): void {
    this.#rows.set(row.laboratory_id, row);
    this.isChanged = true;
  }
}

const COMPARED = ['code', 'result', 'unit', 'range_text', 'source_text', 'source_flag', 'error'] as const;

function isSameResult(one: NewRow, other: NewRow): boolean {
  return COMPARED.every((key) => (one[key] ?? '') === (other[key] ?? ''));
}

function printed(row: NewRow): string {
  return `${row.result} ${row.unit}`.trim();
}

interface RowOutcome {
  readonly reason?: string;
  readonly note?: string;
  /** The result takes the place of an earlier one. */
  readonly isCorrection?: boolean;
}

/** An earlier result under the same identity: the same one is not taken twice, another one only as a correction. */
function meet(draft: ReportDraft, earlier: LaboratoryStoreRow, row: SourceRow, next: NewRow): RowOutcome {
  if (isSameResult(earlier, next) && earlier.source_status === next.source_status) {
    return { reason: `已经导入过（报告 ${row.reportId}）` };
  }
  const isFinalNow = earlier.source_status === 'preliminary' && row.status === 'final';
  if (row.status !== 'corrected' && !isFinalNow && row.status !== 'preliminary') {
    return { reason: `同一报告已有此项的另一结果 ${printed(earlier)}，来源没有说明是更正` };
  }
  if (row.status === 'preliminary' && earlier.source_status !== 'preliminary') {
    return { reason: `同一报告已有此项的正式结果 ${printed(earlier)}` };
  }
  draft.replace({ ...next, position: earlier.position });
  return {
    note: `${isFinalNow ? '正式结果' : '新结果'} ${printed(next)} 代替 ${printed(earlier)}`,
    isCorrection: true,
  };
}

const STATUS_NOTES = { preliminary: '初步结果', corrected: '更正后的结果' } as const;

function storeRow(draft: ReportDraft, { row, reading }: ReadRow): RowOutcome {
  const earlier = draft.find(row.rowId);
  if (row.status === 'withdrawn') {
    const void_ = `结果已作废（${row.statusText}）`;
    if (!earlier) return { reason: void_ };
    draft.remove(row.rowId);
    return { reason: `${void_}，先前的 ${printed(earlier)} 已从报告移除` };
  }
  const next = 'reason' in reading ? unreadableRow(row, reading.reason) : usableRow(row, reading);
  const outcome: RowOutcome = earlier ? meet(draft, earlier, row, next) : {};
  if (!earlier) draft.add(next);
  const reason = 'reason' in reading ? reading.reason : outcome.reason;
  if (reason !== undefined) return { ...outcome, reason };
  const said = row.status === 'preliminary' || row.status === 'corrected' ? STATUS_NOTES[row.status] : undefined;
  const note = [said, outcome.note].filter((text) => text !== undefined).join('，');
  return { ...(note === '' ? {} : { note }), ...(outcome.isCorrection === true ? { isCorrection: true } : {}) };
}

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
  readonly #refused: RefusedRow[] = [];
  readonly #notes: ImportNote[];
  readonly #people = new Map<string, SourcePatient>();
  readonly #drafts = new Map<string, ReportDraft>();
  readonly #reportsOf = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();
  readonly #corrected = new Set<string>();
  #newReports = 0;
  #taken = 0;

  constructor(world: World, { patients, notes }: Pick<SourceContent, 'patients' | 'notes'>) {
    this.#world = world;
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
      if ('reason' in row) this.#refused.push(row);
      else this.#addRow(row);
    }
  }

  #addRow(read: ReadRow): void {
    const { place, patient, reportId } = read.row;
    const person = this.#people.get(patient.id);
    if (!person || !isSamePerson(person, patient)) {
      const reason = `患者编号 ${patient.number || patient.id} 已属于另一人（姓名、性别或出生日期不同）`;
      this.#refused.push({ place, reason });
      return;
    }
    const draft = this.#draftOf(read.row);
    const { reason, note, isCorrection } = storeRow(draft, read);
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
    const draft = new ReportDraft(this.#world, row);
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
    return {
      taken: this.#taken,
      refused: this.#refused,
      notes: this.#notes,
      patients,
      reports: this.#newReports,
      changed: this.#changed,
      corrected: this.#corrected,
    };
  }
}
