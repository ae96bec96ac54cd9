import type { CleaningDetail, CleaningItem } from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openCleaning } from './cleaning-calls.test-support.ts';

const { get, list, itemOf, map, take } = await openCleaning();
const detailOf = async (name: string, state = 'no_item', q = '') =>
  get<CleaningDetail>(`/${(await itemOf(name, state)).item_id}?q=${q}`);

const STATES = ['no_item', 'no_unit', 'no_value', 'mapped', 'dismissed'] as const;

describe('the list', () => {
  test('tells an item whole: its spellings, the most results first, and what has to be decided', async () => {
    const { item_id: id, spellings, ...item } = await itemOf('促甲状腺素(超敏)');
    expect(item).toEqual({
      source_id: 'checkup',
      source_name: '体检中心',
      state: 'no_item',
      code: 'TSH-U',
      name: '促甲状腺素(超敏)',
      specimen: '血清',
      unit: 'μIU/mL',
      wording: '',
      results: 21,
      reports: 21,
      patients: 21,
      first_at: '2025-09-09T08:30:00+08:00',
      last_at: '2025-11-10T08:35:00+08:00',
      needs_formula: false,
      is_in_catalogue: true,
      revision: 1,
    });
    expect(spellings).toEqual([
      { item_id: id, code: 'TSH-U', name: '促甲状腺素(超敏)', results: 19, revision: 1 },
      { item_id: id + 1, code: 'TSH-U', name: '促甲状腺素 (超敏)', results: 1, revision: 1 },
      { item_id: id + 2, code: 'TSH-U', name: '促甲状腺素（超敏）。', results: 1, revision: 1 },
    ]);
    expect((await itemOf('D-二聚体', 'no_unit')).needs_formula).toBe(true);
    const known = await itemOf('维生素B12(C机)', 'mapped');
    expect(known.decided).toEqual({
      by: '唐越',
      at: '2025-09-25T02:05:00+08:00',
      reread: true,
      code: 'B12',
      name: '维生素B12',
    });
    expect(known).not.toHaveProperty('dismissed');
    const gone = await itemOf('标本条码', 'dismissed');
    expect(gone.dismissed).toBe('不是检验结果');
    expect(gone).not.toHaveProperty('decided');
    // Nothing is left to be looked for in the catalogue.
    expect([known, gone].map((one) => [one.needs_formula, one.is_in_catalogue])).toEqual([
      [false, true],
      [false, true],
    ]);
    const worded = await itemOf('抗核抗体', 'no_value');
    expect(worded).toMatchObject({ wording: '微弱', is_in_catalogue: true, needs_formula: false });
  });

  test('an item came last when any of its spellings did', async () => {
    const before = await itemOf('促甲状腺素(超敏)');
    await take(
      [
        '来源机构,患者编号,姓名,性别,出生日期,报告编号,时间,项目名称,标本,结果,单位',
        '体检中心,T1,试例乙,女,1970-05-05,T-1,2025-11-18 09:00,促甲状腺素 （超敏）,血清,2.1,μIU/mL',
      ].join('\n'),
    );
    const after = await itemOf('促甲状腺素(超敏)');
    expect(after).toMatchObject({ results: 22, reports: 22, first_at: before.first_at });
    expect(after.last_at).toBe('2025-11-18T09:00:00+08:00');
    const newest = (await list('sort=-last_at')).data.map(({ last_at: at }) => at);
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  test.each(['', 'source=lis-main', 'q=促甲状腺', 'source=lis-east&q=b'])(
    'counts every state of what "%s" finds, and adds up what it lists',
    async (query) => {
      const pages = await Promise.all(STATES.map((state) => list(`state=${state}&${query}`)));
      expect(pages[0]?.data.length).toBeGreaterThan(0);
      for (const [place, page] of pages.entries()) {
        expect(STATES.map((state) => page.facets[state])).toEqual(pages.map(({ total_elements: total }) => total));
        expect(page.data.filter(({ state }) => state !== STATES[place])).toEqual([]);
        expect(page.results).toBe(page.data.reduce((sum, { results }) => sum + results, 0));
        expect(page.sources).toEqual([
          { source_id: 'lis-east', name: 'LIS 东院区' },
          { source_id: 'lis-main', name: 'LIS 主院区' },
          { source_id: 'checkup', name: '体检中心' },
          { source_id: 'bedside', name: '急诊床旁' },
          { source_id: 'platform', name: '集成平台' },
        ]);
      }
      const [waiting] = pages;
      expect(waiting?.total_elements).toBeGreaterThan(0);
      expect(await list(query)).toEqual(waiting);
      if (query === 'q=促甲状腺') expect(waiting).toMatchObject({ results: 21, reports: 21, total_elements: 1 });
    },
  );

  test('is searched by every spelling, code and wording, and by what an item is mapped to', async () => {
    const { item_id: id } = await itemOf('B型钠尿肽前体');
    await map(id, { code: 'NTPROBNP' });
    const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
    const cases: [string, string][] = [
      ['q= （超敏）。 ', '促甲状腺素(超敏)'],
      ['q=tsh-u', '促甲状腺素(超敏)'],
      ['q=见备注&state=no_value', '免疫球蛋白E'],
      ['q=利钠肽原&state=mapped', 'B型钠尿肽前体'],
      ['q=NtProBnp&state=mapped', 'B型钠尿肽前体'],
      ['q=ige&state=no_value', '免疫球蛋白E'],
    ];
    for (const [query, name] of cases) expect([query, await names(query)]).toEqual([query, [name]]);
    expect(await names('q=没有这样的')).toEqual([]);
  });

  test.each([
    ['results', (a, b) => a.results - b.results],
    ['last_at', (a, b) => a.last_at.localeCompare(b.last_at)],
    ['name', (a, b) => a.name.localeCompare(b.name, 'zh-CN')],
    ['unit', (a, b) => `${a.specimen} ${a.unit}`.localeCompare(`${b.specimen} ${b.unit}`, 'zh-CN')],
  ] as [string, (a: CleaningItem, b: CleaningItem) => number][])(
    'goes by %s up and down; what is equal in the order in which it came',
    async (column, compare) => {
      const { data: up } = await list(`sort=${column}`);
      expect(up).toHaveLength(23);
      expect(up).toEqual(up.toSorted((a, b) => compare(a, b) || a.item_id - b.item_id));
      const { data: down } = await list(`sort=-${column}`);
      expect(down).toEqual(up.toSorted((a, b) => compare(b, a) || a.item_id - b.item_id));
      if (column === 'results') expect((await list()).data).toEqual(down);
    },
  );
});

describe('the evidence', () => {
  test('is found by any spelling; values are put in order by size, and how far they overlap is told', async () => {
    const { spellings } = await itemOf('促甲状腺素(超敏)');
    const [first, second] = await Promise.all(
      spellings.slice(0, 2).map(({ item_id: id }) => get<CleaningDetail>(`/${id}`)),
    );
    expect(first?.item.name).toBe('促甲状腺素(超敏)');
    expect(second).toEqual(first);
    expect((await get('/99999')).message).toBe('没有这个来源项目');
    const known = await detailOf('尿素氮(B机)');
    expect(known.values).toHaveLength(known.item.results);
    const sorted = known.values.map(({ value }) => Number(value)).toSorted((a, b) => a - b);
    expect(sorted).not.toEqual(known.values.map(({ value }) => Number(value)));
    expect(sorted.length).toBeGreaterThan(2);
    expect(known.median).toBe(sorted[Math.floor(sorted.length / 2)]);
    const meant = first?.suggestions.find(({ code }) => code === 'TSH');
    expect(meant?.overlap).toBeGreaterThan(0);
    expect(meant?.score).toBeLessThan(1);
  });

  test('is for what waits for an item; whatever is typed is looked for', async () => {
    expect((await detailOf('B型钠尿肽前体')).suggestions.length).toBeGreaterThan(1);
    expect(await detailOf('B型钠尿肽前体', 'no_item', ' ')).toEqual(await detailOf('B型钠尿肽前体'));
    for (const [name, state] of [
      ['补体C3(B机)', 'mapped'],
      ['标本条码', 'dismissed'],
      ['抗核抗体', 'no_value'],
    ] as const) {
      expect((await detailOf(name, state)).suggestions).toEqual([]);
      expect((await detailOf(name, state, 'CRP')).suggestions.map(({ code }) => code)).toContain('CRP');
    }
  });

  test('draws values from two on, and tells their middle from one on', async () => {
    const words = await detailOf('抗核抗体', 'no_value');
    expect([words.edges, words.bins, words.values.length]).toEqual([[], [], 4]);
    expect(words).not.toHaveProperty('median');
    const one = await detailOf('检验年龄', 'dismissed');
    expect([one.edges, one.bins, one.median]).toEqual([[], [], Number(one.values[0]?.value)]);
    const two = await detailOf('维生素B12(C机)', 'mapped');
    expect([two.edges.length, two.bins.length, two.values.length]).toEqual([21, 20, 2]);
    const [low = 0, high = 0] = two.values.map(({ value }) => Number(value));
    expect(low).not.toBe(high);
    expect(two.median).toBe((low + high) / 2);
    const three = await detailOf('尿素氮(B机)');
    const [, middle] = three.values.map(({ value }) => Number(value)).toSorted((a, b) => a - b);
    expect(three.median).toBe(middle);
  });

  test('tells the limits and the unit of an item, and a factor only where nobody could know it from the unit', async () => {
    const { suggestions } = await detailOf('B型钠尿肽前体');
    const [first, second] = suggestions;
    expect(first).toMatchObject({ code: 'NTPROBNP', unit_match: 'same', range_low: 0, range_high: 125 });
    expect(first).not.toHaveProperty('factor');
    expect(first?.bins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect([second?.code, second?.known, second?.bins]).toEqual(['BNP', 0, []]);
    // Another dimension excludes an item; where the source prints no unit it is only weaker.
    expect((await detailOf('B型钠尿肽前体', 'no_item', 'ALT')).suggestions.map(({ code }) => code)).not.toContain(
      'ALT',
    );
    const [bare] = (await detailOf('标本条码', 'dismissed', 'ALT')).suggestions;
    expect(bare).toMatchObject({ code: 'ALT', unit_match: 'none', specimen_match: 'unknown' });
    expect(bare).not.toHaveProperty('factor');
    // Fewer values than twenty tell nothing of how they lie.
    expect((await detailOf('尿素氮(B机)')).suggestions[0]).not.toHaveProperty('overlap');
    expect(suggestions.length).toBeGreaterThan(1);
    for (const { score, overlap = 0 } of suggestions) expect(Math.max(score, overlap)).toBeLessThanOrEqual(1);
  });

  test('lays the results of the hospital over the scale of the source', async () => {
    const { suggestions, edges } = await detailOf('糖化血红蛋白(IFCC)');
    const found = suggestions.find(({ code }) => code === 'HBA1C');
    expect(found).toMatchObject({ unit_match: 'formula', factor: 0.09148, addend: 2.152 });
    const bins = found?.bins ?? [];
    expect(bins).toHaveLength(20);
    // 4 to 16 % are 20 to 151 mmol/mol: as percents they would all lie in the first bin.
    expect(edges[0]).toBeGreaterThan(10);
    expect(bins.filter((share) => share > 0).length).toBeGreaterThan(3);
  });
});
