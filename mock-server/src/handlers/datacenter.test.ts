import type {
  DataItemPage,
  DataQuality,
  DataVolumes,
  NewCodes,
  QualityCheck,
  QualityRowPage,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let info: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  info = await signIn(app, 'info', world);
});

const get = async <Body>(path: string) => (await call(app, 'GET', `/api/v2/datacenter${path}`, info)).body as Body;
const volumes = (query = '') => get<DataVolumes>(`/volumes?${query}`);
const quality = (query = '') => get<DataQuality>(`/quality?${query}`);
const rows = (query: string) => get<QualityRowPage>(`/rows?${query}`);
const items = (query = '') => get<DataItemPage>(`/items?${query}`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const HEADER = '患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位,参考区间,状态';
/** Takes rows in as the operator does: their source is 文件导入. */
const take = async (...lines: string[]) => {
  const ops = await signIn(app, 'ops', world);
  const body = { name: '补传.csv', text: [HEADER, ...lines].join('\n') };
  expect(await call(app, 'POST', '/api/v2/sync/import', ops, body)).toMatchObject({ status: 200 });
};
const cellOf = async (source: string, check: QualityCheck) => {
  const { cells } = await quality();
  const found = cells.find((cell) => cell.source === source && cell.check === check);
  return [found?.n, found?.of];
};

// covers B-2.5-10
describe('volumes', () => {
  test('a year by the day, and the same by the month; a source alone is what it was among the others', async () => {
    const year = await volumes();
    expect([year.from, year.to, year.days.length]).toEqual(['2024-11-19', '2025-11-18', 365]);
    expect(year.began).toBe('2022-12-01');
    expect(sum(year.days.map(({ reports }) => reports))).toBe(year.reports);
    const months = await volumes('by=month');
    expect(months.days).toHaveLength(13);
    expect(months.days[1]).toMatchObject({ date: '2024-12-01', is_gap: false });
    for (const name of ['reports', 'results', 'gap_days'] as const) {
      expect(sum(months.days.map((month) => month[name]))).toBe(sum(year.days.map((day) => day[name])));
    }
    const { sources } = await quality();
    expect(sources).toHaveLength(6);
    for (const { source_id: id, reports, results, gap_days: gaps } of sources) {
      const own = await volumes(`source=${id}`);
      expect([own.reports, own.results, own.days.filter((day) => day.is_gap).length]).toEqual([reports, results, gaps]);
    }
    expect(sum(sources.map(({ results }) => results))).toBe(year.results);
  });

  test('a gap is no zero: what a source never had is a zero, today is never a gap, and no day lies ahead', async () => {
    const { days } = await volumes();
    const gaps = days.filter((day) => day.is_gap);
    const zeros = days.filter((day) => day.reports === 0 && !day.is_gap);
    expect(gaps.length).toBeGreaterThan(10);
    expect(zeros.length).toBeGreaterThan(10);
    expect(gaps.every(({ reports, results }) => reports === 0 && results === 0)).toBe(true);
    expect((await volumes('source=file')).days.some((day) => day.is_gap)).toBe(false);
    expect(await volumes('source=file')).not.toHaveProperty('began');
    expect((await volumes('from=2025-11-17&to=2025-12-31')).days.map(({ date }) => date)).toEqual([
      '2025-11-17',
      '2025-11-18',
    ]);
  });

  test('a month without a report is a gap where one of its days should have had some', async () => {
    await call(app, 'POST', '/__mock/clock', world, { now: '2026-02-10T10:30:00+08:00' });
    info = await signIn(app, 'info', world);
    const { days } = await volumes('by=month&from=2025-12-01');
    expect(days.map(({ date, reports, is_gap: gap }) => [date, reports, gap])).toEqual([
      ['2025-12-01', 0, true],
      ['2026-01-01', 0, false],
      ['2026-02-01', 0, false],
    ]);
  });
});

describe('quality', () => {
  test('every number opens exactly its rows, masked, newest first', async () => {
    const { cells } = await quality();
    expect(cells).toHaveLength(48);
    expect(cells.filter(({ n }) => n > 0).length).toBeGreaterThan(10);
    for (const { source, check, n, of } of cells) {
      expect(n).toBeLessThanOrEqual(of);
      const page = await rows(`check=${check}&source=${source}&page_size=200`);
      expect([source, check, page.total_elements, page.data.length]).toEqual([source, check, n, Math.min(n, 200)]);
      expect(page.data.every((row) => row.source_id === source && row.patient_name.includes('*'))).toBe(true);
      const times = page.data.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
    const all = await rows('check=unit');
    expect(all.total_elements).toBe(sum(cells.filter(({ check }) => check === 'unit').map(({ n }) => n)));
    expect(all.data.filter(({ item_id: id }) => id !== undefined).map(({ found }) => found)).toContain(
      '单位「ng/mL DDU」不能换算',
    );
  });

  test('what a file brings fails the checks it fails, of the results that came', async () => {
    expect(await cellOf('file', 'sex')).toEqual([0, 0]);
    await take(
      '1,高远,男,1958-07-01,A1,2025-11-17 08:00,钾,,4.1,mmol/L,3.5-5.3,',
      '1,高远,男,1958-07-01,A1,2025-11-17 08:00,葡萄糖,血清,5.1,,3.9-6.1,',
      '1,高远,男,1958-07-01,A1,2025-11-17 08:00,总胆汁酸,血清,5.1,μmol/L,,',
      '1,高远,男,1958-07-01,A2,2025-11-17 08:00,钾,血清,4.1,mmol/L,3.5-5.3,',
      '2,林一,女,1958-07-01,B1,2025-11-16 08:00,钠,血清,140,mmol/L,137-147,',
      '3,江一,,1958-07-01,C1,2025-11-16 08:00,钠,血清,140,mmol/L,137-147,',
      '4,江二,男,,D1,2025-11-16 08:00,钠,血清,140,mmol/L,137-147,',
    );
    await take('2,林一,女,1958-07-01,B1,2025-11-16 08:00,钠,血清,141,mmol/L,137-147,更正');
    const { cells } = await quality('source=file');
    expect(Object.fromEntries(cells.map(({ check, n, of }) => [check, [n, of]]))).toEqual({
      sex: [1, 7],
      birth_date: [1, 7],
      specimen: [0, 5],
      unit: [1, 5],
      range: [1, 5],
      loinc: [2, 5],
      duplicate: [1, 5],
      corrected: [1, 5],
    });
    const found = async (check: QualityCheck) =>
      (await rows(`check=${check}&source=file`)).data.map((row) => [row.patient_name, row.item, row.found]);
    expect(await found('sex')).toEqual([['', '第 7 行 钠', '拒收：该结果的患者不能导入：患者没有可用的性别']]);
    expect(await found('birth_date')).toEqual([
      ['', '第 8 行 钠', '拒收：该结果的患者不能导入：患者没有完整的出生日期'],
    ]);
    expect(await found('duplicate')).toEqual([['高*', '钾', '同一时间已有此项']]);
    expect(await found('corrected')).toEqual([['林*', '钠', '来源更正过的结果']]);
    expect(await found('range')).toEqual([['高*', '总胆汁酸', '没有参考区间']]);
    expect((await volumes('source=file')).results).toBe(5);
  });

  test('what is read by a mapping, and what a source withdraws, is counted anew', async () => {
    await take('1,高远,男,1958-07-01,A1,2025-11-17 08:00,钾,血清,4.1,mmol/L,3.5-5.3,');
    expect((await items('source=file')).data).toMatchObject([{ code: 'K', results: 1 }]);
    await take('1,高远,男,1958-07-01,A1,2025-11-17 08:00,钾,血清,4.1,mmol/L,3.5-5.3,作废');
    expect((await items('source=file')).data).toEqual([]);
    expect(await volumes('source=file')).toMatchObject({ reports: 1, results: 0 });
    const [before = 0] = await cellOf('lis-east', 'loinc');
    expect((await items('source=lis-east&q=NTPROBNP')).data).toMatchObject([{ code: 'NTPROBNP' }]);
    const known = (await items('source=lis-east&q=NTPROBNP')).data[0]?.results ?? 0;
    const ops = await signIn(app, 'ops', world);
    const mapping = { code: 'NTPROBNP', reread: true, revision: 1 };
    const { body } = await call(app, 'POST', '/api/v2/cleaning/items/1/map', ops, mapping);
    const { read } = body as { read: number };
    expect(read).toBeGreaterThan(10);
    const [item] = (await items('source=lis-east&q=NTPROBNP')).data;
    const gained = (item?.results ?? 0) - known;
    expect(gained).toBeGreaterThanOrEqual(read);
    expect((await items(`source=lis-east&q=${encodeURIComponent('B型钠尿肽前体')}`)).data).toEqual([]);
    expect(await cellOf('lis-east', 'loinc')).toEqual([before - gained, expect.any(Number)]);
  });
});

describe('items', () => {
  test('by volume, by name and by day, a page at a time, with the days of all years', async () => {
    const first = await items();
    const [top] = first.data;
    expect(top).toEqual({ code: 'PLT', name: '血小板计数', results: 362, first: '2022-12-01', last: '2025-11-18' });
    const platelets = await rows('code=PLT&page_size=5');
    expect(platelets.total_elements).toBe(362);
    expect(platelets.data.map(({ item, found }) => [item, found])).toEqual(Array(5).fill(['血小板计数', '']));
    expect(await rows('code=PLT&check=unit')).toMatchObject({ message: '请选择检查或项目' });
    // What the catalogue does not have goes by its printed name.
    const unlisted = (await items(`source=bedside&q=${encodeURIComponent('钾(手持)')}`)).data[0];
    expect([unlisted?.code, unlisted?.name]).toEqual(['', '钾(手持)']);
    const held = await rows(`source=bedside&name=${encodeURIComponent(unlisted?.name ?? '')}&page_size=200`);
    expect(held.total_elements).toBe(unlisted?.results);
    expect(new Set(held.data.map(({ item, source_id: source }) => `${item} ${source}`))).toEqual(
      new Set(['钾(手持) bedside']),
    );
    const counts = first.data.map(({ results }) => results);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const own = await Promise.all([0, 1, 2].map((page) => items(`source=checkup&page_size=150&page=${page}`)));
    const listed = own.flatMap(({ data }) => data);
    expect(listed.length).toBeGreaterThan(150);
    expect(listed).toHaveLength(own[0]?.total_elements ?? 0);
    expect(sum(listed.map(({ results }) => results))).toBe((await volumes('source=checkup')).results);
    const newest = await items('sort=-first&source=lis-east&page_size=3');
    expect(newest.data.map((item) => item.first)).toEqual(['2025-11-18', '2025-11-18', '2025-11-18']);
    const names = (await items(`sort=name&q=${encodeURIComponent('钾')}&page_size=200`)).data.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'zh-CN')));
  });
});

