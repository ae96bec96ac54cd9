import type { UsageRowPage, UsageStatistics } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let operator: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  operator = await signIn(app, 'ops', world);
});

const get = async <Body>(path: string) =>
  (await call(app, 'GET', `/api/v2/statistics/usage${path}`, operator)).body as Body;
const usage = (query = '') => get<UsageStatistics>(`?${query}`);
const today = 'from=2025-11-18&to=2025-11-18';
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

// covers B-2.5-36
describe('usage', () => {
  test('follows what is done: a report opened, read for the first time, a tool opened', async () => {
    const before = (await usage(today)).totals;
    const doctor = await signIn(app, 'doctor', world);
    const post = (path: string, body: object) => call(app, 'POST', path, doctor, body);
    for (const path of ['/detail', '/detail?report_id=R1004-01', '/data']) await post('/api/v2/logs/save', { path });
    const opened = { source: '/detail', application_id: 'app-ckd' };
    for (const action of [41, 44, 10])
      await post('/api/v2/embed/actions', { action_id: action, extra_data: JSON.stringify(opened) });
    const { totals, groups } = await usage(today);
    expect([totals.views - before.views, totals.opens - before.opens]).toEqual([2, 2]);
    expect(groups).toMatchObject([{ key: '2025-11-18', is_partial: true }]);
    const slot = await usage(`${today}&slot=2-10`);
    expect(slot.totals.views).toBe(totals.views);
    expect((await usage(`${today}&slot=2-11`)).totals.views).toBe(0);
  });

  test('by every group adds up to the totals; days without anything stand with 0', async () => {
    const { totals, groups: days, from, to } = await usage();
    expect([from, to, days.length]).toEqual(['2025-10-20', '2025-11-18', 30]);
    expect(totals.views).toBeGreaterThan(1000);
    for (const by of ['day', 'department', 'role', 'hour']) {
      const { groups } = await usage(`by=${by}`);
      expect(groups, by).toBeDefined();
      expect([by, sum(groups.map(({ views }) => views))]).toEqual([by, totals.views]);
      expect([by, sum(groups.map(({ reports }) => reports))]).toEqual([by, totals.reports]);
    }
    const { groups: tools } = await usage('by=application');
    expect(sum(tools.map(({ opens }) => opens))).toBe(totals.opens);
    expect(tools.map(({ name }) => name)).toContain('CKD 分期');
    const year = await usage('from=2024-11-18&to=2025-11-18');
    expect(year.groups).toHaveLength(366);
    expect(year.groups[0]).toMatchObject({ views: 0 });
  });

  test('names no group of fewer than five people, and tells no such number', async () => {
    const { groups } = await usage('by=department');
    const other = groups.at(-1);
    expect(other).toMatchObject({ key: '其他', name: '其他' });
    const counts = groups.slice(0, -1).map(({ people }) => people ?? 0);
    expect(counts.length).toBeGreaterThan(3);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(groups.map(({ key }) => key)).not.toContain('信息科');
    const small = await usage('by=day&department=%E5%85%B6%E4%BB%96');
    expect(small.totals.views).toBe(other?.views);
    const refusal = (department: string) =>
      call(
        app,
        'GET',
        `/api/v2/statistics/usage?department=${encodeURIComponent(department)}&from=2025-11-18`,
        operator,
      );
    expect(await refusal('急诊科')).toMatchObject({
      status: 400,
      body: { message: '该科室不足 5 人，只计入「其他」' },
    });
    expect(await refusal('星际科')).toMatchObject({ status: 400, body: { message: '没有「星际科」这个科室' } });
    const tool = await call(app, 'GET', '/api/v2/statistics/usage?application_id=app-none', operator);
    expect(tool).toMatchObject({ status: 400, body: { message: '没有这个应用' } });
  });

  test('compares whole days with as many before; the day that is not over is left out', async () => {
    const { comparison } = await usage('from=2025-11-12&to=2025-11-18&compare=previous');
    expect(comparison).toMatchObject({
      from: '2025-11-12',
      to: '2025-11-17',
      before_from: '2025-11-06',
      before_to: '2025-11-11',
    });
    const alone = await usage('from=2025-11-06&to=2025-11-11');
    expect(comparison?.before).toEqual(alone.totals);
    expect(await usage(`${today}&compare=previous`)).not.toHaveProperty('comparison');
    expect(await usage('from=2025-11-12')).not.toHaveProperty('comparison');
  });

  test('opens its rows: the same filter gives the same sum, page after page, and nobody is named', async () => {
    const filter = 'from=2025-11-12&to=2025-11-16&role=4';
    const all = await get<UsageRowPage>(`/rows?${filter}&page_size=200`);
    expect(all.data).toHaveLength(all.total_elements);
    const { totals } = await usage(filter);
    const of = (kind: string) => sum(all.data.filter((row) => row.kind === kind).map(({ count }) => count));
    expect([of('read'), of('view'), of('open')]).toEqual([totals.reports, totals.views, totals.opens]);
    expect((await get<UsageRowPage>(`/rows?${filter}&page_size=7&page=1`)).data).toEqual(all.data.slice(7, 14));
    const tool = await get<UsageRowPage>(`/rows?${filter}&application_id=app-ckd`);
    expect(new Set(tool.data.map(({ application }) => application))).toEqual(new Set(['CKD 分期']));
    expect(JSON.stringify(all)).not.toMatch(/user|nickname/);
  });

  test.each([
    ['from=2025-11-18&to=2025-11-17', '开始日期不能晚于结束日期'],
    ['from=2024-11-16&to=2025-11-17', '时间范围最多 1 年'],
  ])('%s is refused: %s', async (query, message) => {
    expect(await usage(query)).toMatchObject({ message });
    expect(await get(`/rows?${query}`)).toMatchObject({ message });
  });
});
