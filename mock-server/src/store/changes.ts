import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Session } from './session.ts';
import { Command, inTransaction, Query } from './sql.ts';
import type { World } from './world.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Values = Readonly<Record<string, Json>>;

/** By role, by a page that they may open, or by role and column permission: `1:2`. */
export type Administrator = number | `/${string}` | `${number}:${number}`;

/** A kind of object that administrators change: its fields, how their values are said, and how it is read and written. */
export interface Changeable {
  readonly type: string;
  /** As the log names the kind: 账号. */
  readonly label: string;
  /** Who administers it: they see its changes and may take them back, beside what `change-rights.ts` says of single objects. */
  readonly administrators: readonly Administrator[];
  /** A long value says only what `other`, the value of the other side, does not say too. */
  readonly fields: Readonly<
    Record<string, { readonly label: string; readonly say?: (value: Json, other: Json) => string }>
  >;
  readonly read: (world: World, id: string) => { readonly name: string; readonly values: Values } | undefined;
  /** Writes some fields back; undoing needs it, a kind without cannot be undone. */
  readonly write?: (world: World, id: string, values: Values) => void;
  /** Whether what stands now can still be taken back, where not everything can. */
  readonly isReversible?: (world: World, id: string) => boolean;
}

/** Who changes something, and from where. */
export interface Changer {
  readonly world: World;
  readonly session: Pick<Session, 'userId' | 'nickname' | 'role'>;
  readonly ip: string;
}

interface LoggedField {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Raw values; null where there was nothing. */
  readonly from: Json;
  readonly to: Json;
}

export interface ChangeRow {
  readonly id: number;
  readonly time: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly role: number;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly object_name: string;
  readonly summary: string;
  readonly address: string;
  readonly batch_id: string;
  readonly undoes: number | null;
  /** JSON of LoggedField[]. */
  readonly fields: string;
  /** SHA-256 of the former row's chain and this row. */
  readonly chain: string;
}

const lastRow = new Query<ChangeRow>('SELECT * FROM change_log ORDER BY id DESC LIMIT 1');
const rowById = new Query<ChangeRow, [number]>('SELECT * FROM change_log WHERE id = ?');
const allRows = new Query<ChangeRow>('SELECT * FROM change_log ORDER BY id');
const undoneBy = new Query<{ id: number }, [number]>('SELECT id FROM change_log WHERE undoes = ?');
const insertRow = new Command<
  [
    number,
    string,
    string,
    string,
    number,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    number | null,
    string,
    string,
  ]
