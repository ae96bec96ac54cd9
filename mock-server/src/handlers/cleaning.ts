import type { CleaningChanged, CleaningFilter, CleaningOutcomes } from '@jianwei/api-client/model';
import { median } from '@jianwei/clinical-rules/model-metrics/stability';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { foundCodes } from '../sources/catalogue-search.ts';
import {
  decidedText,
  judgeReread,
  problemOf,
  putDecision,
  sourceItemChangeable,
  type NewDecision,
} from '../sources/decide.ts';
import { binEdges, histogram } from '../sources/evidence.ts';
import {
  decisionOf,
  listItemGroups,
  sampleOf,
  suggestionsOf,
  type CleaningState,
  type ItemGroup,
} from '../sources/items.ts';
import { previewDecision, type PreviewRow } from '../sources/preview.ts';
import { rereadAndMark } from '../sources/reread.ts';
import { newestValues, readShares, reportsOfItems } from '../sources/shares.ts';
import { recordChange } from '../store/changes.ts';
import { dismissItem, findSourceItem, putMapping, putWording, type SourceItem } from '../store/source-records.ts';
import { inTransaction } from '../store/sql.ts';
import { findSource } from '../store/sync-records.ts';
import type { World } from '../store/world.ts';
import {
  isMeant,
  needsSuggestion,
  sorted,
  wireItem,
  wirePreviewRow,
  wireSuggestion,
  workedOf,
} from './cleaning-wire.ts';
import { pageOf } from './paging.ts';

const MOST_ROWS = 200;
const STATES: readonly CleaningState[] = ['no_item', 'no_unit', 'no_value', 'mapped', 'dismissed'];
function groupOf(world: World, itemId: number): ItemGroup {
  const group = listItemGroups(world).find(({ spellings }) => spellings.some(({ item_id: id }) => id === itemId));
  if (group === undefined) throw new Refusal('没有这个来源项目', 404);
  return group;
}

function itemToDecide(world: World, itemId: number, revision?: number): SourceItem {
  const item = findSourceItem(world, itemId);
  if (item === undefined) throw new Refusal('没有这个来源项目', 404);
  if (revision !== undefined && revision !== item.revision) {
    throw new Refusal(decidedText(world, item) ?? '该项目已有修改，请重新载入后再保存');
  }
  return item;
}

type Changing = Pick<Call<'mapCleaningItem'>, 'world' | 'session' | 'ip'>;

/** Maps one item; throws what is wrong. The reports are read again with it, the rules of the laboratory right after. */
async function mapItem(
  call: Changing,
  item: SourceItem,
  body: NewDecision & { reread: boolean },
): Promise<CleaningChanged> {
  const { world, session } = call;
  const known = decisionOf(world, item);
  // The same mapping once more reads the stored reports, which it had left alone.
  const isCompletion = known !== undefined && body.reread && !known.reread && known.code === body.code;
  const taken = isCompletion ? undefined : decidedText(world, item);
  if (taken !== undefined) throw new Refusal(taken);
  const problem = problemOf(item, body);
  if (problem !== undefined) throw new Refusal(problem);
  const by = { at: world.nowText(), by: session.nickname, reread: body.reread };
  return decide(call, item, { action: '映射', reread: body.reread }, () => putDecision(world, item, body, by));
}

interface Deciding {
  readonly action: string;
  readonly reread: boolean;
}

interface Wanted {
  readonly source?: string | undefined;
  readonly q?: string | undefined;
}

/** Items of every state that a source and words find, near-equal spellings as one. */
function foundBy(world: World, all: readonly ItemGroup[], { source, q = '' }: Wanted): ItemGroup[] {
  return all.filter((group) => (source === undefined || group.main.source_id === source) && isMeant(world, group, q));
}

/** What a filter finds, with all spellings: near-equal ones are one line of the list, one that stayed would wait in its place. */
function idsBy(world: World, filter: CleaningFilter | undefined): number[] {
  if (filter === undefined) return [];
  const found = foundBy(world, listItemGroups(world), filter).filter(({ main }) => main.state === filter.state);
  return found.flatMap(({ spellings }) => spellings.map(({ item_id: id }) => id));
}

/** Leaves the rows of an item unread; throws why that cannot be. */
function dismiss(call: Changing, item: SourceItem, reason: string) {
  const { world } = call;
  const taken = decidedText(world, item);
  if (taken !== undefined) throw new Refusal(taken);
  if (reason.trim() === '') throw new Refusal('请写明不映射的原因，最多200个字');
  return decide(call, item, { action: '不映射', reread: false }, () => dismissItem(world, item.item_id, reason.trim()));
}

