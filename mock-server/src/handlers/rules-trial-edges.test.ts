import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ReportPage, RuleCheck, RuleDetail, RuleTrial } from '@jianwei/api-client/model';
import { draft, K, openRules, outcome } from './rule-calls.test-support.ts';

const { as, get, post, create, attempt, enable, importCsv, holds } = await openRules();

const PLT = (value: number) => ({ fact: 'lab', op: 'below', value, code: 'PLT', unit: '10^9/L' });
const today = { from: '2025-11-18', to: '2025-11-18' };
const show = { places: ['reading'], basis: 'KDIGO', interval_days: 30, change_percent: 20 };
const everybody = { all: [{ fact: 'age', op: 'at_least', value: 0 }] };
const nobody = { all: [{ fact: 'patient_tag', op: 'in', value: ['没有这个标签'] }] };
const idsOf = (rows: readonly { report_id: string }[]) => rows.map(({ report_id: id }) => id);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const tried = async (condition: object, more: object = {}): Promise<RuleTrial> => {
  const { status, body } = await attempt(condition, more);
  expect(status).toBe(200);
  return body;
};

describe('a trial against the version in use', () => {
  const of = { rule_id: 'AR-003', page_size: 200, reason: '血小板 {血小板}，{日期}' };

  test('lists what it no longer hits by what the tried condition finds there', async () => {
    const body = await tried({ all: [PLT(40)] }, { ...of, list: 'dropped' });
    expect(body.dropped).toBeGreaterThan(0);
    expect(body).toMatchObject({ added: 0, total_elements: body.dropped, compared_hits: body.hits + body.dropped });
    expect(body.data).toHaveLength(body.dropped);
    expect(body.data.length).toBeGreaterThan(0);
    for (const { leaves, text, report_time: time } of body.data) {
      const [leaf, ...more] = leaves;
      expect(more).toEqual([]);
      expect(leaf).toMatchObject({ path: '0', text: '血小板 < 40 ×10⁹/L', result: 'false' });
      const value = Number.parseFloat(leaf?.actual ?? '');
      expect(value).toBeGreaterThanOrEqual(40);
      expect(value).toBeLessThan(60);
      expect(text).toBe(`血小板 ${leaf?.actual}，${time.slice(0, 10)}`);
    }
  });

  test('lists what it hits beside that, day by day, page by page', async () => {
    const body = await tried({ all: [PLT(100)] }, { ...of, list: 'added' });
    expect(body.added).toBeGreaterThan(2);
    expect(body).toMatchObject({
      dropped: 0,
      total_elements: body.added,
      hits: (body.compared_hits ?? 0) + body.added,
    });
    expect(body.data.length).toBeGreaterThan(0);
    for (const { leaves } of body.data) expect(leaves[0]).toMatchObject({ result: 'true' });
    expect(sum(body.per_day.map(({ hits }) => hits))).toBe(body.hits);
    expect(sum(body.per_day.map(({ compared_hits: hits }) => hits))).toBe(body.compared_hits);
    const second = await get<RuleTrial>(`/rules/trial/${body.trial_id}?list=added&page=1&page_size=2`);
    expect(second).toMatchObject({ page: 1, page_size: 2, total_elements: body.added });
    expect(idsOf(second.data)).toEqual(idsOf(body.data).slice(2, 4));
    const hits = await get<RuleTrial>(`/rules/trial/${body.trial_id}?page_size=200`);
    expect(idsOf(hits.data).filter((id) => !idsOf(body.data).includes(id))).toHaveLength(body.compared_hits ?? 0);
    expect(hits.data[0]).not.toHaveProperty('rows');
  });

  test('has nothing to compare with where none is in use', async () => {
    const { rule } = await create();
    for (const id of [rule.rule_id, '']) {
      const body = await tried(draft.condition, { rule_id: id });
      expect(body).toMatchObject({ added: 0, dropped: 0, page: 0, page_size: 6 });
      expect(body).not.toHaveProperty('compared_hits');
      expect(body).not.toHaveProperty('unlimited_hits');
      expect(body.per_day.filter(({ compared_hits: hits }) => hits !== 0)).toEqual([]);
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.data[0]).not.toHaveProperty('text');
    }
    expect((await attempt(draft.condition, { rule_id: 'SP-001' })).body).toMatchObject({ message: '该规则不存在' });
  });

  test('counts what people decided on its hits, by this rule where it is named', async () => {
    const condition = (await get<RuleDetail>('/rules/AR-001')).editions[0]?.content.condition ?? {};
    const span = { from: '2025-08-01', page_size: 200 };
    const own = await tried(condition, { ...span, rule_id: 'AR-001' });
    const words: Record<string, string> = {
      ...{ release: '直接放行', rechecked: '已复检一致', corrected: '已更正', returned: '已退回' },
      ...{ held: '待审', timed_out: '超时放行' },
    };
    const decided = (await holds('rule_id=AR-001&page_size=200')).data;
    const said = own.data.map(({ report_id: id }) => decided.find((hold) => hold.report_id === id)?.state);
    expect(own.data.map(({ decision }) => decision)).toEqual(said.map((state) => state && words[state]));
    const judged = said.filter((state) => state !== undefined && state !== 'held' && state !== 'timed_out');
    expect(own.decided).toBe(judged.length);
    expect(own.agreed).toBe(judged.filter((state) => state !== 'release').length);
    expect(own.agreed).toBeLessThan(own.decided);
    // Without a name whatever was decided last on a report counts.
    const any = await tried(everybody, { ...span, page_size: 1 });
    const all = (await holds('sort=-held_at&page_size=200')).data.filter(({ held_at: time }) => time >= '2025-08-01');
    const latest = new Map(all.toReversed().map(({ report_id: id, state }) => [id, state]));
    expect(any.decided).toBe([...latest.values()].filter((state) => state !== 'held' && state !== 'timed_out').length);
  });
});

