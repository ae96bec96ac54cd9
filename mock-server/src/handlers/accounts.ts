import { randomBytes } from 'node:crypto';
import type { Account, AccountFilter, AccountOutcome } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { accountProblem, FACETS, isIdle, lastAdministrator, oneTimePassword } from '../hospital/account-rules.ts';
import { hashPassword, verifyArr } from '../hospital/accounts.ts';
import { findApplication } from '../hospital/applications.ts';
import { hasInitials } from '../hospital/initials.ts';
import { keptApplications } from '../interpretation/wire-applications.ts';
import {
  accountDepartments,
  accountChangeable,
  findKeptAccount,
  insertKeptAccount,
  listAccounts,
  maskedPhone,
  writeAccount,
  writePassword,
  type AccountFields,
  type KeptAccount,
} from '../store/account-records.ts';
import { releaseAtPasswordReset } from '../store/blacklist-changes.ts';
import { recordChange, type Changer } from '../store/changes.ts';
import { closeSessionsOf, listSessionsOf } from '../store/sessions.ts';
import { listChangesOf, refuseStale } from './changes.ts';
import { readAccountCsv } from './account-csv.ts';
import { HIDDEN_REFUSAL, isHidden } from './account-rights.ts';
import { pageOf } from './paging.ts';

function foundAccount(call: Changer, userId: string): KeptAccount {
  const account = findKeptAccount(call.world, userId);
  if (!account || isHidden(call, account)) throw new Refusal('账号不存在', 404);
  return account;
}

function wireAccount({ session }: Pick<Changer, 'session'>, account: KeptAccount): Account {
  return {
    user_id: account.user_id,
    user_name: account.user_name,
    nickname: account.nickname,
    role: account.role,
    department: account.department,
    title: account.title,
    phone: maskedPhone(account.phone),
    permission_column: JSON.parse(account.permission_column) as Account['permission_column'],
    state: account.state === 'locked' ? 'locked' : 'normal',
    ...(account.lock_reason !== '' && { lock_reason: account.lock_reason }),
    expires_on: account.expires_on,
    ...(account.seen_at !== '' && { last_seen_at: account.seen_at }),
    must_change_password: account.must_change === 1,
    is_self: account.user_id === session.userId,
    revision: account.revision,
  };
}

function matches(account: KeptAccount, q: string): boolean {
  const text = q.trim().toLowerCase();
  const { user_name: name, nickname, phone, department } = account;
  return (
    name.toLowerCase().includes(text) ||
    nickname.includes(text) ||
    department.includes(text) ||
    hasInitials(nickname, text) ||
    (/^\d{4}$/.test(text) && phone.endsWith(text))
  );
}

function sorted(accounts: readonly KeptAccount[], sort: string): KeptAccount[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace(/^-/, '').replace('last_seen_at', 'seen_at') as keyof KeptAccount;
  const order = new Intl.Collator('zh-CN', { numeric: true });
  return accounts.toSorted(
    (left, right) =>
      direction * order.compare(String(left[column]), String(right[column])) ||
      order.compare(left.user_name, right.user_name),
  );
}

function newPassword(): { text: string; salt: string; hash: string } {
  const text = oneTimePassword();
  const salt = randomBytes(16).toString('hex');
  return { text, salt, hash: hashPassword(text, salt) };
}

