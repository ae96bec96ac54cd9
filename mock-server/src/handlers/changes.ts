import type { Change } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import {
  canUndo,
  fieldsOf,
  findChange,
  isChainWhole,
  undo,
  verifyChain,
  type Changer,
  type ChangeRow,
} from '../store/changes.ts';
import { findChanges } from '../store/log-pages.ts';
import type { World } from '../store/world.ts';
import { hiddenObjects, seesChanges, undoRefusal } from './change-rights.ts';
import { CHANGEABLES, findChangeable } from './changeables.ts';

/** What a row says of each field, without the raw values. */
export const wireFields = (row: ChangeRow): Change['changes'] =>
  fieldsOf(row).map(({ field, label, before, after }) => ({ field, label, before, after }));

/** One row as the wire has it. */
export function wireChange(world: World, row: ChangeRow): Change {
  const { id, object_type: type, batch_id: batchId, undoes } = row;
  return {
    change_id: id,
    time: row.time,
    user_id: row.user_id,
    user_name: row.user_name,
    role: row.role,
    action: row.action,
    object_type: type,
    object_id: row.object_id,
    object_name: row.object_name,
    summary: row.summary,
    address: row.address,
    ...(batchId !== '' && { batch_id: batchId }),
    ...(undoes !== null && { undoes }),
    changes: wireFields(row),
    can_undo: canUndo(world, findChangeable(type), row),
    chain_ok: isChainWhole(world, row),
  };
}

/** The last changes of one object, newest first. */
export function listChangesOf({ world }: Pick<Changer, 'world'>, type: string, id: string, count: number): Change[] {
  return findChanges(world, { types: [type], objectId: id }, { page: 0, page_size: count }).rows.map((row) =>
    wireChange(world, row),
  );
}

/** What was read before it was changed. */
interface ReadObject {
  readonly type: string;
  readonly id: string;
  /** As a refusal names it where the log does not say who changed it. */
  readonly word: string;
}

/** Refuses a save that was not made of what stands now, with who saved meanwhile. */
export function refuseStale(
  call: Pick<Changer, 'world'>,
  { type, id, word }: ReadObject,
  now: number,
  read: number,
): void {
  if (read === now) return;
  const [last] = listChangesOf(call, type, id, 1);
  const who = last ? `${last.user_name} ${last.time.slice(11, 16)} 已修改` : `${word}已被修改`;
  throw new Refusal(`${who}，请重新载入后再保存`);
}

export const changesHandlers = {
  listChanges: ({ query, session, world }) => {
    const seen = CHANGEABLES.filter((kind) => seesChanges(session, kind))
      .map(({ type }) => type)
      .filter((type) => query.object_type === undefined || type === query.object_type);
    const { rows, total } = findChanges(
      world,
      {
        types: seen,
        except: hiddenObjects(world, session),
        objectId: query.object_id,
        userId: query.user_id,
        action: query.action,
        q: query.q,
        from: query.from,
        to: query.to && `${query.to}T24`,
      },
      query,
    );
    return {
      page: query.page,
      page_size: query.page_size,
      total_elements: total,
      data: rows.map((row) => wireChange(world, row)),
    };
  },

  verifyChanges: ({ world }) => {
    const { checked, firstBroken } = verifyChain(world);
    return {
      checked,
      is_whole: firstBroken === undefined,
      ...(firstBroken !== undefined && { first_broken: firstBroken }),
    };
  },

  undoChange: (call) => {
    const { world, session, params } = call;
    const row = findChange(world, params.change_id);
    const kind = row && findChangeable(row.object_type);
    const refused = row && kind ? undoRefusal(world, session, kind, row) : 'unseen';
    if (!row || !kind || refused === 'unseen') throw new Refusal('没有这条修改记录', 404);
    if (refused) throw new Refusal(refused.message);
    const outcome = undo(call, kind, row);
    if ('refused' in outcome) throw new Refusal(outcome.refused);
    const written = findChange(world, outcome.id);
    if (!written) throw new Error(`Change ${outcome.id} is not in the log`);
    return wireChange(world, written);
  },
} satisfies Handlers;
