import type { BlacklistEntry, BlacklistFilter, BlacklistRecord } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { lastAdministrator } from '../hospital/account-rules.ts';
import { hasInitials } from '../hospital/initials.ts';
import { findKeptAccount, listAccounts, type KeptAccount } from '../store/account-records.ts';
import { addedWords, blacklistChangeable, releaseNow } from '../store/blacklist-changes.ts';
import { listRecords, type BlacklistRecordRow } from '../store/blacklist-records.ts';
import {
  activeEntryOf,
  addEntry,
  findEntry,
  isActive,
  listEntries,
  listedUsers,
  type ListedRow,
} from '../store/blacklist.ts';
import { recordChange } from '../store/changes.ts';
import { listSessionsOf } from '../store/sessions.ts';
import { hospitalDate, hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { sortedBy } from './sorting.ts';

/** What an account is told where nothing was written for it. */
const DEFAULT_PROMPT = '当前账号暂无法使用，请联系管理员';
const MOST_ACCOUNTS = 10;
const LONGEST_MS = 366 * 86_400_000;

function stateOf(world: World, row: ListedRow): BlacklistEntry['state'] {
  if (row.released_at !== '') return 'released';
  return isActive(world, row) ? 'active' : 'expired';
}

function wireEntry(world: World, row: ListedRow): BlacklistEntry {
  const { expires_at: expires, released_at: released, last_hit_at: lastHit, comment, ...facts } = row;
  const { released_by: releasedBy, ...rest } = facts;
  return {
    ...rest,
    state: stateOf(world, row),
    ...(expires !== '' && { expires_at: expires }),
    ...(released !== '' && { released_at: released, released_by: releasedBy }),
    ...(comment !== '' && { comment }),
    ...(lastHit !== '' && { last_hit_at: lastHit }),
  };
}

/** Which list a row stands in; '' where it was released on an earlier day, which only the record tells. */
function listOf(world: World, row: ListedRow): 'active' | 'released_today' | 'expired' | '' {
  const state = stateOf(world, row);
  if (state !== 'released') return state;
  return row.released_at.slice(0, 10) === hospitalDate(world.now()) ? 'released_today' : '';
}

type Named = Pick<KeptAccount, 'user_name' | 'nickname' | 'department'>;

/** Whether an account is meant by what was typed. */
function isMeant({ user_name: name, nickname, department }: Named, q: string): boolean {
  const text = q.trim().toLowerCase();
  return [name.toLowerCase(), nickname, department].some((part) => part.includes(text)) || hasInitials(nickname, text);
}

function wireRecord({ by_name: by, address, ...row }: BlacklistRecordRow): BlacklistRecord {
  return { ...row, ...(by !== '' && { by }), ...(address !== '' && { address }) };
}

function changedEntry(world: World, entryId: string, changeId: number | undefined) {
  const row = findEntry(world, entryId);
  if (!row) throw new Error(`Entry ${entryId} is not on the blacklist`);
  return { entry: wireEntry(world, row), ...(changeId !== undefined && { change_id: changeId }) };
}

/** Why somebody cannot be listed like this, in words; undefined where it may be. */
function problemOf({ world, session, body }: Call<'addToBlacklist'>): string | undefined {
  if (body.user_id === session.userId) return '不能将自己加入黑名单';
  if (activeEntryOf(world, body.user_id)) return '该账号已在黑名单中';
  if (body.reason.trim().length < 2) return '原因应为 2 至 200 个字';
  if (body.ends === 'date' && body.expires_at === undefined) return '请选择到期时间';
  if (body.ends === 'date' && Date.parse(body.expires_at ?? '') <= world.now().getTime()) return '到期时间应晚于现在';
  return lastAdministrator(world, body.user_id, { state: 'locked' });
}

/** Entries of every state that a filter finds. */
function foundBy(world: World, { kind, q = '' }: BlacklistFilter): ListedRow[] {
  return listEntries(world).filter(
    (row) =>
      (kind === undefined || row.kind === kind) && (q === '' || isMeant(row, q) || row.reason.includes(q.trim())),
  );
}

/** What each column of the list is ordered by. */
const COLUMNS = {
  nickname: ({ nickname }: ListedRow) => nickname,
  kind: ({ kind }: ListedRow) => kind,
  reason: ({ reason }: ListedRow) => reason,
  prompt: ({ prompt }: ListedRow) => prompt,
  created_at: ({ created_at: at }: ListedRow) => at,
  created_by: ({ created_by: by }: ListedRow) => by,
  hits_7d: (row: ListedRow) => row.hits_7d,
};

/** What each column of the record is ordered by. */
const RECORD_COLUMNS = {
  time: ({ time }: BlacklistRecordRow) => time,
  event: ({ event }: BlacklistRecordRow) => event,
  nickname: ({ nickname }: BlacklistRecordRow) => nickname,
  kind: ({ kind }: BlacklistRecordRow) => kind,
  summary: ({ summary }: BlacklistRecordRow) => summary,
  by: ({ by_name: by }: BlacklistRecordRow) => by,
  address: ({ address }: BlacklistRecordRow) => address,
};

const NOT_THERE = '黑名单中没有这一条';

/** Why an entry cannot be released, in words; undefined where it holds. */
function overText(world: World, row: ListedRow): string | undefined {
  if (isActive(world, row)) return undefined;
  return row.released_at === '' ? '该条已到期' : `该条已由${row.released_by}解除`;
}

export const blacklistHandlers = {
  listBlacklist: ({ query, world }) => {
    const { state = 'active' } = query;
    const rows = foundBy(world, query);
    const of = (list: string) => rows.filter((row) => listOf(world, row) === list);
    return {
      ...pageOf(sortedBy(of(state), query.sort, COLUMNS), query, (page) => page.map((row) => wireEntry(world, row))),
      facets: {
        active: of('active').length,
        released_today: of('released_today').length,
        expired: of('expired').length,
        hits_7d: rows.reduce((sum, { hits_7d: hits }) => sum + hits, 0),
      },
    };
  },

  findBlacklistAccounts: ({ query: { q }, session, world }) => {
    const listed = listedUsers(world);
    const found = q.trim() === '' ? [] : listAccounts(world).filter((account) => isMeant(account, q));
    return {
      data: found.slice(0, MOST_ACCOUNTS).map((account) => ({
        user_id: account.user_id,
        user_name: account.user_name,
        nickname: account.nickname,
        department: account.department,
        sessions: listSessionsOf(world, account.user_id).length,
        is_listed: listed.has(account.user_id),
        is_self: account.user_id === session.userId,
      })),
    };
  },

  addToBlacklist: (call) => {
    const { world, session, body, ip } = call;
    if (!findKeptAccount(world, body.user_id)) throw new Refusal('账号不存在', 404);
    const problem = problemOf(call);
    if (problem !== undefined) throw new Refusal(problem);
    const { kind, ends, expires_at: expires } = body;
    const entry = {
      entry_id: world.nextId('BL'),
      user_id: body.user_id,
      kind,
      reason: body.reason.trim(),
      prompt: body.prompt?.trim() || DEFAULT_PROMPT,
      created_at: world.nowText(),
      created_by: session.nickname,
      ends,
      expires_at: ends === 'date' ? hospitalTime(new Date(expires ?? '')) : '',
    };
    const changeId = recordChange(call, blacklistChangeable, body.user_id, addedWords(entry), () =>
      addEntry(world, entry, ip),
    );
    return changedEntry(world, entry.entry_id, changeId);
  },

  releaseFromBlacklist: (call) => {
    const { world, params, body } = call;
    const row = findEntry(world, params.id);
    if (!row) throw new Refusal(NOT_THERE, 404);
    const problem = overText(world, row);
    if (problem !== undefined) throw new Refusal(problem);
    return changedEntry(world, row.entry_id, releaseNow(call, row.entry_id, body.comment?.trim() ?? ''));
  },

  releaseManyFromBlacklist: (call) => {
    const { world, body } = call;
    const { entry_ids: entryIds, filter, comment = '' } = body;
    if ((entryIds === undefined) === (filter === undefined)) throw new Refusal('请选择要解除的条目');
    const active = () => foundBy(world, filter ?? {}).filter((row) => isActive(world, row));
    const ids = [...new Set(entryIds ?? active().map(({ entry_id: id }) => id))];
    const batchId = ids.length > 1 ? world.nextId('BATCH') : '';
    const changeIds: number[] = [];
    const outcomes = ids.map((id) => {
      const row = findEntry(world, id);
      const outcome = { entry_id: id, nickname: row?.nickname ?? '' };
      const message = row ? overText(world, row) : NOT_THERE;
      if (message !== undefined) return { ...outcome, is_done: false, message };
      const changeId = releaseNow(call, id, comment.trim(), batchId);
      if (changeId !== undefined) changeIds.push(changeId);
      return { ...outcome, is_done: true };
    });
    return { change_ids: changeIds, outcomes };
  },

  listBlacklistRecords: ({ query, world }) => {
    const { user_id: userId, q = '', kind, event, from, to } = query;
    if (from !== undefined && to !== undefined && from > to) throw new Refusal('开始日期不能晚于结束日期');
    if (from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) > LONGEST_MS)
      throw new Refusal('时间范围最多 1 年');
    const meant = q.trim() === '' ? undefined : listAccounts(world).filter((account) => isMeant(account, q));
    const ids = meant?.map(({ user_id: id }) => id).filter((id) => userId === undefined || id === userId);
    const rows = listRecords(world, {
      userIds: ids ?? (userId === undefined ? undefined : [userId]),
      kind,
      event,
      from,
      to: to && `${to}T24`,
    });
    return pageOf(sortedBy(rows, query.sort, RECORD_COLUMNS), query, (page) => page.map(wireRecord));
  },
} satisfies Handlers;