function draftOf(body: Partial<AccountFields>): Partial<AccountFields> {
  const { nickname, role, department, title, phone, permission_column: columns, expires_on: expiresOn } = body;
  const draft = {
    nickname: nickname?.trim(),
    role,
    department: department?.trim(),
    title: title?.trim(),
    phone,
    permission_column: columns,
    expires_on: expiresOn,
  };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** Makes one account; throws with the reason where it cannot stand. */
function create(call: Changer, body: Partial<AccountFields> & { user_name: string }): { id: string; password: string } {
  if (isHidden(call, { role: body.role ?? 0 })) throw new Refusal(HIDDEN_REFUSAL);
  const draft = { department: '', title: '', permission_column: [], expires_on: '', ...draftOf(body) };
  const problem = accountProblem(call.world, { ...draft, user_name: body.user_name });
  if (problem !== undefined) throw new Refusal(problem);
  const id = call.world.nextId('U');
  const password = newPassword();
  recordChange(call, accountChangeable, id, { action: '新增' }, () =>
    insertKeptAccount(call.world, { ...(draft as AccountFields), user_id: id, user_name: body.user_name }, password),
  );
  return { id, password: password.text };
}

/** Accounts that somebody sees and a filter finds, by its words; those that the words alone find are counted beside them. */
function foundBy(call: Changer, filter: AccountFilter & { readonly idle_days?: number }) {
  const { world } = call;
  const { q = '', role, state, department, application_id: applicationId, idle_days: idleDays, facet } = filter;
  const application = applicationId === undefined ? undefined : findApplication(applicationId);
  const kept = applicationId === undefined ? undefined : keptApplications(world);
  const seen = listAccounts(world).filter((account) => !isHidden(call, account) && (q === '' || matches(account, q)));
  const chosen = seen.filter(
    (account) =>
      (role === undefined || account.role === role) &&
      (state === undefined || (account.state === 'locked') === (state === 'locked')) &&
      (department === undefined || account.department === department) &&
      (kept === undefined || (application !== undefined && kept.get(account.user_id)?.has(application) === true)) &&
      (idleDays === undefined || isIdle(world, account, idleDays)) &&
      (facet === undefined || FACETS[facet](world, account)),
  );
  return { seen, chosen };
}

interface Chosen {
  readonly user_ids?: readonly string[];
  readonly filter?: AccountFilter;
}

/** Ids of what was chosen, by name or by a filter. */
function chosenIds(call: Changer, { user_ids: userIds, filter }: Chosen): readonly string[] {
  if ((userIds === undefined) === (filter === undefined)) throw new Refusal('请选择账号');
  return userIds ?? foundBy(call, filter ?? {}).chosen.map(({ user_id: id }) => id);
}

/** Does something to each chosen account: what was done, or why not, account by account. */
function each(
  call: Changer,
  chosen: Chosen,
  action: string,
  step: (account: KeptAccount) => Partial<AccountFields> | string,
) {
  const userIds = chosenIds(call, chosen);
  const batchId = userIds.length > 1 ? call.world.nextId('BATCH') : '';
  const changeIds: number[] = [];
  const outcomes = [...new Set(userIds)].map((userId): AccountOutcome => {
    const account = findKeptAccount(call.world, userId);
    if (!account || isHidden(call, account))
      return { user_id: userId, nickname: '', is_done: false, message: '账号不存在' };
    const done = step(account);
    const outcome = { user_id: userId, nickname: account.nickname };
    if (typeof done === 'string') return { ...outcome, is_done: false, message: done };
    const id = recordChange(call, accountChangeable, userId, { action, batchId }, () =>
      writeAccount(call.world, userId, done),
    );
    if (id !== undefined) changeIds.push(id);
    return { ...outcome, is_done: true };
  });
  return { change_ids: changeIds, outcomes };
}

const refuseStaleAccount = (call: Changer, { user_id: id, revision }: KeptAccount, read: number): void =>
  refuseStale(call, { type: accountChangeable.type, id, word: '该账号' }, revision, read);

export const accountsHandlers = {
  listAccounts: (call) => {
    const { world, query } = call;
    const { seen, chosen } = foundBy(call, query);
    const count = (facet: keyof typeof FACETS) => seen.filter((account) => FACETS[facet](world, account)).length;
    return {
      ...pageOf(sorted(chosen, query.sort), query, (on) => on.map((account) => wireAccount(call, account))),
      locked: chosen.filter(({ state }) => state === 'locked').length,
      facets: { idle: count('idle'), never: count('never'), mismatch: count('mismatch') },
      departments: accountDepartments(world),
    };
  },

  getAccount: (call) => {
    const account = foundAccount(call, call.params.user_id);
    const sessions = listSessionsOf(call.world, account.user_id).map((row) => ({
      session_id: row.session_id,
      opened_at: row.opened_at,
      seen_at: row.seen_at,
      address: row.address,
    }));
    return {
      account: wireAccount(call, account),
      sessions,
      changes: listChangesOf(call, 'account', account.user_id, 10),
    };
  },

  previewAccountPages: ({ query }) => ({
    pages: verifyArr(query.role ?? 0, query.permission_column ? query.permission_column.split(',') : []),
  }),

  createAccount: (call) => {
    const { id, password } = create(call, call.body);
    return { account: wireAccount(call, foundAccount(call, id)), password };
  },

  updateAccount: (call) => {
    const { world, body } = call;
    const account = foundAccount(call, call.params.user_id);
    refuseStaleAccount(call, account, body.revision);
    const draft = draftOf(body);
    if (isHidden(call, { role: draft.role ?? account.role })) throw new Refusal(HIDDEN_REFUSAL);
    // Columns go with the role: one that takes none loses them, and the log says so.
    const columns = JSON.parse(account.permission_column) as string[];
    const whole = { role: account.role, permission_column: columns, ...draft, user_id: account.user_id };
    const problem = accountProblem(world, whole) ?? lastAdministrator(world, account.user_id, draft);
    if (problem !== undefined) throw new Refusal(problem);
    recordChange(call, accountChangeable, account.user_id, { action: '修改' }, () =>
      writeAccount(world, account.user_id, draft),
    );
    return wireAccount(call, foundAccount(call, account.user_id));
  },

  resetAccountPassword: (call) => {
    const account = foundAccount(call, call.params.user_id);
    refuseStaleAccount(call, account, call.body.revision);
    const password = newPassword();
    recordChange(call, accountChangeable, account.user_id, { action: '重置密码', summary: '密码已重置' }, () => {
      writePassword(call.world, account.user_id, password, true);
      closeSessionsOf(call.world, account.user_id);
    });
    releaseAtPasswordReset(call, account.user_id);
    return { password: password.text };
  },

  endAccountSessions: (call) => {
    const account = foundAccount(call, call.params.user_id);
    let ended = 0;
    const words = { action: '结束会话', summary: call.body.session_id ? '已结束一个会话' : '已结束全部会话' };
    recordChange(call, accountChangeable, account.user_id, words, () => {
      ended = closeSessionsOf(call.world, account.user_id, call.body.session_id);
    });
    return { ended };
  },

  lockAccounts: (call) => {
    const { reason, comment = '' } = call.body;
    const words = comment.trim() === '' ? reason : `${reason}（${comment.trim()}）`;
    return each(call, call.body, '锁定', (account) => {
      if (account.user_id === call.session.userId) return '不能锁定自己';
      if (account.state === 'locked') return '已是锁定状态';
      const next = { state: 'locked' as const, lock_reason: words };
      return lastAdministrator(call.world, account.user_id, next) ?? next;
    });
  },

  unlockAccounts: (call) =>
    each(call, call.body, '解锁', (account) =>
      account.state === 'locked' ? { state: 'normal', lock_reason: '' } : '未被锁定',
    ),

  importAccounts: (call: Call<'importAccounts'>) => {
    const { csv, dry_run: isTrial } = call.body;
    const names = new Set<string>();
    const phones = new Set<string>();
    let created = 0;
    const lines = readAccountCsv(csv).map(({ line, problem: unread, draft }) => {
      const { user_name: userName, nickname = '', phone = '' } = draft;
      const told = { line, user_name: userName, nickname };
      const hidden = isHidden(call, { role: draft.role ?? 0 }) ? HIDDEN_REFUSAL : undefined;
      const twice = names.has(userName)
        ? `账号 ${userName} 在文件中重复`
        : phones.has(phone)
          ? '手机号在文件中重复'
          : undefined;
      const problem = unread ?? hidden ?? twice ?? accountProblem(call.world, draft);
      names.add(userName);
      phones.add(phone);
      if (problem !== undefined) return { ...told, is_good: false, message: problem };
      if (isTrial) return { ...told, is_good: true };
      created += 1;
      return { ...told, is_good: true, password: create(call, draft).password };
    });
    return { created, lines };
  },
} satisfies Handlers;
