import type { Account, Change, ChangePage, LaboratoryRule, RulePage } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

// Who sees what was changed, and who may take it back: nobody by the log who may not by the calls themselves.

const { app } = await openFileHospital();
let world: Headers;
beforeEach(async () => {
  world = await openWorld(app);
});

const as = (account: string) => signIn(app, account, world);
const get = async <Body>(path: string, headers: Headers) =>
  (await call(app, 'GET', encodeURI(`/api/v2${path}`), headers)).body as Body & { message?: string };
const post = async (path: string, headers: Headers, body: object = {}) => {
  const answer = await call(app, 'POST', `/api/v2${path}`, headers, body);
  return { status: answer.status, ...(answer.body as Readonly<Record<string, unknown>>) };
};
const seen = async (query: string, headers: Headers): Promise<Change[]> =>
  (await get<ChangePage>(`/changes?page_size=200&${query}`, headers)).data;
const last = async (query: string): Promise<number> => (await seen(query, await as('log')))[0]?.change_id ?? 0;
const undo = async (id: number, account: string) => post(`/changes/${id}/undo`, await as(account));

const UNSEEN = { status: 404, message: '没有这条修改记录' };
const account = (userName: string, fields: object) => async () => {
  const headers = await as('account');
  const { account: kept } = await get<{ account: Account }>(`/users/accounts/u-${userName}`, headers);
  return post(`/users/accounts/u-${userName}`, headers, { revision: kept.revision, ...fields });
};

test('a laboratory account without a column sees no changes and takes none back', async () => {
  await post('/custom_texts/MEGA', await as('prompt'), { content: '甲' });
  const plain = await as('lab-plain');
  const refused = { status: 400, message: '当前角色无权访问' };
  expect(await get('/changes', plain)).toEqual(refused);
  expect(await post(`/changes/${await last('object_type=custom_text')}/undo`, plain)).toEqual({
    ...refused,
  });
});

describe('rules', () => {
  const stop = async (kind: string, writer: string) => {
    const headers = await as(writer);
    const { data } = await get<RulePage>(`/rules?kind=${kind}&page_size=50`, headers);
    const rule = data.find(({ state }) => state === 'in_use') as LaboratoryRule;
    const { status } = await post(`/rules/${rule.rule_id}/disable`, headers, {
      revision: rule.revision,
      reason: '试停用',
    });
    expect(status).toBe(200);
    return rule.rule_id;
  };

  test.each([
    ['audit', 'audit', 'prompt'],
    ['prompt', 'prompt', 'audit'],
  ])('of the kind %s are seen and taken back by who writes them, %s, not by %s', async (kind, writer, stranger) => {
    const id = await stop(kind, writer);
    const query = `object_type=rule&object_id=${id}`;
    expect(await seen(query, await as(writer))).not.toEqual([]);
    expect(await seen(query, await as(stranger))).toEqual([]);
    expect(await undo(await last(query), stranger)).toEqual(UNSEEN);
    expect((await undo(await last(query), writer)).status).toBe(200);
  });

  test('follow a laboratory account with a column: prompts are its own, audit rules it reads', async () => {
    const [rule, prompt] = [await stop('audit', 'audit'), await stop('prompt', 'lab')];
    const kinds = (await seen('object_type=rule', await as('lab'))).map(({ object_id: id }) => id);
    expect(kinds).toEqual(expect.arrayContaining([rule, prompt]));
    expect(await undo(await last(`object_id=${rule}`), 'lab')).toEqual({ status: 400, message: '当前角色只能查看' });
    expect((await undo(await last(`object_id=${prompt}`), 'lab')).status).toBe(200);
  });
});

test('targets of indicators are taken back with their column only', async () => {
  const set = { indicator_id: 'readable', target: 91, shown: true };
  expect((await post('/laboratory/indicators/targets', await as('audit'), set)).status).toBe(200);
  await account('lab-plain', { permission_column: ['3'] })();
  expect(await seen('object_type=indicator', await as('lab-plain'))).toEqual([]);
  expect(await undo(await last('object_type=indicator'), 'lab-plain')).toEqual(UNSEEN);
  await account('lab-plain', { permission_column: ['2'] })();
  expect(await seen('object_type=indicator', await as('lab-plain'))).not.toEqual([]);
  expect((await undo(await last('object_type=indicator'), 'lab-plain')).status).toBe(200);
});

describe('accounts of account administrators', () => {
  const created = async () => {
    const fields = { user_name: 'second2', nickname: '丁一', role: 2, phone: '19900000099' };
    const { account: kept } = (await post('/users/accounts', await as('account'), fields)) as unknown as {
      account: Account;
    };
    return kept.user_id;
  };

  test('are hidden from an information administrator, in the log as in the list', async () => {
    const id = await created();
    const query = `object_type=account&object_id=${id}`;
    expect(await seen(query, await as('account'))).not.toEqual([]);
    expect(await seen(query, await as('info'))).toEqual([]);
    expect((await seen('object_type=account', await as('info'))).filter(({ object_id: of }) => of === id)).toEqual([]);
    const edited = { revision: 1, title: '组长' };
    expect((await post(`/users/accounts/${id}`, await as('account'), edited)).status).toBe(200);
    expect(await undo(await last(query), 'info')).toEqual(UNSEEN);
  });

  test('are not made by taking back that one became another role', async () => {
    const id = await created();
    expect((await post(`/users/accounts/${id}`, await as('account'), { revision: 1, role: 3 })).status).toBe(200);
    const change = await last(`object_type=account&object_id=${id}`);
    expect(await undo(change, 'info')).toEqual({ status: 400, message: '信息管理员不能管理账号管理员' });
    expect((await undo(change, 'account')).status).toBe(200);
  });

  test('do not all go by taking changes back', async () => {
    await account('doctor2', { role: 2, permission_column: [] })();
    const promoted = await last('object_type=account&object_id=u-doctor2');
    await account('account', { role: 3 })();
    const headers = await signIn(app, 'doctor2', world);
    expect(await post(`/changes/${promoted}/undo`, headers)).toEqual({
      status: 400,
      message: '至少保留一个正常的账号管理员',
    });
  });
});

test('the log administrator sees all of it and takes back nothing', async () => {
  await account('doctor2', { title: '主任医师' })();
  const change = await last('object_type=account&object_id=u-doctor2');
  expect(change).toBeGreaterThan(0);
  expect(await post(`/changes/${change}/undo`, await as('log'))).toEqual({ status: 400, message: '当前角色只能查看' });
});
