import type {
  ChangePage,
  ModelAnsweredPage,
  ModelDrift,
  ModelDriftReportPage,
  ModelFeatureDrift,
  ModelShadow,
  ModelTimeline,
} from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { FIRST, IN_USE, NEWEST, openModels, own } from './models-calls.test-support.ts';

const { ask, get, list, setState } = await openModels();

const middleOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

describe('the inputs of the model', () => {
  test('name the departments of ten reports and more that lie farthest away, three at most, by those very reports', async () => {
    const { features, reports } = await get<ModelDrift>(`${own}/drift`);
    expect(features.map(({ name, unit }) => `${name} ${unit}`)).toEqual([
      '尿素 mmol/L',
      '血红蛋白 g/L',
      '无机磷 mmol/L',
      '钾 mmol/L',
      '尿酸 μmol/L',
      '年龄 岁',
    ]);
    expect(features.at(-1)?.size).toBe(reports);
    for (const { feature, expected_median: expected, size, median, departments, sources } of features) {
      const of = async (query: string) => {
        const read = (page: number) =>
          get<ModelDriftReportPage>(`${own}/drift/reports?feature=${feature}&page_size=200&page=${page}${query}`);
        return [...(await read(0)).data, ...(await read(1)).data];
      };
      const rows = await of('');
      expect([rows.length, middleOf(rows.map(({ value }) => value))]).toEqual([size, median]);
      const groups = [...Map.groupBy(rows, ({ department }) => department)]
        .filter(([, group]) => group.length >= 10)
        .map(([name, group]) => ({ name, size: group.length, median: middleOf(group.map(({ value }) => value)) }));
      const away = (group: { median: number }) => Math.abs(group.median - expected);
      expect(departments).toEqual(groups.toSorted((a, b) => away(b) - away(a)).slice(0, 3));
      expect(sources?.length).toBeGreaterThan(0);
      for (const source of sources ?? []) {
        const sent = await of(`&source_id=${source.source_id}`);
        expect([sent.length, middleOf(sent.map(({ value }) => value))]).toEqual([source.size, source.median]);
      }
    }
  });

  test.each([
    ['', '2025-10-20', '2025-11-18'],
    ['from=2025-11-10', '2025-11-10', '2025-11-18'],
    ['to=2025-11-10', '2025-10-12', '2025-11-10'],
    ['from=2025-11-17&to=2025-11-17', '2025-11-17', '2025-11-17'],
    ['from=2024-11-18', '2024-11-18', '2025-11-18'],
  ])('asked with "%s" are those of whole days, %s to %s', async (query, from, to) => {
    const drift = await get<ModelDrift>(`${own}/drift?${query}`);
    expect([drift.from, drift.to]).toEqual([from, to]);
    const rows = await get<ModelDriftReportPage>(`${own}/drift/reports?feature=age&page_size=200&${query}`);
    expect(rows.total_elements).toBe(drift.reports);
    expect(rows.data.length).toBeGreaterThan(0);
    const days = rows.data.map(({ report_time: time }) => time.slice(0, 10));
    expect([days.filter((day) => day < from || day > to), days[0]]).toEqual([[], to]);
  });

  test.each([
    ['from=2024-11-17', '时间范围最多 1 年'],
    ['from=2025-11-19', '开始日期不能晚于结束日期'],
  ])('refuse %s', async (query, message) => {
    for (const path of [`${own}/drift?${query}`, `${own}/drift/reports?feature=age&${query}`])
      expect(await get(path)).toEqual({ status: 400, message });
  });

  test('say from which day a source has another level, where the year has such a day', async () => {
    const { features } = await get<ModelDrift>(`${own}/drift?from=2024-11-18`);
    const told = features.flatMap(({ feature, sources = [] }: ModelFeatureDrift) =>
      sources.flatMap(({ source_id: source, since }) => (since === undefined ? [] : [{ feature, source, since }])),
    );
    expect(told).not.toHaveLength(0);
    for (const { feature, source, since } of told) {
      const query = `feature=${feature}&source_id=${source}&from=2024-11-18&page_size=200`;
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map((page) => get<ModelDriftReportPage>(`${own}/drift/reports?${query}&page=${page}`)),
      );
      const rows = pages.flatMap(({ data }) => data);
      expect(rows.map(({ report_time: time }) => time.slice(0, 10))).toContain(since);
      const [before, after] = [true, false].map((isBefore) =>
        rows.filter(({ report_time: time }) => time < since === isBefore).map(({ value }) => value),
      );
      expect(middleOf(before ?? [])).not.toBe(middleOf(after ?? []));
    }
  });
});

