import { mapRow } from '../import/map-row.ts';
import { printedRangeOf, unreadableRow, usableRow } from '../import/new-row.ts';
import { readByRules, storedRules } from '../import/source-rules.ts';
import { storedSourceRow } from '../import/stored-source-row.ts';
import { reportView } from '../interpretation/report-view.ts';
import { findLaboratoryById, replaceLaboratory, type LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import {
  findSourceItem,
  itemOfKey,
  keepSourceRow,
  markSourceRow,
  sourceRowsOf,
  type SourceItem,
  type SourceRowRecord,
} from '../store/source-records.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';

const sameItem = new Query<SourceItem, [string, string, string, string, string]>(
  'SELECT * FROM source_item WHERE source_id = ? AND code = ? AND name = ? AND specimen = ? AND unit = ?',
);

/** A row before and after it was read again. */
export interface RereadRow {
  readonly held: SourceRowRecord;
  readonly before: LaboratoryStoreRow;
  readonly after: LaboratoryStoreRow;
  /** It is read now, by a decision. */
  readonly isRead: boolean;
}

/** Rows of an item, whatever stands in their way: what was held back for its item may be held back for its text next. */
export function rowsOfFamily(world: World, item: SourceItem): { item: SourceItem; held: SourceRowRecord }[] {
  const { source_id: source, code, name, specimen, unit } = item;
  return sameItem
    .all(world, source, code, name, specimen, unit)
    .flatMap((one) => sourceRowsOf(world, one.item_id).map((held) => ({ item: one, held })));
}

const keptCells = ['code', 'name', 'specimen', 'result', 'unit', 'range_text', 'error', 'source_text'] as const;

/**
 * Reads the kept rows of an item again by the rules as they are now, through the importer's own functions. The same rules give the same
 * rows, so taking a rule away and reading again restores what was there. To be run in a transaction.
 */
export function rereadItem(world: World, itemId: number): RereadRow[] {
  const asked = findSourceItem(world, itemId);
  if (asked === undefined) return [];
  const rules = storedRules(world);
  return rowsOfFamily(world, asked).flatMap(({ item, held }) => {
    const before = findLaboratoryById(world, held.laboratory_id);
    const row = before && storedSourceRow(world, item, held, before);
    if (before === undefined || row === undefined) return [];
    const ruled = readByRules(row, mapRow(row), item.source_id, rules);
    const { reading } = ruled;
    const next = 'reason' in reading ? unreadableRow(row, reading.reason) : usableRow(row, reading);
    const after: LaboratoryStoreRow = { ...next, report_id: before.report_id, position: before.position };
    const isRead = ruled.kind === undefined && ruled.key !== undefined;
    if (keptCells.some((key) => (before[key] ?? '') !== (after[key] ?? ''))) replaceLaboratory(world, after);
    const readAt = isRead ? held.read_at || world.nowText() : '';
    const now = ruled.key && itemOfKey(world, ruled.key, ruled.code);
    if (now !== undefined && (now.item_id !== held.item_id || readAt !== held.read_at)) {
      keepSourceRow(world, {
        ...held,
        item_id: now.item_id,
        range_text: held.raw === '' ? held.range_text : printedRangeOf(row),
        read_at: readAt,
      });
    }
    return [{ held, before, after, isRead }];
  });
}

/** What is said of a report in one line, for telling whether that changed. */
export interface Conclusion {
  readonly headline: string;
  readonly titles: readonly string[];
}

export function conclusionOf(world: World, reportId: string): Conclusion {
  const reading = reportView(world, reportId)?.reading;
  return {
    headline: (reading?.headline ?? []).map(({ text }) => text).join('；'),
    titles: (reading?.findings ?? []).filter(({ kind }) => kind !== 'unread').map(({ title }) => title),
  };
}

export const conclusionsOf = (world: World, reportIds: Iterable<string>): Map<string, Conclusion> =>
  new Map([...reportIds].map((id) => [id, conclusionOf(world, id)]));

/** What became different in words; '' where nothing did. */
export function differenceOf(before: Conclusion | undefined, after: Conclusion | undefined): string {
  if (before === undefined || after === undefined) return '';
  const added = after.titles.filter((title) => !before.titles.includes(title));
  const gone = before.titles.filter((title) => !after.titles.includes(title));
  if (added.length > 0) return `新增「${added.slice(0, 2).join('」「')}」`;
  if (gone.length > 0) return `不再有「${gone.slice(0, 2).join('」「')}」`;
  return before.headline === after.headline ? '' : `结论改为「${after.headline}」`;
}

/** Reads stored reports again and notes which of their conclusions changed: their readers are told. */
export function rereadAndMark(world: World, itemId: number): { rows: RereadRow[]; changed: Set<string> } {
  const item = findSourceItem(world, itemId);
  const ids = item === undefined ? [] : rowsOfFamily(world, item).map(({ held }) => held.laboratory_id);
  const reportIds = new Set(ids.flatMap((id) => findLaboratoryById(world, id)?.report_id ?? []));
  const before = conclusionsOf(world, reportIds);
  const rows = rereadItem(world, itemId);
  const after = conclusionsOf(world, reportIds);
  const changed = new Set([...reportIds].filter((id) => differenceOf(before.get(id), after.get(id)) !== ''));
  for (const { held, after: row, isRead } of rows) {
    if (isRead && held.read_at === '')
      markSourceRow(world, held.laboratory_id, world.nowText(), changed.has(row.report_id));
  }
  return { rows, changed };
}
