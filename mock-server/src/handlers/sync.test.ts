import type {
  ChangePage,
  SyncCheck,
  SyncImported,
  SyncRowPage,
  SyncStoredPage,
  SyncRun,
  SyncRunDetail,
  SyncRunPage,
  SyncSource,
  SyncSources,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let ops: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  ops = await signIn(app, 'ops', world);
});

const get = async <Body>(path: string) => (await call(app, 'GET', `/api/v2/sync${path}`, ops)).body as Body;
const post = async <Body>(path: string, body: object = {}) =>
  (await call(app, 'POST', `/api/v2/sync${path}`, ops, body)).body as Body;
const refusal = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const { status, body: answer } = await call(app, method, `/api/v2/sync${path}`, ops, body);
  return [status, (answer as { message: string }).message];
};
const sourceNamed = async (name: string): Promise<SyncSource> => {
  const { data } = await get<SyncSources>('/sources');
  const found = data.find((source) => source.name === name);
  if (!found) throw new Error(`there is no source ${name}`);
  return found;
};
const setClock = (now: string) => call(app, 'POST', '/__mock/clock', world, { now });

const CSV = '来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位\n';
const line = (report: string, item: string, result: string, unit: string) =>
  `体检中心,T1,试例乙,女,1970-05-05,${report},2025-11-18 09:00,${item},血清,${result},${unit}\n`;
const FILE = `${CSV}${line('T-1', '钾', '4.4', 'mmol/L')}${line('T-1', '一项没有的项目', '7', 'mg/L')}`;

describe('the sources', () => {
  test('tell their state from their runs: refusals over three times the usual share stand out', async () => {
    expect((await sourceNamed('LIS 东院区')).state).toBe('refusing');
    expect((await sourceNamed('LIS 主院区')).state).toBe('normal');
    // Once a day at 06:00: at half past ten nothing is late.
    expect((await sourceNamed('体检中心')).state).toBe('normal');
    const { hours, read_today: read } = await sourceNamed('LIS 东院区');
    expect(hours).toHaveLength(24);
    expect(hours.reduce((sum, hour) => sum + hour.read, 0)).toBeGreaterThanOrEqual(read);
  });
  test('are silent after three times their usual gap at this hour', async () => {
    await setClock('2025-11-25T10:30:00+08:00');
    ops = await signIn(app, 'ops', world);
    const main = await sourceNamed('LIS 主院区');
    expect(main).toMatchObject({ state: 'silent' });
    expect(main.silent_hours).toBeGreaterThan(150);
  });
  test('are paused and resumed; a paused one fetches nothing', async () => {
    expect(await post<SyncSource>('/sources/lis-main/pause')).toMatchObject({ state: 'paused', paused_by: '唐越' });
    expect(await refusal('POST', '/sources/lis-main/run', {})).toEqual([400, '该来源已暂停，请先恢复']);
    expect((await post<SyncSource>('/sources/lis-main/resume')).state).toBe('normal');
    const { body } = await call(app, 'GET', '/api/v2/changes?object_type=sync_source', ops);
    expect((body as ChangePage).data.map(({ summary, user_name: name }) => [summary, name])).toEqual([
      ['状态由 暂停 改为 运行', '唐越'],
      ['状态由 运行 改为 暂停', '唐越'],
    ]);
  });
  test('that are not there', async () => {
    for (const act of ['run', 'pause', 'resume'])
      expect(await refusal('POST', `/sources/nothing/${act}`, {})).toEqual([404, '没有这个来源']);
  });
});

describe('the rows of a source in a time', () => {
  const rows = (query: string) => get<SyncRowPage>(`/rows?source_id=lis-east&page_size=50&${query}`);
  const today = `from=${encodeURIComponent('2025-11-18T00:00:00+08:00')}`;

  test('are what its numbers of the day and of an hour count, each of a run that it names', async () => {
    const { hours, ...east } = await sourceNamed('LIS 东院区');
    expect((await rows(`${today}&outcome=read`)).total_elements).toBe(east.read_today);
    const refused = await rows(`${today}&outcome=refused`);
    expect(refused.total_elements).toBe(east.refused_today);
    const [first] = refused.data;
    const { run } = await get<SyncRunDetail>(`/runs/${first?.run_id ?? 0}`);
    expect([run.source_id, run.started_at.slice(0, 10)]).toEqual(['lis-east', '2025-11-18']);
    const hour = hours.findLast(({ read }) => read > 0);
    if (!hour) throw new Error('nothing came within a day');
    const to = new Date(Date.parse(hour.hour) + 3_600_000).toISOString();
    const ofHour = await rows(`from=${encodeURIComponent(hour.hour)}&to=${to}`);
    expect(ofHour.total_elements).toBe(hour.read + hour.refused);
  });

  test('come in the order of any column', async () => {
    const { compare } = new Intl.Collator('zh-CN', { numeric: true });
    const items = (await rows(`${today}&sort=-item`)).data.map(({ item }) => item);
    expect(new Set(items).size).toBeGreaterThan(5);
    expect(items).toEqual(items.toSorted((a, b) => compare(b, a)));
  });

  test('are refused for a time that is none, or too long', async () => {
    const at = (from: string, to: string) =>
      refusal('GET', `/rows?source_id=lis-east&from=${from}T00:00:00Z&to=${to}T00:00:00Z`);
    expect(await at('2025-11-18', '2025-11-17')).toEqual([400, '开始时间不能晚于结束时间']);
    expect(await at('2025-10-01', '2025-11-17')).toEqual([400, '时间范围最多 31 日']);
    expect(await refusal('GET', `/rows?source_id=nothing&${today}`)).toEqual([404, '没有这个来源']);
  });
});

