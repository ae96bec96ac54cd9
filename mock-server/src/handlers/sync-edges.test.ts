import type {
  ChangePage,
  SyncCheck,
  SyncImported,
  SyncRowPage,
  SyncRun,
  SyncRunDetail,
  SyncRunPage,
  SyncSource,
  SyncSources,
  SyncStoredPage,
} from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { testClock } from '../hospital.test-support.ts';
import { openSignedIn } from './signed-in-calls.test-support.ts';

const { ask, get, post, setClock } = await openSignedIn('ops', '/api/v2/sync');
const sourceOf = async (id: string): Promise<SyncSource> => {
  const found = (await get<SyncSources>('/sources')).data.find((source) => source.source_id === id);
  if (!found) throw new Error(`there is no source ${id}`);
  return found;
};

const DAY = 'from=2025-11-18T00:00:00%2B08:00';
const rowsOf = async (query: string) =>
  (await ask('GET', `/api/v2/sync/rows?page_size=200&source_id=lis-east&${query}`)).body as SyncRowPage & {
    readonly message?: string;
  };
/** The run of today in which a message came that cannot be read. */
const malformedRun = async () => (await rowsOf(`${DAY}&reason=malformed`)).data.at(-1)?.run_id ?? 0;

const HEADER = '来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位';
const line = (report: string, item: string, result: string, unit: string, sex = '女') =>
  `体检中心,T1,试例乙,${sex},1970-05-05,${report},2025-11-18 09:00,${item},血清,${result},${unit}`;
const file = (...lines: string[]) => ({ name: '体检.csv', text: [HEADER, ...lines].join('\n') });

describe('a source', () => {
  test('tells what it has: of one from which nothing ever came, neither times nor a run', async () => {
    const { now, data } = await get<SyncSources>('/sources');
    expect(now).toBe(testClock);
    const { hours, ...none } = data.at(-1) ?? { hours: [] };
    expect(hours).toHaveLength(24);
    expect(none).toEqual({
      source_id: 'file',
      name: '文件导入',
      format: 'FHIR、HL7 或 CSV',
      transport: '手工',
      state: 'normal',
      read_today: 0,
      refused_today: 0,
      failed_today: 0,
    });
    const { hours: _hours, latest_run_id: runId, ...east } = await sourceOf('lis-east');
    expect(east).toEqual({
      source_id: 'lis-east',
      name: 'LIS 东院区',
      format: 'HL7 v2.4',
      transport: 'GB18030',
      state: 'refusing',
      read_today: 201,
      refused_today: 18,
      failed_today: 2,
      last_at: '2025-11-18T10:28:48+08:00',
      usual_hours: 23,
    });
    const { run } = await get<SyncRunDetail>(`/runs/${runId ?? 0}`);
    expect([run.source_id, run.started_at]).toEqual(['lis-east', east.last_at]);
    // It sends once a day: no gap between arrivals is usual.
    expect(await sourceOf('checkup')).not.toHaveProperty('usual_hours');
  });

  test('that is resumed is no longer paused by anybody, and the log tells both', async () => {
    await post('/sources/platform/pause');
    expect((await sourceOf('platform')).paused_by).toBe('唐越');
    expect(await post<SyncSource>('/sources/platform/resume')).not.toHaveProperty('paused_by');
    const path = '/api/v2/changes?object_type=sync_source&object_id=platform';
    const { data } = (await ask('GET', path)).body as ChangePage;
    expect(data.map(({ action, object_name: name }) => [action, name])).toEqual([
      ['恢复', '集成平台'],
      ['暂停', '集成平台'],
    ]);
  });

  test('says since when a transfer is under way, in which no run of it is tried again', async () => {
    const { latest_run_id: id } = await sourceOf('lis-east');
    const running = post<SyncRun>('/sources/lis-east/run');
    const again = await post(`/runs/${id ?? 0}/retry`);
    const { data } = await get<SyncSources>('/sources');
    await running;
    const since = data.map(({ source_id: source, running_since: at }) => [source, at]);
    expect(since.filter(([, at]) => at !== undefined)).toEqual([['lis-east', testClock]]);
    expect(again.message).toBe('上一次同步尚未结束（10:30 开始）');
    expect(await sourceOf('lis-east')).not.toHaveProperty('running_since');
  });
});

