import type {
  Indicator,
  IndicatorList,
  IndicatorTargetSaved,
  Interpretability,
  UsageGroup,
  UsageRowPage,
  UsageStatistics,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let operator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  operator = await signIn(app, 'ops', world);
});

const get = async <Body>(path: string, headers = operator) =>
  (await call(app, 'GET', encodeURI(`/api/v2${path}`), headers)).body as Body;
const usage = (query: string) => get<UsageStatistics>(`/statistics/usage?${query}`);
const rows = (query: string) => get<UsageRowPage>(`/statistics/usage/rows?${query}`);
const TODAY = 'from=2025-11-18&to=2025-11-18';
const opened = async (account: string, applicationId?: string) => {
  const facts = { source: '/detail', application_id: applicationId };
  const body = { action_id: 41, extra_data: JSON.stringify(facts) };
  const { status } = await call(app, 'POST', '/api/v2/embed/actions', await signIn(app, account, world), body);
  expect(status).toBe(200);
};

describe('usage by', () => {
  const done = ({ views, opens }: UsageGroup) => views + opens;

  test('department stands with what is used most first, and the small ones behind it', async () => {
    const { groups } = await usage('by=department');
    const large = groups.slice(0, -1);
    expect(large.length).toBeGreaterThan(10);
    expect(large.map(done)).toEqual(large.map(done).toSorted((a, b) => b - a));
    expect(groups.at(-1)?.people).toBeGreaterThan(5);
    expect(groups.map(({ name }) => name)).toEqual(groups.map(({ key }) => key));
    // Of those that are used alike the names decide, and every reading of the same days gives the same order.
    const days = ['2025-11-04', '2025-11-05', '2025-11-06', '2025-11-07', '2025-11-10', '2025-11-11', '2025-11-12'];
    for (const day of days) {
      const ofDay = (await usage(`by=application&from=${day}&to=${day}`)).groups.filter(({ key }) => key !== '其他');
      const inOrder = ofDay.toSorted((a, b) => done(b) - done(a) || a.key.localeCompare(b.key));
      expect(ofDay).toEqual(inOrder);
    }
  });

  test('role says whose they are, and knows no others where no role is small', async () => {
    const { groups } = await usage('by=role');
    expect(groups.map(({ key, name }) => [key, name])).toEqual([
      ['4', '临床科室'],
      ['1', '检验科'],
    ]);
  });

  test('hour says the day of the week and the hour, in their order, and stands however few people it has', async () => {
    const { groups } = await usage('by=hour');
    const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
    expect(new Set(groups.map(({ key }) => key[0])).size).toBe(7);
    for (const { key, name } of groups)
      expect(name).toBe(`${days[Number(key.slice(0, 1)) - 1] ?? ''} ${Number(key.slice(2))} 时`);
    expect(groups.map(({ key }) => key)).toEqual(groups.map(({ key }) => key).toSorted());
    await opened('doctor', 'app-ckd');
    const today = await usage(`by=hour&${TODAY}`);
    expect(today.groups).toEqual([{ key: '2-10', name: '周二 10 时', reports: 0, views: 0, opens: 1 }]);
  });

  test('day goes on to today, which alone is not over', async () => {
    const { groups, to } = await usage('from=2025-11-16&to=2025-11-20');
    expect(to).toBe('2025-11-20');
    expect(groups.map(({ key, name, is_partial: isPartial }) => [key, name, isPartial])).toEqual([
      ['2025-11-16', '2025-11-16', false],
      ['2025-11-17', '2025-11-17', false],
      ['2025-11-18', '2025-11-18', true],
    ]);
  });

  test('application and department of nobody knows what is said in words', async () => {
    const other = await openHospital();
    other.worlds.default.db.exec(`UPDATE account SET department = '' WHERE department = '急诊科';
      UPDATE usage_month SET application_id = '' WHERE application_id = 'app-ckd';
      UPDATE usage_day SET application_id = '' WHERE application_id = 'app-ckd';
      UPDATE usage_month SET application_id = 'app-gone' WHERE application_id = 'app-grace';
      UPDATE usage_day SET application_id = 'app-gone' WHERE application_id = 'app-grace'`);
    const headers = await signIn(other.app, 'ops');
    const groups = async (by: string) => {
      const { body } = await call(other.app, 'GET', `/api/v2/statistics/usage?by=${by}`, headers);
      return new Map((body as UsageStatistics).groups.map(({ key, name }) => [key, name]));
    };
    // One that is offered is known, though nobody opened it.
    const path = '/api/v2/statistics/usage?application_id=app-ckd';
    expect((await call(other.app, 'GET', path, headers)).body).toMatchObject({ totals: { opens: 0 } });
    const byApplication = await groups('application');
    expect([byApplication.get(''), byApplication.get('app-gone')]).toEqual(['未写明应用', '已停用的应用']);
    expect((await groups('department')).get('')).toBe('未填科室');
    await other.close();
  });
});

