import { Command, Query } from './sql.ts';
import type { SqlTarget } from './sql.ts';

/** Why a row was not read: the item, its unit or its value. */
export type UnreadKind = 'no_item' | 'no_unit' | 'no_value';

/** What tells one source item from another: one spelling of an item, as one source sends it. */
export interface ItemKey {
  readonly source_id: string;
  readonly kind: UnreadKind;
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
  readonly unit: string;
  /** The text in place of a value, for `no_value`; else ''. */
  readonly wording: string;
}

export interface SourceItem extends ItemKey {
  readonly item_id: number;
  /** Catalogue code that the importer knew already (`no_unit`, `no_value`), else ''. */
  readonly found_code: string;
  /** Why it will not be mapped; '' while that is not decided. */
  readonly dismissed: string;
  readonly revision: number;
}

/** How an item is read from now on. Without a factor the units convert by themselves; else value × factor + addend. */
export interface MappingRule {
  readonly code: string;
  readonly factor: number | null;
  readonly addend: number;
}

export interface Mapping extends MappingRule {
  readonly item_id: number;
  /** 1: stored reports were read again with it. */
  readonly reread: number;
  readonly mapped_at: string;
  readonly mapped_by: string;
}

/** What a text means from now on: a result as it could have been printed, or '' for no result. */
export interface WordingRule {
  readonly item_id: number;
  readonly reading: string;
  readonly made_at: string;
  readonly made_by: string;
}

/** The raw part of a row that was not read when it came, beside its row in the report. */
export interface SourceRowRecord {
  readonly laboratory_id: string;
  readonly item_id: number;
  readonly value: string;
  readonly range_text: string;
  /** When a mapping or wording read it; '' while it is held back. */
  readonly read_at: string;
  /** 1: the conclusion of its report changed then. */
  readonly changed: number;
  /** JSON of the row as the importer got it; '' for rows of the seeded hospital, which follow from item, report and patient. */
  readonly raw: string;
}

const KEYS = 'source_id, kind, code, name, specimen, unit, wording';
const byKey = new Query<SourceItem, [string, string, string, string, string, string, string]>(
  'SELECT * FROM source_item WHERE source_id = ? AND kind = ? AND code = ? AND name = ? AND specimen = ? AND unit = ? AND wording = ?',
);
const byId = new Query<SourceItem, [number]>('SELECT * FROM source_item WHERE item_id = ?');
const insertItem = new Query<
  { item_id: number },
  [string, string, string, string, string, string, string, string, string]
>(`INSERT INTO source_item (${KEYS}, found_code, dismissed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING item_id`);
const upsertRow = new Command<[string, number, string, string, string, string]>(
  `INSERT INTO source_row (laboratory_id, item_id, value, range_text, read_at, raw) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET item_id = excluded.item_id, value = excluded.value, range_text = excluded.range_text,
  read_at = excluded.read_at, raw = excluded.raw, changed = 0`,
);
const removeRow = new Command<[string]>('DELETE FROM source_row WHERE laboratory_id = ?');
const rowsOf = new Query<SourceRowRecord, [number]>(
  'SELECT * FROM source_row WHERE item_id = ? ORDER BY laboratory_id',
);
const rowById = new Query<SourceRowRecord, [string]>('SELECT * FROM source_row WHERE laboratory_id = ?');
const markRead = new Command<[string, number, string]>(
  'UPDATE source_row SET read_at = ?, changed = ? WHERE laboratory_id = ?',
);
const mappingOfItem = new Query<Mapping, [number]>('SELECT * FROM mapping WHERE item_id = ?');
const upsertMapping = new Command<[number, string, number | null, number, number, string, string]>(
  'REPLACE INTO mapping (item_id, code, factor, addend, reread, mapped_at, mapped_by) VALUES (?, ?, ?, ?, ?, ?, ?)',
);
const deleteMapping = new Command<[number]>('DELETE FROM mapping WHERE item_id = ?');
const wordingOfItem = new Query<WordingRule, [number]>('SELECT * FROM wording_rule WHERE item_id = ?');
const upsertWording = new Command<[number, string, string, string]>(
  'REPLACE INTO wording_rule (item_id, reading, made_at, made_by) VALUES (?, ?, ?, ?)',
);
const deleteWording = new Command<[number]>('DELETE FROM wording_rule WHERE item_id = ?');
const setDismissed = new Command<[string, number]>('UPDATE source_item SET dismissed = ? WHERE item_id = ?');
const bump = new Command<[number]>('UPDATE source_item SET revision = revision + 1 WHERE item_id = ?');