describe('runs', () => {
  const runs = async (query: string) => get<SyncRunPage & { message?: string }>(`/runs?page_size=200&${query}`);

  test('are those of a source, of a kind and of days, both ends among them', async () => {
    await post('/sources/lis-east/run');
    const all = [0, 1, 2].map(async (page) => (await runs(`page=${page}`)).data);
    const every = (await Promise.all(all)).flat();
    expect(new Set(every.map(({ run_id: id }) => id)).size).toBe((await runs('')).total_elements);
    const dayOf = ({ started_at: at }: SyncRun) => at.slice(0, 10);
    const narrowed: [string, (run: SyncRun) => boolean][] = [
      ['source_id=bedside', ({ source_id: id }) => id === 'bedside'],
      ['kind=manual', ({ kind }) => kind === 'manual'],
      [
        'source_id=lis-east&kind=auto&from=2025-11-10',
        (run) => run.source_id === 'lis-east' && run.kind === 'auto' && dayOf(run) >= '2025-11-10',
      ],
      ['from=2025-11-17', (run) => dayOf(run) >= '2025-11-17'],
      ['to=2025-08-25', (run) => dayOf(run) <= '2025-08-25'],
      ['from=2025-11-17&to=2025-11-17', (run) => dayOf(run) === '2025-11-17'],
    ];
    for (const [query, isMeant] of narrowed) {
      const expected = every.filter(isMeant);
      expect(expected.length, query).toBeGreaterThan(0);
      expect(expected.length, query).toBeLessThan(every.length);
      expect((await runs(query)).data, query).toEqual(expected);
    }
  });

  test('by themselves have nobody who began them, no file and no run before them', async () => {
    const [run] = (await runs('source_id=lis-east&kind=auto')).data;
    expect(run).toEqual({
      run_id: run?.run_id,
      source_id: 'lis-east',
      source_name: 'LIS 东院区',
      kind: 'auto',
      started_at: '2025-11-18T10:28:48+08:00',
      took_ms: 340,
      messages: 2,
      received: 40,
      read: 36,
      refused: 4,
      known: 0,
      can_retry: true,
    });
    expect((await runs('source_id=lis-main')).data.find(({ refused }) => refused === 0)?.can_retry).toBe(false);
  });

  test('tell what each step lost, and why, the most first', async () => {
    const { funnel, reasons, run } = await get<SyncRunDetail>(`/runs/${await malformedRun()}`);
    expect(funnel).toEqual([
      { step: 'received', rows: 27, lost: 0 },
      { step: 'parsed', rows: 26, lost: 1, reason: 'malformed' },
      { step: 'patients', rows: 26, lost: 0, reason: 'no_patient' },
      { step: 'items', rows: 20, lost: 6, reason: 'no_item' },
      { step: 'units', rows: 20, lost: 0, reason: 'no_unit' },
      { step: 'read', rows: 19, lost: 1, reason: 'no_value' },
    ]);
    expect([run.received, run.refused, run.read]).toEqual([27, 8, 19]);
    const told = reasons.map(({ reason, rows }) => [reason, rows] as const);
    expect(told).toEqual([
      ['检验目录中没有「总胆红素(B机)」', 2],
      ['检验目录中没有「降钙素原定量(荧光)」', 2],
      ['检验目录中没有「B型钠尿肽前体」', 1],
      ['检验目录中没有「尿素氮(B机)」', 1],
      ['消息缺少 PID-3（患者标识）', 1],
      ['结果「微弱」不是数字', 1],
    ]);
    expect(reasons.map(({ kind, freed }) => [kind, freed])).toEqual(
      ['no_item', 'no_item', 'no_item', 'no_item', 'malformed', 'no_value'].map((kind) => [kind, 0]),
    );
    expect(reasons[4]).not.toHaveProperty('item_id');
    const { item_id: id } = reasons[0] ?? {};
    await ask('POST', `/api/v2/cleaning/items/${id ?? 0}/map`, { code: 'TBIL', reread: true, revision: 1 });
    const { reasons: later } = await get<SyncRunDetail>(`/runs/${await malformedRun()}`);
    expect(later.map(({ freed }) => freed)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test('of what was in already lose it with the last step, for no reason', async () => {
    const sent = file(line('T-1', '钾', '4.4', 'mmol/L'), line('T-1', '一项没有的项目', '7', 'mg/L'));
    await post('/import', sent);
    const { run_id: id } = await post<SyncImported>('/import', sent);
    const { run, funnel, reasons } = await get<SyncRunDetail>(`/runs/${id ?? 0}`);
    expect(run).toMatchObject({ kind: 'import', by: '唐越', file_name: '体检.csv', received: 2, known: 1, refused: 1 });
    expect(funnel.slice(-2)).toEqual([
      { step: 'units', rows: 1, lost: 0, reason: 'no_unit' },
      { step: 'read', rows: 0, lost: 0, reason: 'no_value' },
    ]);
    expect(reasons.map(({ kind, rows }) => [kind, rows])).toEqual([['no_item', 1]]);
  });

  test('whose refused rows have no report have nothing that could be tried again', async () => {
    const other = line('T-2', '钾', '4.4', 'mmol/L', '').replace('T1,试例乙', 'T2,试例丙');
    const two = file(line('T-1', '钾', '4.4', 'mmol/L'), other);
    const { run_id: id, refused } = await post<SyncImported>('/import', two);
    expect(refused).toBe(1);
    expect((await get<SyncRunDetail>(`/runs/${id ?? 0}`)).run).toMatchObject({ refused: 1, can_retry: false });
    expect((await post(`/runs/${id ?? 0}/retry`)).message).toBe('没有可以重试的条目');
    const [row] = (await get<SyncRowPage>(`/runs/${id ?? 0}/rows`)).data;
    expect(row).toMatchObject({ outcome: 'refused', can_retry: false, message: [], patient_name: '' });
    expect(row).not.toHaveProperty('marked');
    expect((await post(`/runs/${await malformedRun()}/retry`, { reason: 'no_unit' })).message).toBe(
      '没有可以重试的条目',
    );
  });

  test('can be tried again for thirty days, and keep their messages so long', async () => {
    const id = await malformedRun();
    const { run } = await get<SyncRunDetail>(`/runs/${id}`);
    const last = Date.parse(run.started_at) + 30 * 86_400_000;
    await setClock(new Date(last).toISOString());
    expect((await get<SyncRunDetail>(`/runs/${id}`)).run.can_retry).toBe(true);
    await setClock(new Date(last + 1000).toISOString());
    expect((await get<SyncRunDetail>(`/runs/${id}`)).run.can_retry).toBe(false);
    const [row] = (await get<SyncRowPage>(`/runs/${id}/rows?reason=no_item`)).data;
    expect(row).toMatchObject({ can_retry: false, message: [] });
    expect(row).not.toHaveProperty('marked');
  });
});

describe('a file', () => {
  test('names the first fifty of its rows that were not taken in', async () => {
    const lines = Array.from({ length: 60 }, (_, place) => line('T-1', `无此项目${place}`, '7', 'mg/L'));
    const { refused, refused_rows: told } = await post<SyncImported>('/import', { ...file(...lines), dry_run: true });
    expect([refused, told.length]).toEqual([60, 50]);
    expect(told[49]).toEqual({ place: '第 51 行 无此项目49', reason: '检验目录中没有「无此项目49」（血清）' });
  });

  test('with a header and nothing below is refused for that, tried or not', async () => {
    for (const dry of [true, false])
      expect((await post('/import', { ...file(), dry_run: dry })).message).toBe('CSV 只有表头');
  });
});

test('stored rows of a day are told whole, those that wait for a mapping as such', async () => {
  const day = 'source_id=lis-east&date=2025-11-18';
  const { items } = await get<SyncCheck>(`/check?${day}`);
  const waiting = items.reduce((sum, { held }) => sum + held, 0);
  const rows = async (held: string) => {
    const pages = [0, 1].map((page) => get<SyncStoredPage>(`/check/rows?page_size=200&page=${page}&${day}${held}`));
    return (await Promise.all(pages)).flatMap(({ data }) => data);
  };
  const all = await rows('');
  expect(all.filter(({ held }) => held)).toHaveLength(waiting);
  expect(waiting).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(waiting);
  expect(await rows('&held=true')).toEqual(all.filter(({ held }) => held));
  expect(await rows('&held=false')).toEqual(all);
});
