import { describe, expect, test } from 'vitest';
import type { ReportPrompt, RuleCheck, RuleDetail, RulePage, RuleTrial } from '@jianwei/api-client/model';
import { K, openRules, potassium } from './rule-calls.test-support.ts';

const { as, get, post, importCsv, imported } = await openRules();

const show = { places: ['reading', 'row'], basis: 'KDIGO', interval_days: 30, change_percent: 20 };
const outcome = {
  action: 'prompt',
  level: 'attention',
  reason: '血钾 {血钾的值}，区间 {血钾区间}，{日期} 请复查',
  show,
};
const prompt = { kind: 'prompt', name: '血钾偏高', category: 'renal', condition: { all: [K] }, outcome };

type Written = Omit<typeof prompt, 'condition'> & { readonly condition: object };

/** Written, tried and switched on by who administers prompts. */
async function inUse(body: Written = prompt, more: object = {}): Promise<RuleDetail> {
  const author = await as('prompt');
  const { body: detail } = await post<RuleDetail>('/rules', body, author);
  const { condition, kind } = body;
  await post('/rules/trial', { kind, condition, show: body.outcome.show, from: '2025-11-18' }, author);
  const { rule_id: id, revision } = detail.rule;
  const enabled = await post<RuleDetail>(`/rules/${id}/enable`, { revision, ...more }, author);
  expect(enabled.status).toBe(200);
  return enabled.body;
}
const refused = async (body: object, account = 'prompt') => {
  const author = await as(account);
  const { body: detail } = await post<Partial<RuleDetail> & { message?: string }>('/rules', body, author);
  if (detail.rule === undefined) return detail.message;
  const { rule_id: id, revision } = detail.rule;
  await post('/rules/trial', { kind: 'prompt', condition: prompt.condition }, author);
  return (await post(`/rules/${id}/enable`, { revision }, author)).body.message;
};

describe('a prompt', () => {
  test('acts on the next report: a finding, a mark beside its row, and whole below the findings', async () => {
    const { rule } = await inUse();
    expect(rule).toMatchObject({ rule_id: 'SP-019', kind: 'prompt', version: 1, shown: 0, useful: 0 });
    await importCsv(potassium('5.9'));
    const { data } = await imported();
    const text = '血钾 5.9 mmol/L，区间 3.5-5.3 mmol/L，2025-11-18 请复查';
    const told = data.reading?.findings.filter(({ kind }) => kind === 'prompt') ?? [];
    expect(told).toMatchObject([{ title: '血钾偏高', text, urgency: 2, rule_id: 'SP-019', rule_version: '1' }]);
    expect(data.prompts).toMatchObject([{ rule_id: 'SP-019', text, basis: 'KDIGO', places: ['reading', 'row'] }]);
    expect(data.prompts?.[0]?.evidences).toEqual([data.laboratories[0]?.laboratory_id]);
  });

  test('is silent where it is to stand beside rows only', async () => {
    await inUse({ ...prompt, outcome: { ...outcome, show: { ...show, places: ['row'] } } });
    await importCsv(potassium('5.9'));
    const { data } = await imported();
    expect(data.reading?.findings.some(({ kind }) => kind === 'prompt')).toBe(false);
    expect(data.prompts).toMatchObject([{ places: ['row'] }]);
  });

  test('is said once where two say the same of one row, and not for a department that it leaves out', async () => {
    await inUse();
    await inUse({ ...prompt, name: '血钾偏高二', condition: { all: [{ ...K, value: 5.6 }] } });
    await inUse({
      ...prompt,
      name: '不含本科',
      condition: { all: [{ ...K, value: 5.7 }] },
      outcome: { ...outcome, reason: '另一句', show: { ...show, without_departments: ['外院导入'] } as typeof show },
    });
    await importCsv(potassium('5.9'));
    const { data } = await imported();
    const department = data.patient?.department ?? '';
    expect(data.prompts?.map(({ rule_id: id }) => id)).toEqual(
      department === '外院导入' ? ['SP-019'] : ['SP-019', 'SP-021'],
    );
  });

  test('is not shown again within its interval unless the result has changed enough', async () => {
    await inUse();
    const at = (day: string, value: string) =>
      `p1,林一,男,1960-02-03,2025-11-${day} 08:00,钾,血清,${value},mmol/L,3.5-5.3,,`;
    await importCsv(at('10', '5.6'), at('12', '5.8'), at('14', '7.2'));
    const author = await as('prompt');
    const hits = await get<{ data: { report_time: string }[] }>('/rules/SP-019/hits', author);
    expect(hits.data.map(({ report_time: time }) => time.slice(8, 10)).toSorted()).toEqual(['10', '14']);
  });

  test('is answered by who reads it, once each, and its author sees the sum', async () => {
    await inUse();
    await importCsv(potassium('5.9'));
    const { report } = await imported();
    const doctor = await as('doctor');
    const path = `/reports/${report.report_id}/prompts/SP-019/feedback`;
    await post<ReportPrompt>(path, { useful: false }, doctor);
    const { body } = await post<ReportPrompt>(path, { useful: true, comment: '已复查' }, doctor);
    expect(body).toMatchObject({ rule_id: 'SP-019', useful: true, comment: '已复查' });
    expect((await imported()).data.prompts).toMatchObject([{ useful: true, comment: '已复查' }]);
    const author = await as('prompt');
    const page = await get<RulePage>('/rules?kind=prompt&q=SP-019', author);
    expect(page.data).toMatchObject([{ useful: 1, not_useful: 0, readers: 1, shown: 1 }]);
    expect((await post(`/reports/${report.report_id}/prompts/SP-001/feedback`, { useful: true }, doctor)).status).toBe(
      404,
    );
    expect((await post(path, { useful: true }, author)).body.message).toBe('当前角色无权访问');
  });
});

