import { CATALOGUE_GROUPS } from '@jianwei/clinical-rules/catalogue/catalogue';
import {
  insertLaboratory,
  listLaboratoriesOfReport,
  removeLaboratory,
  replaceLaboratory,
  type LaboratoryStoreRow,
} from '../store/clinical-laboratories.ts';
import { findReport, insertReport, renameReport, type Arrival } from '../store/clinical-reports.ts';
import { dropSourceRow, findSourceRow, itemOfKey, keepSourceRow } from '../store/source-records.ts';
import type { World } from '../store/world.ts';
import { NO_GROUP, printedRangeOf, unreadableRow, usableRow, type NewRow } from './new-row.ts';
import { printedValue, type RuledReading } from './source-rules.ts';
import type { SourceRow } from './source.ts';

/** The groups of a report's rows, in report order: 生化、血脂. */
function reportName(rows: readonly LaboratoryStoreRow[]): string {
  const groups = new Set(rows.map((row) => row.group_name));
  const known = CATALOGUE_GROUPS.filter((group) => groups.has(group));
  return known.length === 0 ? NO_GROUP : known.join('、');
}

/** A report as it will be: what the world holds of it, and what this file changes. */
export class ReportDraft {
  readonly isNew: boolean;
  isChanged = false;
  readonly #world: World;
  readonly #first: SourceRow;
  readonly #arrival: Arrival;
  readonly #rows: Map<string, LaboratoryStoreRow>;
  #position: number;

  constructor(world: World, first: SourceRow, arrival: Arrival) {
    this.#world = world;
    this.#first = first;
    this.#arrival = arrival;
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
      const report = { report_id: reportId, patient_id: patient.id, report_name: '', report_time: time };
      insertReport(this.#world, report, this.#arrival);
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
    dropSourceRow(this.#world, rowId);
    this.#rows.delete(rowId);
    this.isChanged = true;
  }

  /** Whether the row was held back as it comes now: what was decided since may read it. */
  isHeldBack(row: SourceRow): boolean {
    const held = findSourceRow(this.#world, row.rowId);
    return held !== undefined && held.read_at === '' && held.value === printedValue(row);
  }

  /** Keeps the raw part of a row that was not read, or was read by a decision that may be taken back. */
  keepRaw(row: SourceRow, { key, code, kind }: RuledReading): void {
    if (key === undefined) {
      dropSourceRow(this.#world, row.rowId);
      return;
    }
    keepSourceRow(this.#world, {
      laboratory_id: row.rowId,
      item_id: itemOfKey(this.#world, key, code).item_id,
      value: printedValue(row),
      range_text: printedRangeOf(row),
      read_at: kind === undefined ? this.#world.nowText() : '',
      raw: JSON.stringify(row),
    });
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

/** What became of a row beside the reason that the account tells. */
export type RowFate = 'read' | 'known' | 'refused';

function isSameResult(one: NewRow, other: NewRow): boolean {
  return COMPARED.every((key) => (one[key] ?? '') === (other[key] ?? ''));
}

function printed(row: NewRow): string {
  return `${row.result} ${row.unit}`.trim();
}

export interface RowOutcome {
  readonly fate: RowFate;
  readonly reason?: string;
  readonly note?: string;
  /** The result takes the place of an earlier one. */
  readonly isCorrection?: boolean;
}

/** An earlier result under the same identity: the same one is not taken twice, another one only as a correction. */
function meet(draft: ReportDraft, earlier: LaboratoryStoreRow, row: SourceRow, next: NewRow): RowOutcome {
  if (isSameResult(earlier, next) && earlier.source_status === next.source_status) {
    return { fate: 'known', reason: `已经导入过（报告 ${row.reportId}）` };
  }
  if (next.error === null && draft.isHeldBack(row)) {
    draft.replace({ ...next, position: earlier.position });
    return { fate: 'read' };
  }
  const isFinalNow = earlier.source_status === 'preliminary' && row.status === 'final';
  if (row.status !== 'corrected' && !isFinalNow && row.status !== 'preliminary') {
    return { fate: 'known', reason: `同一报告已有此项的另一结果 ${printed(earlier)}，来源没有说明是更正` };
  }
  if (row.status === 'preliminary' && earlier.source_status !== 'preliminary') {
    return { fate: 'known', reason: `同一报告已有此项的正式结果 ${printed(earlier)}` };
  }
  draft.replace({ ...next, position: earlier.position });
  return {
    fate: 'read',
    note: `${isFinalNow ? '正式结果' : '新结果'} ${printed(next)} 代替 ${printed(earlier)}`,
    isCorrection: true,
  };
}

const STATUS_NOTES = { preliminary: '初步结果', corrected: '更正后的结果' } as const;

/** Stores one row as the rules of its source read it, beside its raw part where these had to be asked. */
export function storeRow(draft: ReportDraft, row: SourceRow, ruled: RuledReading): RowOutcome {
  const { reading } = ruled;
  const earlier = draft.find(row.rowId);
  if (row.status === 'withdrawn') {
    const void_ = `结果已作废（${row.statusText}）`;
    if (!earlier) return { fate: 'known', reason: void_ };
    draft.remove(row.rowId);
    return { fate: 'known', reason: `${void_}，先前的 ${printed(earlier)} 已从报告移除` };
  }
  const next = 'reason' in reading ? unreadableRow(row, reading.reason) : usableRow(row, reading);
  const outcome: RowOutcome = earlier ? meet(draft, earlier, row, next) : { fate: 'read' };
  if (!earlier) draft.add(next);
  if (outcome.fate === 'read' && (earlier !== undefined || ruled.key !== undefined)) draft.keepRaw(row, ruled);
  // What is still in its way refuses it again, however often it is sent.
  const fate = ruled.kind === undefined ? outcome.fate : 'refused';
  const reason = 'reason' in reading ? reading.reason : outcome.reason;
  if (reason !== undefined) return { ...outcome, fate, reason };
  const said = row.status === 'preliminary' || row.status === 'corrected' ? STATUS_NOTES[row.status] : undefined;
  const note = [said, outcome.note].filter((text) => text !== undefined).join('，');
  return {
    fate,
    ...(note === '' ? {} : { note }),
    ...(outcome.isCorrection === true ? { isCorrection: true } : {}),
  };
}