describe('usage of', () => {
  test('one department is what it is among the others', async () => {
    const { groups } = await usage('by=department');
    const group = groups.find(({ key }) => key === '急诊科');
    const { key: _key, name: _name, ...figures } = group ?? { key: '', name: '' };
    expect((await usage('department=急诊科')).totals).toEqual(figures);
    expect(new Set((await rows('department=急诊科&page_size=200')).data.map((row) => row.department))).toEqual(
      new Set(['急诊科']),
    );
  });

  test('a range in which nobody did anything names no department; one that is known is too small in it', async () => {
    expect(await usage('from=2010-01-01&to=2010-01-02&department=急诊科')).toMatchObject({
      message: '该科室不足 5 人，只计入「其他」',
    });
    expect((await usage('from=2010-01-01&to=2010-01-02&department=其他')).totals.views).toBe(0);
  });

  test('an application that is offered no more is known once it was opened', async () => {
    expect(await usage('application_id=app-gone')).toMatchObject({ message: '没有这个应用' });
    await opened('doctor', 'app-gone');
    expect((await usage('application_id=app-gone')).totals.opens).toBe(1);
    // Known as well where the range asked for has none of it.
    expect((await usage('application_id=app-gone&from=2025-11-10&to=2025-11-11')).totals.opens).toBe(0);
    await opened('doctor');
    const { data } = await rows(`${TODAY}&kind=open&sort=application`);
    expect(data.map(({ application, count }) => [application, count])).toEqual([
      ['已停用的应用', 1],
      ['', 1],
    ]);
  });

  test.each(['read', 'view', 'open'] as const)('the kind %s has its rows and no others', async (kind) => {
    const range = 'from=2025-11-12&to=2025-11-13&page_size=200';
    const all = (await rows(range)).data;
    const own = await rows(`${range}&kind=${kind}`);
    expect(own.data.length).toBeGreaterThan(0);
    expect(own.data).toEqual(all.filter((row) => row.kind === kind));
    expect(own.total_elements).toBe(own.data.length);
  });

  test.each([
    ['from=2025-11-06&to=2025-11-11', '2025-11-06', '2025-11-11', '2025-10-31', '2025-11-05'],
    ['from=2025-11-17&to=2025-11-17', '2025-11-17', '2025-11-17', '2025-11-16', '2025-11-16'],
    ['from=2025-11-16&to=2025-11-20', '2025-11-16', '2025-11-17', '2025-11-14', '2025-11-15'],
  ])('%s is compared from %s to %s with %s to %s', async (query, from, to, before, beforeTo) => {
    const { comparison } = await usage(`${query}&compare=previous`);
    expect(comparison).toMatchObject({ from, to, before_from: before, before_to: beforeTo });
    expect(comparison?.current).toEqual((await usage(`from=${from}&to=${to}`)).totals);
    expect(comparison?.before).toEqual((await usage(`from=${before}&to=${beforeTo}`)).totals);
  });
});