describe('the days of a trial', () => {
  test.each([
    [{}, '2025-10-20', '2025-11-18', 30],
    [{ to: '2025-11-10' }, '2025-10-12', '2025-11-10', 30],
    [{ from: '2025-11-17' }, '2025-11-17', '2025-11-18', 2],
    [today, '2025-11-18', '2025-11-18', 1],
    [{ from: '2024-11-18' }, '2024-11-18', '2025-11-18', 366],
  ])('of %j', async (span, first, last, days) => {
    const { per_day: all, of, reports } = await tried(nobody, span);
    expect([all[0]?.date, all.at(-1)?.date, all.length]).toEqual([first, last, days]);
    expect(of).toBe(reports);
  });

  test('are no more than 366', async () => {
    expect((await attempt(nobody, { from: '2024-11-17' })).body).toMatchObject({ message: '时间范围最多 1 年' });
  });
});

describe('a tried report', () => {
  const line = (id: string, name: string, birth: string, result: string) =>
    `${id},${name},女,${birth},2025-11-18 08:00,钾,血清,${result},mmol/L,3.5-5.3,,`;

  test('is told with its masked patient, age and values', async () => {
    await importCsv(line('p1', '欧阳一一', '1960-02-03', '6.4'), line('p2', '李二', '1960-02-04', '6.2'));
    const body = await tried({ all: [{ ...K, value: 6.1 }] }, today);
    const found = body.data.filter(({ department }) => department === '外院导入');
    expect(found.map(({ patient_name: name }) => name).toSorted()).toEqual(['李*', '欧*一'].toSorted());
    const whole = found.find(({ patient_name: name }) => name === '欧*一');
    const doctor = await as('doctor');
    const page = await get<ReportPage>(`/reports?date=2025-11-18&keyword=${encodeURIComponent('欧阳一一')}`, doctor);
    expect(page.data).toHaveLength(1);
    expect(whole).toEqual({
      report_id: page.data[0]?.report_id,
      report_time: '2025-11-18T08:00:00+08:00',
      ...{ patient_name: '欧*一', patient_gender: '女', patient_age: 65, department: '外院导入' },
      leaves: [{ path: '0', text: '血钾 ≥ 6.1 mmol/L', actual: '6.4 mmol/L', result: 'true' }],
    });
    expect(body).toMatchObject({ patients: body.hits });
  });

  test('that cannot be judged is listed apart', async () => {
    await importCsv(line('p2', '李二', '1960-02-04', '6.2'));
    const { data } = await tried(
      { all: [{ ...K, value: 6.1 }, PLT(60)] },
      { ...today, list: 'undetermined', page_size: 200 },
    );
    const one = data.find(({ patient_name: name }) => name === '李*');
    expect(one?.leaves.map(({ result }) => result)).toEqual(['true', 'undetermined']);
  });

  test('of a prompt is told with the rows that both items of a ratio have, and when its patient was told last', async () => {
    const condition = {
      all: [
        { fact: 'ratio', op: 'above', value: 1, code: 'AST', of_code: 'ALT' },
        { fact: 'lab_flag', op: 'is', value: 'low', code: 'HGB' },
      ],
    };
    const asked = { kind: 'prompt', condition, from: '2025-07-01', page_size: 200 };
    const author = await as('prompt');
    const { body } = await post<RuleTrial>('/rules/trial', { ...asked, show: { ...show, interval_days: 0 } }, author);
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.unlimited_hits).toBe(body.hits);
    const names = ['天门冬氨酸氨基转移酶', '丙氨酸氨基转移酶', '血红蛋白'];
    for (const { rows = [] } of body.data) {
      expect(rows.map(({ name }) => name)).toEqual(names);
      expect(rows[2]).toMatchObject({ specimen: '全血', unit: 'g/L', flag: 'low' });
    }
    const inside = body.data.flatMap(({ rows = [] }) => rows).filter(({ flag }) => flag === undefined);
    expect(inside.length).toBeGreaterThan(0);
    for (const row of inside) expect(row).not.toHaveProperty('flag');
  });

  test('of a prompt says when its patient was told before', async () => {
    const at = (day: string, value: string) =>
      `p1,林一,男,1960-02-03,2025-11-${day} 08:00,钾,血清,${value},mmol/L,3.5-5.3,,`;
    await importCsv(at('10', '8.1'), at('12', '8.2'), at('14', '9.9'));
    const condition = { all: [{ ...K, value: 8 }] };
    const { body } = await post<RuleTrial>(
      '/rules/trial',
      { kind: 'prompt', condition, show, from: '2025-11-01' },
      await as('prompt'),
    );
    expect(body).toMatchObject({ hits: 2, unlimited_hits: 3, patients: 1 });
    expect(body.data.map(({ last_shown: last }) => last)).toEqual(['2025-11-10', undefined]);
    expect(body.data[0]?.rows).toEqual([
      { name: '血钾', specimen: '血清', result: '9.9', unit: 'mmol/L', range: '3.5-5.3', flag: 'high' },
    ]);
  });
});

