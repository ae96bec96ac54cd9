import type {
  DataItem,
  DataItemPage,
  DataQuality,
  DataVolumes,
  NewCodes,
  QualityRowPage,
} from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, testClock, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let world: Headers;
let info: Headers;
beforeEach(async () => {
  world = await openWorld(app);
  info = await signIn(app, 'info', world);
});

const get = async <Body>(path: string) =>
  (await call(app, 'GET', encodeURI(`/api/v2/datacenter${path}`), info)).body as Body & { readonly message?: string };
const volumes = (query = '') => get<DataVolumes>(`/volumes?${query}`);
const quality = (query = '') => get<DataQuality>(`/quality?${query}`);
const rows = (query: string) => get<QualityRowPage>(`/rows?${query}`);
const items = (query = '') => get<DataItemPage>(`/items?page_size=200&${query}`);
const codes = async (query = '') => get<NewCodes>(`/new_codes?${query}`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const setClock = async (now: string) => {
  await call(app, 'POST', '/__mock/clock', world, { now });
  info = await signIn(app, 'info', world);
};
const asOperator = async (path: string, body: object) =>
  call(app, 'POST', `/api/v2${path}`, await signIn(app, 'ops', world), body);
const HEADER = '患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位,参考区间,状态';
const take = async (...lines: string[]) =>
  asOperator('/sync/import', { name: '补传.csv', text: [HEADER, ...lines].join('\n') });

describe('volumes', () => {
  test('say of what and of when they are', async () => {
    const { days, reports, results, ...rest } = await volumes('from=2025-11-17&to=2025-11-17&source=lis-main');
    expect(rest).toEqual({
      from: '2025-11-17',
      to: '2025-11-17',
      as_of: testClock,
      by: 'day',
      began: rest.began,
    });
    expect(days).toEqual([{ date: '2025-11-17', reports, results, is_gap: false, gap_days: 0 }]);
    expect(Math.min(reports, results)).toBeGreaterThan(0);
    expect((await volumes('by=month')).by).toBe('month');
    // A source began when its own first report came.
    expect(rest.began).toMatch(/^202\d-\d\d-\d\d$/);
    const first = await volumes(`from=${rest.began ?? ''}&to=${rest.began ?? ''}&source=lis-main`);
    expect(first.reports).toBeGreaterThan(0);
  });

  test('of a month are those of its days in the range, from the first of these on', async () => {
    const query = 'from=2025-09-15&to=2025-11-18';
    const { days } = await volumes(query);
    const { days: months } = await volumes(`${query}&by=month`);
    expect(months.map(({ date }) => date)).toEqual(['2025-09-15', '2025-10-01', '2025-11-01']);
    for (const month of months) {
      const own = days.filter(({ date }) => date.slice(0, 7) === month.date.slice(0, 7));
      expect(month).toEqual({
        date: own[0]?.date,
        reports: sum(own.map(({ reports }) => reports)),
        results: sum(own.map(({ results }) => results)),
        gap_days: own.filter(({ is_gap: isGap }) => isGap).length,
        is_gap: false,
      });
    }
  });

  test('of days ahead of the clock there are none, and of today what came so far', async () => {
    expect((await volumes('from=2025-11-19&to=2025-11-30')).days).toEqual([]);
    expect((await volumes('from=2025-11-18&to=2025-11-18')).days).toHaveLength(1);
    expect((await volumes('from=2025-11-10&to=2025-11-17')).days.at(-1)?.date).toBe('2025-11-17');
  });
});

describe('quality', () => {
  test('tells each source by what it brought, and until when', async () => {
    const { sources, ...rest } = await quality('from=2025-11-10&to=2025-11-18');
    expect(rest).toMatchObject({ from: '2025-11-10', to: '2025-11-18', as_of: testClock });
    expect(sources.map(({ name }) => name)).toEqual([
      'LIS 主院区',
      'LIS 东院区',
      '集成平台',
      '急诊床旁',
      '体检中心',
      '文件导入',
    ]);
    for (const { source_id: id, last, gap_days: gaps, reports, results } of sources) {
      const { days } = await volumes(`from=2025-11-10&to=2025-11-18&source=${id}`);
      expect([id, last]).toEqual([id, days.findLast((day) => day.reports > 0)?.date]);
      expect(gaps).toBe(days.filter(({ is_gap: isGap }) => isGap).length);
      expect([reports, results]).toEqual([sum(days.map((day) => day.reports)), sum(days.map((day) => day.results))]);
    }
    expect(sources.at(-1)).not.toHaveProperty('last');
    const alone = await quality('source=bedside');
    expect([alone.sources.length, new Set(alone.cells.map(({ source }) => source))]).toEqual([1, new Set(['bedside'])]);
  });

  test('a row is told whole: what was refused has no report, what waits for a mapping names its item', async () => {
    await take(
      '3,江一,,1958-07-01,C1,2025-11-16 08:00,钠,血清,140,mmol/L,137-147,',
      '4,江二,男,1958-07-01,C2,2025-11-16 08:00,钠,血清,140,mmol/L,137-147,',
    );
    const [refused] = (await rows('check=sex')).data;
    expect(refused).toEqual({
      row_id: expect.stringMatching(/^S-\d+$/) as string,
      time: testClock,
      report_id: '',
      source_id: 'file',
      source_name: '文件导入',
      patient_name: '',
      item: '第 2 行 钠',
      result: '',
      unit: '',
      range: '',
      found: '拒收：该结果的患者不能导入：患者没有可用的性别',
    });
    const { data } = await rows('check=unit&page_size=200');
    const waiting = data.find(({ item }) => item === 'D-二聚体');
    expect(waiting).toEqual({
      row_id: waiting?.row_id,
      time: '2025-11-18T10:16:00+08:00',
      report_id: 'R1040-01',
      source_id: 'lis-east',
      source_name: 'LIS 东院区',
      patient_name: '康*静',
      item: 'D-二聚体',
      result: '1504',
      unit: 'ng/mL DDU',
      range: '0-250',
      found: '单位「ng/mL DDU」不能换算',
      item_id: 27,
    });
    expect(data.find(({ item }) => item === '葡萄糖')).not.toHaveProperty('item_id');
    // What a mapping has read waits no more.
    await asOperator('/cleaning/items/20/map', { code: 'PCT', reread: true, revision: 1 });
    const read = (await rows('item_id=20')).data;
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ item_id: id }) => id !== undefined)).toEqual([]);
  });

  test('rows are paged as they lie and in an order; each question asks for one thing', async () => {
    for (const sort of ['', '&sort=item']) {
      const all = await rows(`check=unit&page_size=200${sort}`);
      const page = await rows(`check=unit&page_size=5&page=1${sort}`);
      expect(page).toMatchObject({ page: 1, page_size: 5, total_elements: all.total_elements });
      expect(page.data).toEqual(all.data.slice(5, 10));
    }
    const platelets = await rows('code=PLT&page_size=10');
    expect((await rows('code=PLT&page_size=5&page=1')).data).toEqual(platelets.data.slice(5));
    for (const query of ['check=unit&item_id=27', 'code=PLT&name=x', 'check=unit&code=PLT&name=x'])
      expect((await rows(query)).message).toBe('请选择检查或项目');
  });
});