describe('the weeks of interpretability', () => {
  const weeks = async (query: string) => (await get<Interpretability>(`/statistics/interpretability?${query}`)).weeks;

  test.each([
    // Its Sunday is over, or is not among the days; the last day may be a Monday.
    ['from=2025-11-05&to=2025-11-16', '2025-11-10', false],
    ['from=2025-11-05&to=2025-11-15', '2025-11-10', true],
    ['from=2025-11-03&to=2025-11-03', '2025-11-03', true],
    ['from=2025-11-17&to=2025-11-23', '2025-11-17', true],
  ])('%s end with that of %s, partial: %s', async (query, week, isPartial) => {
    const found = await weeks(query);
    expect(found).toHaveLength(12);
    expect(found.at(-1)).toMatchObject({ week, is_partial: isPartial });
    expect(found.slice(0, -1).filter((one) => one.is_partial)).toEqual([]);
  });

  test('end with a partial one on a Sunday, which is not over', async () => {
    await call(app, 'POST', '/__mock/clock', world, { now: '2025-11-16T12:00:00+08:00' });
    operator = await signIn(app, 'ops', world);
    expect((await weeks('from=2025-11-10&to=2025-11-16')).at(-1)).toMatchObject({
      week: '2025-11-10',
      is_partial: true,
    });
  });

  test('are those of what belongs to no group, where that is asked for', async () => {
    const found = await get<Interpretability>('/statistics/interpretability?group=未收录&from=2024-11-18');
    expect(found.by_group.map(({ group }) => group)).toEqual(['未收录']);
  });
});

describe('key indicators', () => {
  const path = '/laboratory/indicators';
  const indicators = async (query: string, account = 'audit') =>
    get<IndicatorList & { message?: string }>(`${path}?${query}`, await signIn(app, account, world));
  const save = async (body: object, account = 'audit') => {
    const headers = await signIn(app, account, world);
    const answer = await call(app, 'POST', `/api/v2${path}/targets`, headers, { indicator_id: 'readable', ...body });
    return { status: answer.status, body: answer.body as IndicatorTargetSaved & { message?: string } };
  };

  test('go from a month to itself, and over three years and no longer', async () => {
    const months = async (query: string) => (await indicators(query)).data[0]?.points.length;
    expect(await months('from=2025-11&to=2025-11')).toBe(1);
    expect(await months('from=2022-12&to=2025-11')).toBe(36);
    expect((await indicators('from=2022-11&to=2025-11')).message).toBe('时间范围最多 3 年');
  });

  test('offer the departments in the order of their names', async () => {
    const { departments } = await indicators('');
    expect(departments.length).toBeGreaterThan(10);
    expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'zh-CN')));
    expect(departments).not.toContain('');
  });

  test('are closed to a laboratory account that has other columns only, to read and to set', async () => {
    const administrator = await signIn(app, 'account', world);
    const { body: list } = await call(app, 'GET', '/api/v2/users/accounts?q=lab-plain', administrator);
    const [account] = (list as { data: { revision: number }[] }).data;
    const body = { revision: account?.revision, permission_column: ['1'] };
    const given = await call(app, 'POST', '/api/v2/users/accounts/u-lab-plain', administrator, body);
    expect(given.status).toBe(200);
    const message = '当前角色无权访问';
    expect((await indicators('', 'lab-plain')).message).toBe(message);
    const reports = `${path}/held/reports?period=2025-11`;
    expect(await get(reports, await signIn(app, 'lab-plain', world))).toEqual({ status: 400, message });
    expect(await save({ target: 90, shown: true }, 'lab-plain')).toMatchObject({
      status: 400,
      body: { message: '当前角色只能查看' },
    });
  });

  test('say in the log what the target is now, and whether it is hidden', async () => {
    const { target } = (await indicators('')).data.find(({ id }) => id === 'readable') as Indicator;
    // The same number, but hidden: that is a change as well.
    const hidden = await save({ target, shown: false });
    expect(hidden.body).toEqual({
      indicator_id: 'readable',
      target,
      shown: false,
      change_id: expect.any(Number) as number,
    });
    expect((await save({ target: 97.5, shown: true }, 'lab')).status).toBe(200);
    const log = await signIn(app, 'log', world);
    const { data } = await get<{ data: object[] }>('/changes?object_type=indicator&page_size=2', log);
    expect(data).toMatchObject([
      { action: '修改目标', summary: '可解读率的目标改为 97.5', user_name: '周以宁' },
      { action: '修改目标', summary: `可解读率的目标改为 ${target}，不显示`, user_name: '梁思齐' },
    ]);
  });

  test('that nobody changed were not read from here where another number is sent', async () => {
    expect((await save({ target: 90, shown: true, revision: 9 })).body.message).toBe(
      '目标已被修改，请重新载入后再保存',
    );
  });
});