describe('a run', () => {
  test('fetches what is ready: new reports, and what was refused of them waits to be mapped; the next finds nothing', async () => {
    const [first, meanwhile] = await Promise.all([
      post<SyncRun>('/sources/lis-east/run'),
      refusal('POST', '/sources/lis-east/run', {}),
    ]);
    expect(first).toMatchObject({ kind: 'manual', received: 5, read: 4, refused: 1, by: '唐越' });
    expect(meanwhile).toEqual([400, '上一次同步尚未结束（10:30 开始）']);
    expect(await post<SyncRun>('/sources/lis-east/run')).toMatchObject({ received: 0, read: 0 });
    expect(await post<SyncRun>('/sources/platform/run')).toMatchObject({ received: 0 });
  });
  test('is a funnel whose steps add up, and every count opens its rows', async () => {
    const { latest_run_id: id } = await sourceNamed('LIS 东院区');
    const { run, funnel, reasons } = await get<SyncRunDetail>(`/runs/${id}`);
    expect(funnel.map(({ rows }) => rows)).toEqual(funnel.map(({ rows }) => rows).toSorted((a, b) => b - a));
    expect(funnel.at(-1)?.rows).toBe(run.read);
    expect(reasons.reduce((sum, { rows }) => sum + rows, 0)).toBe(run.refused);
    for (const outcome of ['read', 'refused', 'known'] as const) {
      const page = await get<SyncRowPage>(`/runs/${id}/rows?outcome=${outcome}`);
      expect(page.total_elements).toBe(run[outcome]);
    }
    const rows = await get<SyncRowPage>(`/runs/${id}/rows?reason=no_item`);
    expect(new Set(rows.data.map(({ reason_kind: kind }) => kind))).toEqual(new Set(['no_item']));
    expect((await get<SyncRowPage>(`/runs/${id}/rows?q=没有这一条`)).total_elements).toBe(0);
  });
  test('that a mapping has freed reads on retry what was refused, once; the rest is refused again', async () => {
    const { latest_run_id: id } = await sourceNamed('LIS 东院区');
    const before = await get<SyncRunDetail>(`/runs/${id}`);
    const again = await post<SyncRun>(`/runs/${id}/retry`, {});
    expect(again).toMatchObject({ kind: 'retry', retry_of: id, read: 0, refused: again.received });
    const urea = before.reasons.find(({ reason }) => reason.includes('尿素氮'));
    const mapping = { code: 'UREA', reread: false, revision: 1 };
    await call(app, 'POST', `/api/v2/cleaning/items/${urea?.item_id}/map`, ops, mapping);
    const freed = await post<SyncRun>(`/runs/${id}/retry`, { reason: 'no_item' });
    expect(freed.read).toBeGreaterThan(0);
    const rows = await get<SyncRowPage>(`/runs/${id}/rows?outcome=refused&q=尿素氮`);
    expect(rows.data[0]).toMatchObject({ is_freed: true });
    const single = await post<SyncRun>(`/runs/${id}/retry`, { row_ids: [rows.data[0]?.row_id] });
    expect(single).toMatchObject({ received: 1, known: 1 });
  });
  test('older than thirty days has no raw text left', async () => {
    const { data } = await get<SyncRunPage>('/runs?to=2025-09-30&page_size=50');
    const old = data.find(({ refused }) => refused > 0);
    expect(old?.can_retry).toBe(false);
    expect(await refusal('POST', `/runs/${old?.run_id}/retry`, {})).toEqual([400, '原文已超过 30 天，不能重试']);
    expect((await get<SyncRowPage>(`/runs/${old?.run_id}/rows`)).data[0]?.message).toEqual([]);
  });
  test('without refused rows has nothing to try again; one that is not there', async () => {
    const { data } = await get<SyncRunPage>('/runs?source_id=checkup&kind=auto&from=2025-11-01');
    const clean = data.find(({ refused }) => refused === 0);
    expect(await refusal('POST', `/runs/${clean?.run_id}/retry`, {})).toEqual([400, '没有可以重试的条目']);
    expect(await refusal('GET', '/runs/999999')).toEqual([404, '没有这次运行']);
    expect(await refusal('GET', '/runs/999999/rows')).toEqual([404, '没有这次运行']);
    expect(await refusal('POST', '/runs/999999/retry', {})).toEqual([404, '没有这次运行']);
    expect(await refusal('GET', '/runs?from=2025-11-02&to=2025-11-01')).toEqual([400, '开始日期不能晚于结束日期']);
  });
});

