import type { Interpretability } from '@jianwei/api-client/model';
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
    for (const parts of [sources, groups, weeks]) {
      expect(parts.length).toBeGreaterThan(3);
      expect(sum(parts.map((part) => part.numerator))).toBe(numerator);
      expect(sum(parts.map((part) => part.denominator))).toBe(denominator);
    }
    expect(weeks[0]).toMatchObject({ week: '2025-10-20', is_partial: false });
    expect(weeks.at(-1)).toMatchObject({ week: '2025-11-17', is_partial: true });
    const lowest = groups.map((group) => group.rate ?? 0);
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
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
    const silent = all.by_source.find(({ source_id: id }) => id === 'file');
    expect(silent).toEqual({ source_id: 'file', name: '文件导入', numerator: 0, denominator: 0 });
    const nothing = await rates('from=2010-01-01&to=2010-01-31');
    expect(nothing).toMatchObject({ numerator: 0, denominator: 0, losses: [], gain: [], by_group: [], events: [] });
    expect(nothing).not.toHaveProperty('rate');
    expect(nothing).not.toHaveProperty('before_rate');
  });

  test('the earlier span is as long, and its rate is the one of its own days', async () => {
    const { before_rate: before } = await rates('from=2025-11-05&to=2025-11-11');
    expect(before).toBe((await rates('from=2025-10-29&to=2025-11-04')).rate);
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

  test('days on which a source sent items that it never had sent, within the range alone', async () => {
    const { events } = await rates(YEAR);
    expect(events.length).toBeGreaterThan(0);
    const [first] = events;
    const day = await rates(`from=${first?.date ?? ''}&to=${first?.date ?? ''}`);
    expect(day.events).toEqual([first]);
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