describe('a version beside another', () => {
  test('classes each report by its own threshold; pages and counts agree', async () => {
    const shadow = await get<ModelShadow>(`${own}/shadow?page_size=200`);
    expect(shadow).toMatchObject({ since: '2025-10-20T09:00:00+08:00', page: 0, page_size: 200 });
    expect(shadow.data).toHaveLength(shadow.reports);
    expect(shadow.data.length).toBeGreaterThan(5);
    for (const row of shadow.data) {
      expect([row.current_high, row.candidate_high]).toEqual([row.current_percent >= 25, row.candidate_percent >= 12]);
      expect(row.department).not.toBe('');
      expect(row.report_time > '2025-10-20T09').toBe(true);
    }
    const agreeing = shadow.data.filter((row) => row.current_high === row.candidate_high);
    expect(agreeing).toHaveLength(shadow.agreeing);
    const computed = await get<ModelAnsweredPage>(`${own}/reports?version=${NEWEST}&counted=computed&page_size=200`);
    const percents = new Map(computed.data.map(({ report_id: id, percent }) => [id, percent]));
    for (const { report_id: id, candidate_percent: percent } of shadow.data) expect(percents.get(id)).toBe(percent);
    expect((await get<ModelShadow>(`${own}/shadow?page=1&page_size=4`)).data).toEqual(shadow.data.slice(4, 8));
  });

  test('stands alone where none is in use, and none stands where no shadow is', async () => {
    await setState({ version: IN_USE, state: 'off', reason: '待核对' });
    const alone = await get<ModelShadow>(`${own}/shadow`);
    expect(alone).toMatchObject({ candidate: NEWEST, days: 29, reports: 0, agreeing: 0, data: [] });
    expect(alone).not.toHaveProperty('current');
    await setState({ version: NEWEST, state: 'off', reason: '待核对' });
    const none = await get<ModelShadow>(`${own}/shadow`);
    for (const part of ['current', 'candidate', 'since', 'days']) expect(none).not.toHaveProperty(part);
  });
});

describe('the time line', () => {
  test('tells each part of time with who began it, why and until when', async () => {
    await setState({ version: IN_USE, state: 'off', reason: ' 停机 ' });
    await setState({ version: FIRST, state: 'in_use', reason: '' });
    const { today, periods } = await get<ModelTimeline>(`${own}/timeline`);
    expect(today).toBe('2025-11-18');
    expect(periods.map(({ version, state, to }) => [version, state, to?.slice(0, 10)])).toEqual([
      [FIRST, 'in_use', '2025-08-11'],
      [IN_USE, 'shadow', '2025-08-11'],
      [IN_USE, 'in_use', '2025-11-18'],
      [NEWEST, 'shadow', undefined],
    ]);
    expect(periods[0]).toMatchObject({ from: '2025-05-06T09:00:00+08:00', by: '方以诚', reason: '首次启用' });
    expect(periods.at(-1)).not.toHaveProperty('to');
  });

  test.each([
    ['2025-05-05', {}],
    ['2025-05-06', { in_use: FIRST }],
    ['2025-07-28', { in_use: FIRST, shadow: IN_USE }],
    ['2025-08-11', { in_use: IN_USE }],
    ['2025-10-20', { in_use: IN_USE, shadow: NEWEST }],
  ])('says how %s ended', async (at, expected) => {
    expect((await get<ModelTimeline>(`${own}/timeline?at=${at}`)).at).toEqual({ date: at, ...expected });
  });

  test('a part of time that is not there has no reports', async () => {
    const path = `${own}/reports?version=${NEWEST}&counted=computed&since=`;
    // It began then, but as another version.
    for (const since of ['2025-08-11T09:00:00%2B08:00', '2025-10-20T09:00:01%2B08:00'])
      expect((await ask('GET', path + since)).body).toMatchObject({ message: '没有这一段' });
    const asUtc = await ask('GET', `${path}2025-10-20T01:00:00Z`);
    expect((asUtc.body as ModelAnsweredPage).total_elements).toBe(11);
  });
});

describe('a change of state', () => {
  test('stands in the log with what was done and why', async () => {
    await setState({ version: IN_USE, state: 'off', reason: ' 待核对单位 ' });
    await setState({ version: NEWEST, state: 'in_use' });
    await setState({ version: IN_USE, state: 'shadow', reason: '再比较' });
    const { data } = await get<ChangePage>('/api/v2/changes?object_type=model&page_size=3');
    expect(data.map(({ action, summary, object_name: name }) => [action, summary, name])).toEqual([
      ['旁路', `旁路 ${IN_USE}：再比较`, '慢性肾脏病风险模型'],
      ['启用', `启用 ${NEWEST}`, '慢性肾脏病风险模型'],
      ['停用', `停用 ${IN_USE}：待核对单位`, '慢性肾脏病风险模型'],
    ]);
    const { periods } = await get<ModelTimeline>(`${own}/timeline`);
    expect(periods.slice(-2)).toMatchObject([
      { version: NEWEST, state: 'in_use', by: '方以诚', reason: '' },
      { version: IN_USE, state: 'shadow', by: '方以诚', reason: '再比较' },
    ]);
  });

  test.each([
    [{ version: NEWEST, state: 'shadow' }, '已是旁路状态'],
    [{ version: FIRST, state: 'off', reason: '待核对' }, '已是停用状态'],
    [{ version: NEWEST, state: 'off', reason: '  ' }, '请填写停用原因'],
    [{ version: NEWEST, state: 'in_use', reason: '好' }, '原因应为 2 至 200 个字'],
    [{ version: NEWEST, state: 'off', reason: '停用', revision: 99 }, '模型状态已被修改，请重新载入后再保存'],
  ])('%j is refused', async (body, message) => {
    const { status, body: answer } = await setState(body);
    expect([status, answer.message?.endsWith(message)]).toEqual([400, true]);
    expect((await list('state=shadow')).data).toMatchObject([{ version: NEWEST }]);
  });
});