describe('items', () => {
  test('of one code are one line under the name of the catalogue, of all sources and days', async () => {
    const find = async (query = '') => (await items(query)).data;
    const of = async (source: string) => (await find(`q=NTPROBNP&source=${source}`))[0];
    const [all] = await find('q= ntprobnp ');
    const parts = (await Promise.all(['lis-main', 'lis-east', 'platform', 'bedside', 'checkup'].map(of))).filter(
      (part) => part !== undefined,
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(all).toEqual({
      code: 'NTPROBNP',
      name: 'N末端B型利钠肽原',
      results: sum(parts.map(({ results }) => results)),
      first: parts.map(({ first }) => first).toSorted()[0],
      last: parts
        .map(({ last }) => last)
        .toSorted()
        .at(-1),
    });
    expect(new Set(parts.map(({ last }) => last)).size).toBeGreaterThan(1);
    const [own] = await find('q=NTPROBNP&source=lis-main');
    const [before] = await find('q=NTPROBNP&source=lis-main&from=2025-10-01&to=2025-11-10');
    expect(before).toMatchObject({ first: own?.first, last: own?.last });
    expect(before?.results).toBeLessThan(own?.results ?? 0);
    expect((await find('q=没有这样的')).length).toBe(0);
  });

  const order = new Intl.Collator('zh-CN');
  const byName = (a: DataItem, b: DataItem) => order.compare(a.name, b.name) || order.compare(a.code, b.code);
  test.each([
    ['results', (a, b) => a.results - b.results],
    ['name', byName],
    ['code', (a, b) => a.code.localeCompare(b.code)],
    ['first', (a, b) => a.first.localeCompare(b.first)],
    ['last', (a, b) => a.last.localeCompare(b.last)],
  ] as [string, (a: DataItem, b: DataItem) => number][])(
    'go by %s up and down, what is equal by its name',
    async (column, compare) => {
      const { data: up } = await items(`source=checkup&from=2025-11-01&sort=${column}`);
      const { data: down } = await items(`source=checkup&from=2025-11-01&sort=-${column}`);
      expect(up.length).toBeGreaterThan(20);
      expect(up.length).toBeLessThan(200);
      expect(up).toEqual(up.toSorted((a, b) => compare(a, b) || byName(a, b)));
      expect(down).toEqual(up.toSorted((a, b) => compare(b, a) || byName(a, b)));
      if (column === 'results') expect((await items('source=checkup&from=2025-11-01')).data).toEqual(down);
    },
  );
});

describe('new codes', () => {
  test('are told whole, the newest first, and of one source alone', async () => {
    const { data, since } = await codes();
    expect(data[0]).toEqual({
      item_id: 16,
      source_id: 'lis-east',
      source_name: 'LIS 东院区',
      code: 'UN-E',
      name: '尿素氮(B机)',
      specimen: '血清',
      unit: 'mmol/L',
      first_at: '2025-11-18T07:55:00+08:00',
      results: 3,
      state: 'waiting',
    });
    const times = data.map(({ first_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.filter((at) => at < since)).toEqual([]);
    expect((await codes('source=lis-east')).data).toEqual(data);
    await asOperator('/cleaning/items/16/map', { code: 'UREA', reread: false, revision: 1 });
    expect((await codes()).data[0]).toMatchObject({ item_id: 16, state: 'mapped' });
    // Of a file: an item that came in the same moment stands behind the one that was known before.
    await take(
      '1,高远,男,1958-07-01,A1,2025-11-18 09:00,新项目甲,血清,4.1,mmol/L,,',
      '1,高远,男,1958-07-01,A1,2025-11-18 09:00,新项目乙,血清,4.1,mmol/L,,',
      '1,高远,男,1958-07-01,A1,2025-11-18 09:00,钾,血清,4.1,没有的单位,,',
    );
    expect((await codes('source=file')).data.map(({ name, source_name: source }) => [name, source])).toEqual([
      ['新项目甲', '文件导入'],
      ['新项目乙', '文件导入'],
    ]);
    expect((await codes()).data.slice(0, 2).map(({ name }) => name)).toEqual(['新项目甲', '新项目乙']);
  });

  test.each([
    ['2025-11-23T23:00:00+08:00', '2025-11-17'],
    ['2025-11-24T00:30:00+08:00', '2025-11-24'],
  ])('at %s those of the week since %s', async (now, since) => {
    await setClock(now);
    expect((await codes()).since).toBe(since);
    expect((await codes()).data).toHaveLength(since === '2025-11-17' ? 3 : 0);
  });
});

test('a range may begin and end on one day', async () => {
  expect((await volumes('from=2025-11-18&to=2025-11-18')).message).toBeUndefined();
  expect((await volumes('from=2025-11-19&to=2025-11-18')).message).toBe('开始日期不能晚于结束日期');
});
