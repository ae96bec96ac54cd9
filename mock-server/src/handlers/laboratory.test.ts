import type {
  Indicator,
  IndicatorList,
  IndicatorReportPage,
  IndicatorTargetSaved,
  RulePage,
  TaskList,
} from '@jianwei/api-client/model';
import { describe, expect, test } from 'vitest';
import { openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, inUse, importCsv, holds } = await openRules();

type Refused = { message: string };

/** A doctor changes an answer that was given on a prompt. */
async function answer(useful: boolean): Promise<void> {
  const path = '/reports/R1414-02/prompts/SP-003/feedback';
  expect((await post(path, { useful }, await as('doctor'))).status).toBe(200);
}

const indicators = async (query = '', account = 'audit') =>
  get<IndicatorList>(`/laboratory/indicators${query}`, await as(account));
const one = ({ data }: IndicatorList, id: Indicator['id']): Indicator => {
  const found = data.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no indicator ${id}`);
  return found;
};

describe('what is to be done', () => {
  const tasks = async (account: string) => {
    const { data } = await get<TaskList>('/laboratory/tasks', await as(account));
    return Object.fromEntries(data.map(({ id, count, address }) => [id, [count, address] as const]));
  };

  test('is what the account may act on, and leads to the screen where it does', async () => {
    expect(Object.keys(await tasks('prompt'))).toEqual(['holds', 'criticals', 'prompts', 'disputed', 'units']);
    expect(await tasks('audit')).toEqual({ holds: [1, '/audit-rules-management?tab=held'] });
    expect((await get<Refused>('/laboratory/tasks', await as('doctor'))).message).toBe('当前角色无权访问');
    expect((await get<Refused>('/laboratory/tasks', await as('lab-plain'))).message).toBe('当前角色无权访问');
  });

  test('counts a held report until somebody decides it, with its age', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const { data } = await get<TaskList>('/laboratory/tasks');
    expect(data).toMatchObject([{ id: 'holds', count: 2, oldest_at: '2025-11-18T09:52:00+08:00' }]);
    const [hold] = (await holds()).data;
    await post(`/audit/holds/${hold?.hold_id ?? ''}/decide`, { decision: 'release' });
    expect((await tasks('audit'))['holds']?.[0]).toBe(1);
  });

  test('counts a report that a doctor called inaccurate until the laboratory marks it', async () => {
    const [doctor, prompt] = [await as('doctor'), await as('prompt')];
    const before = (await tasks('prompt'))['disputed']?.[0] ?? 0;
    const feedback = { kind: 'inaccurate', content: '不像' };
    expect((await post('/ai/reports/R1004-01/feedback', feedback, doctor)).status).toBe(200);
    expect((await tasks('prompt'))['disputed']).toEqual([before + 1, '/report-list?disputed=yes']);
    const listed = await get<{ total_elements: number }>('/reports?disputed=true', prompt);
    expect(listed.total_elements).toBe(before + 1);
    await post('/reports/disease/tagging', { report_id: 'R1004-01', diagnosis_id: 'CKD', tag: 'wrong' }, prompt);
    expect((await tasks('prompt'))['disputed']?.[0]).toBe(before);
  });

  test('counts what doctors called not applicable of a prompt, until it is written anew or stopped', async () => {
    const author = await as('prompt');
    const before = (await tasks('prompt'))['prompts']?.[0] ?? 0;
    await answer(false);
    expect((await tasks('prompt'))['prompts']).toEqual([before + 1, '/comprehensive-prompt?sort=-not_useful']);
    const { data } = await get<RulePage>('/rules?kind=prompt&sort=-not_useful&page_size=50', author);
    const counts = data.map(({ not_useful: count = 0 }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const rule = data.find(({ rule_id: id }) => id === 'SP-003');
    await post('/rules/SP-003/disable', { revision: rule?.revision, reason: '重写' }, author);
    expect((await tasks('prompt'))['prompts']?.[0]).toBe(before + 1 - (rule?.not_useful ?? 0));
  });

  test('counts reports whose units do not fit as the list does', async () => {
    const { units } = await tasks('prompt');
    const listed = await get<{ total_elements: number }>('/reports?unit_trouble=true', await as('prompt'));
    expect(units?.[0]).toBeGreaterThan(0);
    expect(listed.total_elements).toBeGreaterThanOrEqual(units?.[0] ?? 0);
  });
});

describe('key indicators', () => {
  test('stand over twelve months with their denominators, and a rate with the limits of its chart', async () => {
    const list = await indicators();
    expect([list.from, list.to, list.may_change]).toEqual(['2024-12', '2025-11', true]);
    expect(list.data.map(({ id, target, direction }) => [id, direction, target])).toEqual([
      ['handled_in_time', 'at_least', 95],
      ['handling_median', 'at_most', 30],
      ['corrected', 'at_most', 0.5],
      ['held', 'at_most', 10],
      ['readable', 'at_least', 95],
      ['useful', 'at_least', 80],
    ]);
    for (const { points, unit, denominator } of list.data) {
      expect(points).toHaveLength(12);
      expect(denominator).toBe(points.at(-1)?.denominator);
      const counted = points.filter((point) => point.denominator > 0);
      expect(counted).not.toHaveLength(0);
      for (const { low, high, value = 0, outside } of counted) {
        if (unit === 'minutes') expect([low, high, outside]).toEqual([undefined, undefined, undefined]);
        else expect(value < (low ?? 0) - 0.01 || value > (high ?? 100) + 0.01).toBe(outside);
      }
    }
  });

  test('count a report whose result the source corrected, and name it', async () => {
    const before = one(await indicators(), 'corrected');
    await importCsv(potassium('4.4'));
    await importCsv(potassium('4.6', '更正'));
    const after = one(await indicators(), 'corrected');
    expect([after.numerator, after.denominator]).toEqual([before.numerator + 1, before.denominator + 1]);
    const path = '/laboratory/indicators/corrected/reports?period=2025-11';
    const rows = await get<IndicatorReportPage>(path);
    expect(rows.data.find(({ patient_name: name }) => name === '林*')).toMatchObject({ text: '更正 1 项' });
  });

  test('count what is held, and the reports behind a month are as many as its numerator', async () => {
    await inUse();
    await importCsv(potassium('6.4'));
    const held = one(await indicators(), 'held');
    const rows = await get<IndicatorReportPage>('/laboratory/indicators/held/reports?period=2025-11&page_size=5');
    expect(rows.total_elements).toBe(held.numerator);
    expect(rows.data.length).toBeLessThanOrEqual(5);
  });

  test('count what doctors say of prompts, whose reports stand behind the month', async () => {
    const before = one(await indicators(), 'useful');
    expect(before.denominator).toBeGreaterThan(0);
    const path = '/laboratory/indicators/useful/reports?period=2025-11';
    const behind = async () => (await get<IndicatorReportPage>(path)).data;
    const known = (await behind()).length;
    await answer(false);
    const after = one(await indicators(), 'useful');
    expect([after.numerator, after.denominator]).toEqual([before.numerator - 1, before.denominator]);
    expect(await behind()).toHaveLength(known + 1);
    expect((await behind()).find(({ report_id: id }) => id === 'R1414-02')?.text).toBe('1 次标为不适用');
    await answer(true);
    expect(one(await indicators(), 'useful')).toMatchObject({ numerator: before.numerator });
  });

  test('are told of one department, and of other months', async () => {
    const list = await indicators('?from=2025-09&to=2025-10&department=急诊科');
    expect(one(list, 'readable').points.map(({ period }) => period)).toEqual(['2025-09', '2025-10']);
    const whole = await indicators('?from=2025-09&to=2025-10');
    expect(one(list, 'held').denominator).toBeLessThan(one(whole, 'held').denominator);
    expect(list.departments).toContain('急诊科');
  });

  test.each([
    ['?from=2025-11&to=2025-10', '起始月不能晚于截止月'],
    ['?from=2021-01&to=2025-10', '时间范围最多 3 年'],
    ['?department=星际科', '没有「星际科」这个科室'],
    ['?from=2025-13', '月份应为 2025-11 的形式'],
    // Before the year 1000 a month had a year of other digits, and the answer broke the contract.
    ['?from=0000-01&to=0000-01', '月份应为 2025-11 的形式'],
    ['?from=0099-05&to=0099-05', '月份应为 2025-11 的形式'],
  ])('refuse %s', async (query, message) => {
    expect(await indicators(query)).toMatchObject({ message });
  });

  test('that are not there have no reports', async () => {
    expect(await get<Refused>('/laboratory/indicators/luck/reports?period=2025-11')).toMatchObject({
      message: '没有这个指标',
    });
  });

  test('need their column of a laboratory account', async () => {
    expect((await indicators('', 'lab')).may_change).toBe(true);
    expect((await indicators('', 'prompt')).may_change).toBe(false);
    expect(await indicators('', 'lab-plain')).toMatchObject({ message: '当前角色无权访问' });
  });
});

describe('targets', () => {
  const path = '/laboratory/indicators/targets';
  const body = { indicator_id: 'readable', target: 97.5, shown: true };

  test('are changed with a row of the log that takes them back', async () => {
    const saved = await post<IndicatorTargetSaved>(path, body);
    expect(saved.body).toMatchObject({ indicator_id: 'readable', target: 97.5 });
    expect(one(await indicators(), 'readable').target).toBe(97.5);
    expect((await post<IndicatorTargetSaved>(path, body)).body).not.toHaveProperty('change_id');
    expect((await post(`/changes/${saved.body.change_id ?? 0}/undo`, {})).status).toBe(200);
    expect(one(await indicators(), 'readable')).toMatchObject({ target: 95, shown: true });
  });

  test('of one reading are saved once, and who saved meanwhile is told', async () => {
    const { revision } = one(await indicators(), 'readable');
    expect((await post(path, { ...body, revision })).status).toBe(200);
    expect((await post(path, { ...body, target: 96, revision })).body.message).toBe(
      '梁思齐 10:30 已修改，请重新载入后再保存',
    );
    expect(one(await indicators(), 'readable').target).toBe(97.5);
  });

  test('may hide an indicator', async () => {
    await post(path, { ...body, shown: false });
    expect(one(await indicators(), 'readable')).toMatchObject({ target: 97.5, shown: false });
  });

  test('are from 0 to 100, and nothing for who only reads', async () => {
    for (const target of [-1, 101])
      expect((await post(path, { ...body, target })).body.message).toBe('目标应为 0 到 100');
    const prompt = await as('prompt');
    expect((await post(path, body, prompt)).body.message).toBe('当前角色只能查看');
    expect((await post(path, body, await as('lab'))).status).toBe(200);
  });
});