/** Does something to several items, each with an outcome of its own. */
async function outcomesOf(
  world: World,
  ids: Iterable<number>,
  act: (id: number) => Promise<CleaningChanged>,
): Promise<CleaningOutcomes> {
  const data = [];
  for (const id of ids) {
    const name = findSourceItem(world, id)?.name ?? '';
    try {
      data.push({ ...(await act(id)), is_done: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      data.push({ item_id: id, name, is_done: false, message: error.message, read: 0, changed_reports: 0 });
    }
  }
  return { data };
}

/** One decision with its log row and the reports it reads again, in one transaction. */
async function decide(call: Changing, item: SourceItem, { action, reread }: Deciding, work: () => void) {
  const { world } = call;
  const { changeId, rows, changed } = inTransaction(world, () => ({
    changeId: recordChange(call, sourceItemChangeable, String(item.item_id), { action }, work),
    ...(reread ? rereadAndMark(world, item.item_id) : { rows: [], changed: new Set<string>() }),
  }));
  await judgeReread(world, rows);
  const answer: CleaningChanged = {
    item_id: item.item_id,
    name: item.name,
    read: rows.filter(({ isRead, held }) => isRead && held.read_at === '').length,
    changed_reports: changed.size,
    ...(changeId === undefined ? {} : { change_id: changeId }),
  };
  return answer;
}

export const cleaningHandlers = {
  listCleaningItems: ({ world, query }) => {
    const { state = 'no_item', sort = '-results' } = query;
    const all = listItemGroups(world);
    const chosen = foundBy(world, all, query);
    const of = (wanted: CleaningState) => chosen.filter(({ main }) => main.state === wanted);
    const listed = of(state);
    const ids = [...new Set(all.map(({ main }) => main.source_id))];
    return {
      ...pageOf(sorted(listed, sort), query, (groups) => groups.map((group) => wireItem(world, group))),
      facets: Object.fromEntries(STATES.map((one) => [one, of(one).length])) as Record<CleaningState, number>,
      sources: ids.map((id) => ({ source_id: id, name: findSource(world, id)?.name ?? id })),
      results: listed.reduce((sum, { results }) => sum + results, 0),
      reports: reportsOfItems(
        world,
        listed.flatMap(({ spellings }) => spellings.map(({ item_id: id }) => id)),
      ).reports,
      ...readShares(world),
    };
  },

  getCleaningItem: ({ world, params, query }) => {
    const group = groupOf(world, params.item_id);
    const { q = '' } = query;
    const ids = group.spellings.map(({ item_id: id }) => id);
    const { values } = sampleOf(world, group);
    const edges = values.length < 2 ? [] : binEdges(values);
    const suggestions =
      q.trim() === ''
        ? needsSuggestion(group.main.state)
          ? suggestionsOf(world, group)
          : []
        : suggestionsOf(world, group, foundCodes(q));
    return {
      item: wireItem(world, group),
      suggestions: suggestions.map((evidence) => wireSuggestion(world, evidence, edges)),
      edges,
      bins: histogram(values, edges),
      ...(values.length > 0 && { median: median(values) }),
      values: newestValues(world, ids),
    };
  },

  previewCleaningItem: ({ world, params, body }) => {
    const item = itemToDecide(world, params.item_id);
    const problem = problemOf(item, body);
    if (problem !== undefined) throw new Refusal(problem);
    const rows = previewDecision(world, body.item_ids ?? [item.item_id], body);
    const count = (state: PreviewRow['state']) => rows.filter((row) => row.state === state).length;
    return {
      results: rows.length,
      reports: new Set(rows.map(({ reportId }) => reportId)).size,
      changed_reports: new Set(rows.filter(({ change }) => change !== '').map(({ reportId }) => reportId)).size,
      counts: {
        normal: count('normal'),
        high: count('high'),
        low: count('low'),
        undetermined: count('undetermined'),
        critical: rows.filter(({ isCritical }) => isCritical).length,
        old_critical: rows.filter(({ isOld }) => isOld).length,
      },
      worked: workedOf(rows),
      rows: rows.slice(0, MOST_ROWS).map(wirePreviewRow),
    };
  },

  mapCleaningItem: (call) =>
    mapItem(call, itemToDecide(call.world, call.params.item_id, call.body.revision), call.body),

  mapCleaningItems: async (call) => {
    const { world, body } = call;
    if (body.item_ids.length === 0) throw new Refusal('请选择 1 到 50 种写法');
    return outcomesOf(world, new Set(body.item_ids), async (id) => mapItem(call, itemToDecide(world, id), body));
  },

  dismissCleaningItems: async (call) => {
    const { world, body } = call;
    const { item_ids: named, filter, reason } = body;
    if ((named === undefined) === (filter === undefined)) throw new Refusal('请选择不映射的来源项目');
    if (reason.trim() === '') throw new Refusal('请写明不映射的原因，最多200个字');
    const ids = new Set(named ?? idsBy(world, filter));
    if (ids.size === 0) throw new Refusal('没有符合条件的来源项目');
    return outcomesOf(world, ids, async (id) => dismiss(call, itemToDecide(world, id), reason));
  },

  dismissCleaningItem: (call) => {
    const { world, params, body } = call;
    return dismiss(call, itemToDecide(world, params.item_id, body.revision), body.reason);
  },

  reopenCleaningItem: (call) => {
    const { world, params, body } = call;
    const item = itemToDecide(world, params.item_id, body.revision);
    if (decidedText(world, item) === undefined) throw new Refusal('该项目正在待处理，无须恢复');
    return decide(call, item, { action: '恢复', reread: true }, () => {
      if (item.dismissed !== '') dismissItem(world, item.item_id, '');
      if (item.kind === 'no_value') putWording(world, item.item_id, undefined);
      else putMapping(world, item.item_id, undefined);
    });
  },
} satisfies Handlers;