describe('the notes of a trial', () => {
  test('name a condition that holds always or too often; another has none', async () => {
    const all = await tried(everybody);
    expect(all.hits).toBe(all.reports);
    expect(all.notes).toEqual([`约每日 ${Math.round(all.hits / 30)} 份，请确认`, '每份报告都命中：条件可能总是成立']);
    const few = await tried(draft.condition);
    expect(few.hits).toBeGreaterThan(0);
    expect(few.notes).toEqual([]);
    const often = await tried({ all: [{ fact: 'sex', op: 'is', value: '女' }] });
    expect(often.notes).toEqual([`约每日 ${Math.round(often.hits / 30)} 份，请确认`]);
    const none = await tried(everybody, { from: '2020-01-01', to: '2020-01-02' });
    expect(none).toMatchObject({ of: 0, hits: 0, notes: [] });
  });

  test('name the rule that says the same already, unless it is the rule itself', async () => {
    const condition = (await get<RuleDetail>('/rules/AR-001')).editions[0]?.content.condition ?? {};
    expect((await tried(condition)).notes).toEqual(['条件与 AR-001 相同']);
    expect((await tried(condition, { rule_id: 'AR-001' })).notes).toEqual([]);
    const check = async (kind: string, account: string) =>
      (await post<RuleCheck>('/rules/check', { kind, condition }, await as(account))).body.notes;
    expect(await check('prompt', 'prompt')).toEqual([{ path: '', message: '条件与 AR-001 相同' }]);
    // A push line may well tell of what a rule says.
    expect(await check('push', 'prompt')).toEqual([]);
  });
});

test('a trial that is stopped says so, and nothing is switched on by it', async () => {
  // What the rule base concludes of a year is not worked out at once.
  const condition = { all: [{ fact: 'diagnosis', op: 'in', value: ['代谢性碱中毒'] }] };
  const detail = await create({ ...draft, condition, outcome: { ...outcome, reason: '请核对' } });
  // So long a report takes that others get their turn after each.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 25));
  onTestFinished(() => clock.mockRestore());
  const started = attempt(condition, { from: '2024-11-18' });
  const read = () => get<RuleTrial>('/rules/trial/TR000001?page=0&page_size=6');
  const [seen, stopped] = await vi.waitFor(
    async () => {
      const running = await read();
      expect(running).toHaveProperty('state');
      return [running, await post<RuleTrial>('/rules/trial/TR000001/cancel', {})] as const;
    },
    { timeout: 10_000, interval: 1 },
  );
  expect(seen).toMatchObject({ state: 'running', notes: [], page: 0, page_size: 6 });
  expect(stopped.body).toMatchObject({ state: 'cancelled', page: 0, page_size: 6 });
  expect(stopped.body.reports).toBeLessThan(stopped.body.of);
  expect((await started).body).toMatchObject({ trial_id: 'TR000001', state: 'cancelled' });
  expect((await enable(detail)).body.message).toBe('请先试运行当前条件');
});