export function findSourceItem(world: SqlTarget, itemId: number): SourceItem | undefined {
  return byId.get(world, itemId);
}

export function findItemByKey(world: SqlTarget, key: ItemKey): SourceItem | undefined {
  return byKey.get(world, key.source_id, key.kind, key.code, key.name, key.specimen, key.unit, key.wording);
}

/** The item of a key; a new one where the source never sent it. */
export function itemOfKey(world: SqlTarget, key: ItemKey, foundCode = '', dismissed = ''): SourceItem {
  const known = findItemByKey(world, key);
  if (known) return known;
  const { source_id: source, kind, code, name, specimen, unit, wording } = key;
  const made = insertItem.get(world, source, kind, code, name, specimen, unit, wording, foundCode, dismissed);
  if (!made) throw new Error(`the source item ${name} was not stored`);
  world.invalidate('answers');
  return { ...key, item_id: made.item_id, found_code: foundCode, dismissed, revision: 1 };
}

/** Keeps what was not read of a row; the same row sent again replaces it. */
export function keepSourceRow(world: SqlTarget, row: Omit<SourceRowRecord, 'changed'>): void {
  const { laboratory_id: id, item_id: itemId, value, range_text: range, read_at: readAt, raw } = row;
  upsertRow.run(world, id, itemId, value, range, readAt, raw);
}

/** The row was read without anybody's help, or withdrawn. */
export function dropSourceRow(world: SqlTarget, laboratoryId: string): void {
  removeRow.run(world, laboratoryId);
}

export function sourceRowsOf(world: SqlTarget, itemId: number): SourceRowRecord[] {
  return rowsOf.all(world, itemId);
}

export function findSourceRow(world: SqlTarget, laboratoryId: string): SourceRowRecord | undefined {
  return rowById.get(world, laboratoryId);
}

/** `readAt` '' holds it back again. */
export function markSourceRow(world: SqlTarget, laboratoryId: string, readAt: string, isChanged: boolean): void {
  markRead.run(world, readAt, isChanged ? 1 : 0, laboratoryId);
}

export function mappingOf(world: SqlTarget, itemId: number): Mapping | undefined {
  return mappingOfItem.get(world, itemId);
}

export function wordingOf(world: SqlTarget, itemId: number): WordingRule | undefined {
  return wordingOfItem.get(world, itemId);
}

/** Puts a mapping in place of the one there is; undefined takes it away. */
export function putMapping(world: SqlTarget, itemId: number, mapping: Omit<Mapping, 'item_id'> | undefined): void {
  if (mapping === undefined) deleteMapping.run(world, itemId);
  else {
    const { code, factor, addend, reread, mapped_at: at, mapped_by: by } = mapping;
    upsertMapping.run(world, itemId, code, factor, addend, reread, at, by);
  }
  bump.run(world, itemId);
}

/** Puts a wording rule in place of the one there is; undefined takes it away. */
export function putWording(world: SqlTarget, itemId: number, rule: Omit<WordingRule, 'item_id'> | undefined): void {
  if (rule === undefined) deleteWording.run(world, itemId);
  else upsertWording.run(world, itemId, rule.reading, rule.made_at, rule.made_by);
  bump.run(world, itemId);
}

/** '' takes it up again. */
export function dismissItem(world: SqlTarget, itemId: number, reason: string): void {
  setDismissed.run(world, reason, itemId);
  bump.run(world, itemId);
}