>(`INSERT INTO change_log (id, time, user_id, user_name, role, action, object_type, object_id, object_name, summary, address,
  batch_id, undoes, fields, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);

function chainOf(former: string, row: Omit<ChangeRow, 'chain'>): string {
  const { id, time, user_id, user_name, role, action, object_type, object_id, object_name } = row;
  const { summary, address, batch_id, undoes, fields } = row;
  const text = JSON.stringify([
    ...[former, id, time, user_id, user_name, role, action, object_type, object_id, object_name],
    ...[summary, address, batch_id, undoes, fields],
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** A value in words where its field has none of its own. */
export function textOf(value: Json): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function sayValue(value: Json, other: Json, say: ((value: Json, other: Json) => string) | undefined): string {
  if (value === null) return '';
  return say ? say(value, other) : textOf(value);
}

function differences(kind: Changeable, before: Values | undefined, after: Values | undefined): LoggedField[] {
  return Object.entries(kind.fields).flatMap(([field, { label, say }]) => {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null];
    if (isDeepStrictEqual(from, to)) return [];
    return [{ field, label, before: sayValue(from, to, say), after: sayValue(to, from, say), from, to }];
  });
}

function summaryOf(fields: readonly LoggedField[]): string {
  const parts = fields.map(({ label, before, after }) => `${label}由 ${before || '空'} 改为 ${after || '空'}`);
  return parts.length > 3 ? `${parts.slice(0, 3).join('，')} 等 ${parts.length} 项` : parts.join('，');
}

/** What a change is called and belongs to. */
export interface ChangeWords {
  readonly action: string;
  /** Said in the log instead of the differences: 密码已重置. */
  readonly summary?: string;
  readonly batchId?: string;
  readonly undoes?: number;
  /** As the wire writes times; the hospital's now unless it is said. Never before the time of the last row. */
  readonly time?: string;
}

/**
 * Runs `work`, which changes one object, and writes what became different into the log, both in one transaction.
 * @returns number of the log row; undefined where nothing became different and no summary is given
 */
export function recordChange(
  { world, session, ip }: Changer,
  kind: Changeable,
  id: string,
  words: ChangeWords,
  work: () => void,
): number | undefined {
  return inTransaction(world, () => {
    const before = kind.read(world, id);
    work();
    const after = kind.read(world, id);
    const fields = differences(kind, before?.values, after?.values);
    if (fields.length === 0 && words.summary === undefined) return undefined;
    const former = lastRow.get(world);
    const row = {
      id: (former?.id ?? 0) + 1,
      time: words.time ?? world.nowText(),
      user_id: session.userId,
      user_name: session.nickname,
      role: session.role,
      action: words.action,
      object_type: kind.type,
      object_id: id,
      object_name: after?.name ?? before?.name ?? '',
      summary: words.summary ?? (before ? summaryOf(fields) : words.action),
      address: ip,
      batch_id: words.batchId ?? '',
      undoes: words.undoes ?? null,
      fields: JSON.stringify(fields),
    };
    insertRow.run(
      world,
      row.id,
      row.time,
      row.user_id,
      row.user_name,
      row.role,
      row.action,
      row.object_type,
      row.object_id,
      row.object_name,
      row.summary,
      row.address,
      row.batch_id,
      row.undoes,
      row.fields,
      chainOf(former?.chain ?? '', row),
    );
    return row.id;
  });
}

export const fieldsOf = (row: ChangeRow): LoggedField[] => JSON.parse(row.fields) as LoggedField[];

/** A row of the log; undefined where there is none. */
export function findChange(world: World, id: number): ChangeRow | undefined {
  return rowById.get(world, id);
}

/** Whether the row still says what was written, after the row before it. */
export function isChainWhole(world: World, row: ChangeRow): boolean {
  return row.chain === chainOf(rowById.get(world, row.id - 1)?.chain ?? '', row);
}

const isReversible = (world: World, kind: Changeable, id: string): boolean => kind.isReversible?.(world, id) ?? true;

/** Whether a change can be taken back as far as its kind and the log go. */
export function canUndo(world: World, kind: Changeable | undefined, row: ChangeRow): boolean {
  return isWritable(world, kind, row) && kind !== undefined && isReversible(world, kind, row.object_id);
}

function isWritable(world: World, kind: Changeable | undefined, row: ChangeRow): boolean {
  const fields = fieldsOf(row);
  const hadBefore = fields.length > 0 && fields.some(({ from }) => from !== null);
  return kind?.write !== undefined && hadBefore && row.undoes === null && undoneBy.get(world, row.id) === undefined;
}

export type UndoOutcome = { readonly id: number } | { readonly refused: string };

/** Takes a change back where the object still is as the change left it; that is a change itself. */
export function undo(changer: Changer, kind: Changeable | undefined, row: ChangeRow): UndoOutcome {
  const { world } = changer;
  if (!kind?.write || !isWritable(world, kind, row)) return { refused: '这次修改不能撤销' };
  const fields = fieldsOf(row);
  const now = kind.read(world, row.object_id)?.values;
  const isUnchanged = now !== undefined && fields.every(({ field, to }) => isDeepStrictEqual(now[field] ?? null, to));
  if (!isUnchanged) return { refused: '之后又有修改，不能撤销' };
  if (!isReversible(world, kind, row.object_id)) return { refused: '这次修改不能撤销' };
  const write = kind.write;
  const values = Object.fromEntries(fields.map(({ field, from }) => [field, from]));
  const id = recordChange(changer, kind, row.object_id, { action: '撤销', undoes: row.id }, () =>
    write(world, row.object_id, values),
  );
  return id === undefined ? { refused: '这次修改不能撤销' } : { id };
}

/** Walks the chain from its first row: the first row that is missing or does not fit, if any. */
export function verifyChain(world: World): { checked: number; firstBroken?: number } {
  let former = '';
  let expected = 1;
  for (const row of allRows.all(world)) {
    if (row.id !== expected || row.chain !== chainOf(former, row))
      return { checked: expected - 1, firstBroken: expected };
    former = row.chain;
    expected += 1;
  }
  return { checked: expected - 1 };
}