describe('what keeps a prompt from being switched on', () => {
  test.each([
    [{ reason: '血钾 {转铁蛋白饱和度的值}' }, '提示文字中的『转铁蛋白饱和度的值』不在条件中，结果可能没有'],
    [{ reason: ' ' }, '提示文字不能为空'],
    [{ reason: '可排除高血钾' }, '名称与提示文字不能用『排除』'],
    [{ show: { ...show, places: ['citizen'] } }, '选了居民端，请写给居民看的文字'],
    [{ show: { ...show, places: ['citizen'], lay_text: '可能是高钾血症' } }, '居民端文字不能含诊断名称'],
    [{ action: 'hold' }, '请选择命中后做什么'],
  ])('%j', async (part, message) => {
    expect(await refused({ ...prompt, name: message.slice(0, 12), outcome: { ...outcome, ...part } })).toBe(message);
  });

  test('who may not write prompts, and a category of audit rules', async () => {
    expect(await refused(prompt, 'audit')).toBe('当前角色无权访问');
    expect(await refused({ ...prompt, category: 'limit' })).toBe('请选择所属系统');
    expect(await get<RulePage>('/rules?kind=prompt', await as('lab'))).toMatchObject({
      total_elements: 18,
      may_write: true,
    });
    expect(await get('/rules?kind=prompt', await as('audit'))).toMatchObject({ message: '当前角色无权访问' });
  });
});

describe('a trial of a prompt', () => {
  const condition = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
  const span = { from: '2025-08-21', to: '2025-11-18' };

  test('and its reality are one function, the interval included', async () => {
    const author = await as('prompt');
    for (const interval of [0, 7, 60]) {
      const often = { ...show, interval_days: interval };
      const tried = await post<RuleTrial>(
        '/rules/trial',
        { kind: 'prompt', condition, show: often, ...span, page_size: 200 },
        author,
      );
      const { rule } = await inUse(
        { ...prompt, name: `肌酐 ${interval}`, condition, outcome: { ...outcome, reason: '请复查', show: often } },
        { also_stored_days: 90 },
      );
      const real = await get<{ total_elements: number; data: { report_id: string }[] }>(
        `/rules/${rule.rule_id}/hits?page_size=200`,
        author,
      );
      const ids = (rows: readonly { report_id: string }[]) => rows.map(({ report_id: id }) => id).toSorted();
      expect(ids(real.data)).toEqual(ids(tried.body.data));
      expect(tried.body.hits).toBeGreaterThan(0);
      expect(tried.body.unlimited_hits ?? 0).toBeGreaterThanOrEqual(tried.body.hits);
    }
  });

  test('is read page by page with the rows it rests on, and stopped', async () => {
    const author = await as('prompt');
    const { body } = await post<RuleTrial>(
      '/rules/trial',
      { kind: 'prompt', condition, show, reason: '肌酐 {肌酐的值}，{肌酐变化}', ...span, page_size: 1 },
      author,
    );
    expect(body).toMatchObject({ state: 'done', page_size: 1 });
    const second = await get<RuleTrial>(`/rules/trial/${body.trial_id}?page=1&page_size=1`, author);
    expect(second.data[0]?.text).toMatch(/^肌酐 \d/);
    expect(second.data[0]?.rows?.[0]).toMatchObject({ name: '肌酐', flag: 'high' });
    const stopped = await post<RuleTrial>(`/rules/trial/${body.trial_id}/cancel`, {}, author);
    expect(stopped.body.state).toBe('done');
    expect((await post('/rules/trial/TR999999/cancel', {}, author)).status).toBe(404);
    expect(await get('/rules/trial/TR999999', author)).toMatchObject({ message: '这次试运行已不在，请再试一次' });
  });
});

test('a condition that is being written is said, mended and noted without being stored', async () => {
  const author = await as('audit');
  const check = (condition: object) => post<RuleCheck>('/rules/check', { kind: 'audit', condition }, author);
  expect((await check({ all: [K, { ...K, op: 'below', value: 5 }] })).body).toMatchObject({
    sentence: '血钾 ≥ 5.5 mmol/L，血钾 < 5 mmol/L',
    notes: [{ path: '1', message: '与「血钾 ≥ 5.5 mmol/L」不能同时成立，条件永远不成立' }],
  });
  expect((await check({ any: [K, { ...K, op: 'below', value: 6 }] })).body.notes[0]?.message).toMatch(/总是成立/);
  expect((await check({ all: [{ ...K, unit: 'g/L' }] })).body.problems).toEqual([
    { path: '0', message: '血钾的单位应为 mmol/L' },
  ]);
  expect((await post('/rules/check', { kind: 'prompt', condition: { all: [] } }, author)).status).toBe(400);
  const line = {
    all: [
      { fact: 'signal', op: 'in', value: ['危急值'] },
      { ...K, unit: 'g/L' },
    ],
  };
  const ofPush = await post<RuleCheck>('/rules/check', { kind: 'push', condition: line }, await as('prompt'));
  expect(ofPush.body).toMatchObject({
    sentence: expect.stringContaining('信号属于危急值') as string,
    problems: [{ path: '1', message: '血钾的单位应为 mmol/L' }],
  });
  expect((await post('/rules/check', { kind: 'push', condition: line }, author)).status).toBe(400);
  expect((await get<{ departments: string[] }>('/rules/choices', author)).departments.length).toBeGreaterThan(3);
});