describe('new codes', () => {
  test('codes of this week that no source had sent, and what became of them', async () => {
    const { since, data } = await get<NewCodes>('/new_codes');
    expect(since).toBe('2025-11-17');
    expect(data.map(({ code, state }) => [code, state])).toEqual([
      ['UN-E', 'waiting'],
      ['TBIL-V', 'waiting'],
      ['PCT-Q', 'waiting'],
    ]);
    for (const { item_id: id, results } of data) expect((await rows(`item_id=${id}`)).total_elements).toBe(results);
    expect((await get<NewCodes>('/new_codes?source=bedside')).data).toEqual([]);
    const ops = await signIn(app, 'ops', world);
    const id = data[0]?.item_id ?? 0;
    const answer = await call(app, 'POST', `/api/v2/cleaning/items/${id}/dismiss`, ops, {
      reason: '停用',
      revision: 1,
    });
    expect(answer.status).toBe(200);
    expect((await get<NewCodes>('/new_codes')).data[0]).toMatchObject({ code: 'UN-E', state: 'dismissed' });
  });
});

test.each([
  ['/volumes?from=2023-11-18', '时间范围最多 2 年'],
  ['/quality?from=2025-11-18&to=2025-11-17', '开始日期不能晚于结束日期'],
  ['/items?source=nowhere', '没有这个来源'],
  ['/new_codes?source=nowhere', '没有这个来源'],
  ['/rows', '请选择检查或项目'],
  ['/rows?item_id=1&name=x', '请选择检查或项目'],
])('%s is refused: %s', async (path, message) => {
  const refused = await call(app, 'GET', `/api/v2/datacenter${path}`, info);
  expect(refused).toMatchObject({ status: 400, body: { message } });
});

test('two whole years are answered', async () => {
  expect((await volumes('from=2023-11-19')).days).toHaveLength(731);
});
