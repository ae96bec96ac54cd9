import type { Interpretability, InterpretabilityReportPage, ReportPage } from '@jianwei/api-client/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, openFileHospital, openWorld, signIn, type Headers } from '../hospital.test-support.ts';

const { app } = await openFileHospital();

let operator: Headers;
beforeEach(async () => {
  operator = await signIn(app, 'ops', await openWorld(app));
});

const get = async <Body>(path: string) => (await call(app, 'GET', `/api/v2${path}`, operator)).body as Body;
const rates = (query = '') => get<Interpretability>(`/statistics/interpretability?${query}`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const YEAR = 'from=2024-11-18&to=2025-11-18';

// covers B-2.5-37
describe('interpretability', () => {
  test('what was judged and every loss make up all results, by source, by group and by week too', async () => {
    const {
      from,
      to,
      numerator,
      denominator,
      rate,
      losses,
      by_source: sources,
      by_group: groups,
      weeks,
    } = await rates();
    expect([from, to]).toEqual(['2025-10-20', '2025-11-18']);
    expect(losses.length).toBeGreaterThan(2);
    expect(numerator + sum(losses.map(({ results }) => results))).toBe(denominator);
    expect(rate).toBeCloseTo((numerator / denominator) * 100, 1);
    expect(losses.map(({ results }) => results)).toEqual(
      losses.map(({ results }) => results).toSorted((a, b) => b - a),
    );
    for (const parts of [sources, groups]) {
      expect(parts.length).toBeGreaterThan(3);
      expect(sum(parts.map((part) => part.numerator))).toBe(numerator);
      expect(sum(parts.map((part) => part.denominator))).toBe(denominator);
    }
    // Twelve whole weeks, so that a short range is seen in its course; those from the first day of the range on make it up.
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toMatchObject({ week: '2025-09-01', is_partial: false });
    expect(weeks.at(-1)).toMatchObject({ week: '2025-11-17', is_partial: true });
    const own = weeks.filter(({ week }) => week >= from);
    expect(own).toHaveLength(5);
    expect([sum(own.map((week) => week.numerator)), sum(own.map((week) => week.denominator))]).toEqual([
      numerator,
      denominator,
    ]);
    const lowest = groups.map((group) => group.rate ?? 0);
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
  });

  test('its counts of reports open as many reports, with what each lost', async () => {
    const counts = await rates('source=lis-main');
    const reportsOf = (counted: string) =>
      get<InterpretabilityReportPage>(
        `/statistics/interpretability/reports?counted=${counted}&source=lis-main&page_size=200`,
      );
    const [all, whole, concluded] = [await reportsOf('all'), await reportsOf('whole'), await reportsOf('concluded')];
    expect([all, whole, concluded].map(({ total_elements: total }) => total)).toEqual([
      counts.reports,
      counts.whole_reports,
      counts.concluded_reports,
    ]);
    expect(sum(all.data.map(({ results, lost }) => results - lost))).toBe(counts.numerator);
    expect(new Set(whole.data.map(({ lost }) => lost))).toEqual(new Set([0]));
    expect(concluded.data.filter((report) => report.concluded)).toHaveLength(concluded.data.length);
    expect(all.data[0]?.patient_name).toContain('*');
  });

  test('a source or a group alone is what it was among the others; one that sent nothing has no rate', async () => {
    const all = await rates();
    const [source] = all.by_source.filter(({ denominator }) => denominator > 0);
    const [group] = all.by_group;
    const { numerator, denominator } = await rates(`source=${source?.source_id ?? ''}`);
    expect([numerator, denominator]).toEqual([source?.numerator, source?.denominator]);
    const ofGroup = await rates(`group=${encodeURIComponent(group?.group ?? '')}`);
    expect([ofGroup.numerator, ofGroup.rate]).toEqual([group?.numerator, group?.rate]);
    expect(ofGroup.by_group).toHaveLength(1);
    expect(ofGroup.reports).toBeLessThan(all.reports);
    const silent = all.by_source.find(({ source_id: id }) => id === 'file');
    expect(silent).toEqual({ source_id: 'file', name: '文件导入', numerator: 0, denominator: 0 });
    const nothing = await rates('from=2010-01-01&to=2010-01-31');
    expect(nothing).toMatchObject({ numerator: 0, denominator: 0, losses: [], gain: [], by_group: [], events: [] });
    expect(nothing).not.toHaveProperty('rate');
    expect(nothing).not.toHaveProperty('before_rate');
  });

  test('the earlier span is as long, and its rates are those of its own days, by source too', async () => {
    const now = await rates('from=2025-11-05&to=2025-11-11');
    const then = await rates('from=2025-10-29&to=2025-11-04');
    expect(now.before_rate).toBe(then.rate);
    expect(now.by_source.length).toBeGreaterThan(4);
    expect(now.by_source.map(({ before_rate: before }) => before)).toEqual(then.by_source.map(({ rate }) => rate));
  });

  test('reports that lost nothing, and those in which something was found and is told', async () => {
    const before = await rates('from=2025-11-18&to=2025-11-18');
    const doctor = await signIn(app, 'prompt', operator);
    const list = await call(app, 'GET', '/api/v2/reports?date=2025-11-18&page_size=100', doctor);
    const ofToday = (list.body as ReportPage).data;
    expect(before.reports).toBe(ofToday.length);
    const found = ofToday.filter(
      ({ reading, audit_state: audit }) => ['critical', 'focus'].includes(reading?.level ?? '') && audit !== 'held',
    );
    expect(found.length).toBeGreaterThan(3);
    expect(before.concluded_reports).toBe(found.length);
    expect(before.whole_reports).toBeLessThan(before.reports);
    // One more report, of which one row is read and one is not.
    const rows = ['钾,血清,4.1,mmol/L,3.5-5.3', '星尘,血清,1,U/L,'];
    const lines = rows.map((row) => `p1,林一,男,1960-02-03,2025-11-18 08:00,${row}`);
    const text = ['patient_id,name,sex,birth_date,time,item,specimen,result,unit,range', ...lines].join('\n');
    await call(app, 'POST', '/__mock/import?name=a.csv', { ...operator, 'content-type': 'text/csv' }, text);
    const after = await rates('from=2025-11-18&to=2025-11-18');
    expect([after.reports, after.whole_reports, after.concluded_reports]).toEqual([
      before.reports + 1,
      before.whole_reports,
      before.concluded_reports,
    ]);
    expect([after.numerator, after.denominator]).toEqual([before.numerator + 1, before.denominator + 2]);
  });

  test('what cleaning read again counts on the day of the cleaning, for its own source and group', async () => {
    const day = 'from=2025-11-18&to=2025-11-18';
    const before = (await rates(day)).reread_results;
    const { body } = await call(app, 'POST', '/api/v2/cleaning/items/1/map', operator, {
      code: 'NTPROBNP',
      reread: true,
      revision: 1,
    });
    const { read } = body as { read: number };
    expect(read).toBeGreaterThan(10);
    const after = (query: string) => rates(`${day}${query}`).then(({ reread_results: count }) => count);
    expect(await after('')).toBe(before + read);
    expect(await after('&source=lis-east')).toBeGreaterThanOrEqual(read);
    expect(await after('&source=platform')).toBe(0);
    expect(await after(`&group=${encodeURIComponent('心肌标志物')}`)).toBe(read);
    expect(await after(`&group=${encodeURIComponent('血脂')}`)).toBe(0);
  });

  test('the target is the one that the laboratory sets', async () => {
    expect((await rates()).target).toBe(95);
    const audit = { ...operator, ...(await signIn(app, 'audit', operator)) };
    await call(app, 'POST', '/api/v2/laboratory/indicators/targets', audit, {
      indicator_id: 'readable',
      target: 97.5,
      shown: true,
    });
    expect((await rates()).target).toBe(97.5);
  });

  test('the gain only grows, and a mapping of its first item brings the rate up by what was read again', async () => {
    const before = await rates(YEAR);
    const after = before.gain.map(({ rate_after: rate }) => rate);
    expect(after).toHaveLength(10);
    expect(after).toEqual(after.toSorted((a, b) => a - b));
    const { body } = await call(app, 'POST', '/api/v2/cleaning/items/1/map', operator, {
      code: 'NTPROBNP',
      reread: true,
      revision: 1,
    });
    expect(body).toMatchObject({ read: expect.any(Number) as number });
    const now = await rates(YEAR);
    expect(now.denominator).toBe(before.denominator);
    expect(now.numerator).toBeGreaterThan(before.numerator);
    expect(now.gain.map(({ item_id: id }) => id)).not.toContain(1);
  });

  test('days on which a source sent items that it never had sent, within the weeks that are shown', async () => {
    const { events, weeks } = await rates(YEAR);
    expect(weeks.length).toBeGreaterThan(52);
    expect(events.length).toBeGreaterThan(0);
    const middle = events[events.length >> 1]?.date ?? '';
    const day = await rates(`from=${middle}&to=${middle}`);
    const first = day.weeks[0]?.week ?? '';
    expect(day.events).toEqual(events.filter(({ date }) => date >= first && date <= middle));
    expect(day.events.length).toBeLessThan(events.length);
  });

  test.each([
    ['from=2025-11-18&to=2025-11-17', '开始日期不能晚于结束日期'],
    ['from=2024-11-16&to=2025-11-17', '时间范围最多 1 年'],
    ['source=nowhere', '没有这个来源'],
    [`group=${encodeURIComponent('星座')}`, '没有这个检验组'],
  ])('%s is refused: %s', async (query, message) => {
    const refused = await call(app, 'GET', `/api/v2/statistics/interpretability?${query}`, operator);
    expect(refused).toMatchObject({ status: 400, body: { message } });
  });
});