describe('a file', () => {
  test('is tried without a trace, then brings its reports into the list; sent again it is known', async () => {
    const tried = await post<SyncImported>('/import', { name: '体检.csv', text: FILE, dry_run: true });
    expect(tried).toMatchObject({ format: 'CSV', rows: 2, taken: 1, refused: 1, reports: 1, patients: 1 });
    expect(tried.run_id).toBeUndefined();
    expect(tried.refused_rows[0]?.reason).toBe('检验目录中没有「一项没有的项目」（血清）');
    const doctor = await signIn(app, 'doctor', world);
    const found = async () =>
      ((await call(app, 'GET', '/api/v2/reports?keyword=试例乙', doctor)).body as { total_elements: number })
        .total_elements;
    expect(await found()).toBe(0);
    const { run_id: id } = await post<SyncImported>('/import', { name: '体检.csv', text: FILE });
    expect(await found()).toBe(1);
    const { run } = await get<SyncRunDetail>(`/runs/${id}`);
    expect(run).toMatchObject({ source_name: '体检中心', kind: 'import', file_name: '体检.csv', received: 2, read: 1 });
    const again = await post<SyncImported>('/import', { name: '体检.csv', text: FILE });
    expect((await get<SyncRunDetail>(`/runs/${again.run_id}`)).run).toMatchObject({ known: 1, refused: 1, read: 0 });
  });
  test('that is none of the three kinds is refused', async () => {
    expect(await refusal('POST', '/import', { name: 'a.txt', text: '随便写的' })).toEqual([
      400,
      '文件不是 FHIR、HL7 或带表头的 CSV',
    ]);
  });
});

describe('the check', () => {
  test('names what is missing, extra and different by report number', async () => {
    const stored = await get<SyncCheck>('/check?source_id=lis-east&date=2025-11-18');
    expect(stored.items.reduce((sum, { results }) => sum + results, 0)).toBe(stored.results);
    const counts = [
      { report_id: 'R1040-01', results: 1 },
      { report_id: 'X-1', results: 4 },
    ];
    const result = await post<SyncCheck>('/check', { source_id: 'lis-east', date: '2025-11-18', counts });
    expect(result).toMatchObject({ sent_reports: 2, sent_results: 5 });
    expect(result.missing).toEqual([{ report_id: 'X-1', sent: 4, stored: 0 }]);
    expect(result.differing.map(({ report_id: id }) => id)).toEqual(['R1040-01']);
    expect(result.extra).toHaveLength(stored.reports - 1);
  });
  test('of a source that is not there', async () => {
    expect(await refusal('GET', '/check?source_id=nothing&date=2025-11-18')).toEqual([404, '没有这个来源']);
    const day = 'source_id=lis-east&date=2025-11-18&page_size=200';
    const all = await get<SyncCheck>('/check?source_id=lis-east&date=2025-11-18');
    expect((await get<SyncStoredPage>(`/check/rows?${day}`)).total_elements).toBe(all.results);
    const one = all.items.find(({ held }) => held > 0);
    if (one === undefined) throw new Error('nothing waits to be read');
    const item = `${day}&item=${encodeURIComponent(one.name)}`;
    const rows = await get<SyncStoredPage>(`/check/rows?${item}`);
    expect([rows.total_elements, rows.data[0]?.item]).toEqual([one.results, one.name]);
    const held = await get<SyncStoredPage>(`/check/rows?${item}&held=true`);
    expect([held.total_elements, held.data.filter((row) => row.held).length]).toEqual([one.held, one.held]);
    expect(held.data[0]?.patient_name).toContain('*');
    expect(await refusal('GET', '/check/rows?source_id=nothing&date=2025-11-18')).toEqual([404, '没有这个来源']);
    const counts = [{ report_id: 'X', results: 1 }];
    const body = { source_id: 'nothing', date: '2025-11-18', counts };
    expect(await refusal('POST', '/check', body)).toEqual([404, '没有这个来源']);
    const none = { ...body, source_id: 'lis-east', counts: [] };
    expect(await refusal('POST', '/check', none)).toEqual([400, '清单应有 1 至 20000 份报告']);
  });
});
