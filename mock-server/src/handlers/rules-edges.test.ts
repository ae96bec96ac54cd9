import { describe, expect, test } from 'vitest';
import type { Change, ChangePage, RuleDetail, RuleHitPage, RuleOutcomes, RulePage } from '@jianwei/api-client/model';
import { draft, K, openRules, outcome } from './rule-calls.test-support.ts';

const { as, get, post, create, attempt, enable, inUse, setClock } = await openRules();

const { kind: _, ...content } = draft;
const idsOf = (rules: readonly { rule_id: string }[]) => rules.map(({ rule_id: id }) => id);
const changesOf = async (id: string): Promise<Change[]> =>
  (await get<ChangePage>(`/changes?object_type=rule&object_id=${id}&page_size=50`)).data;
const AUDIT = Array.from({ length: 12 }, (_each, index) => `AR-${String(index + 1).padStart(3, '0')}`);
const show = { places: ['reading'], basis: 'KDIGO', interval_days: 30, change_percent: 20 };
const prompt = {
  ...draft,
  kind: 'prompt',
  name: '血钾偏高',
  category: 'renal',
  outcome: { action: 'prompt', level: 'remark', reason: '请复查', show },
};

describe('a draft', () => {
  test('is kept as it was written, under the next number, after the last rule, and logged', async () => {
    const detail = await create({ ...draft, name: ' 高血钾 ' });
    expect(detail).toEqual({
      rule: {
        ...{ rule_id: 'AR-013', kind: 'audit', name: '高血钾', category: 'limit', priority: 130, state: 'draft' },
        ...{ version: 0, draft_version: 1, action: 'hold', level: 'attention' },
        sentence: '血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。',
        ...{ shown: 0, per_day: 0, decided: 0, agreed: 0, revision: 1 },
        ...{ updated_at: '2025-11-18T10:30:00+08:00', updated_by: '梁思齐' },
      },
      may_write: true,
      draft: {
        ...{ condition: draft.condition, outcome },
        sentence: '血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。',
      },
      editions: [],
    });
    const [change, ...more] = await changesOf('AR-013');
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      action: '新增',
      summary: '新增',
      object_name: 'AR-013 高血钾',
      user_name: '梁思齐',
    });
    const next = await create({ ...draft, name: '另一条', priority: 7 });
    expect(next.rule).toMatchObject({ rule_id: 'AR-014', priority: 7 });
  });

  test('has its number and place among its own kind, no place beyond the last', async () => {
    const author = await as('prompt');
    const { body } = await post<RuleDetail>('/rules', { ...prompt, name: '血钾达到危急值，须复检' }, author);
    expect(body.rule).toMatchObject({ rule_id: 'SP-019', priority: 190 });
    expect(body.draft?.outcome).toEqual(prompt.outcome);
    await create({ ...draft, priority: 999 });
    expect((await create({ ...draft, name: '最后' })).rule).toMatchObject({ rule_id: 'AR-014', priority: 999 });
  });

  test('is written anew under its own name; one of another, or a wrong category, is refused', async () => {
    const { rule } = await create();
    const path = `/rules/${rule.rule_id}`;
    const next = { ...content, priority: 30, revision: 1 };
    expect((await post(path, { ...next, category: 'renal' })).body.message).toBe('请选择校验类别');
    expect((await post(path, { ...next, name: ' ' })).body.message).toBe('请填写名称');
    expect((await post(path, { ...next, name: '肝功能缺少白蛋白' })).body.message).toBe('名称已用于 AR-010');
    await setClock('2025-11-18T11:00:00+08:00');
    const saved = await post<RuleDetail>(path, { ...next, name: '高血钾 ', category: 'critical' });
    expect(saved.body.rule).toMatchObject({
      ...{ name: '高血钾', category: 'critical', priority: 30, revision: 2, state: 'draft', draft_version: 1 },
      updated_at: '2025-11-18T11:00:00+08:00',
    });
    const [change] = await changesOf(rule.rule_id);
    expect(change).toMatchObject({ action: '修改', summary: '类别由 限值 改为 危急值，优先级由 130 改为 30' });
  });

  test.each([
    [{ ...prompt, category: 'limit' }, 'prompt', '请选择所属系统'],
    [{ ...draft, category: 'renal' }, 'audit', '请选择校验类别'],
  ])('of the wrong category is refused: %j', async (body, account, message) => {
    expect((await post('/rules', body, await as(account))).body.message).toBe(message);
  });

  test.each([
    ['that is what is in use is none', {}, false],
    ['of another condition is one', { condition: { all: [{ ...K, value: 6 }] } }, true],
    ['of another reason is one', { outcome: { ...outcome, reason: '另一句' } }, true],
  ])('%s', async (_name, change, isDraft) => {
    const { rule } = await inUse();
    const body = { ...content, ...change, priority: 30, revision: rule.revision };
    const saved = (await post<RuleDetail>(`/rules/${rule.rule_id}`, body)).body;
    expect([saved.draft !== undefined, saved.rule.draft_version]).toEqual([isDraft, isDraft ? 2 : undefined]);
    // What is in use stays as it is.
    expect(saved.rule).toMatchObject({ state: 'in_use', version: 1, sentence: rule.sentence });
  });
});

describe('each step', () => {
  test('is told in the log, and in the versions', async () => {
    const { rule } = await inUse({ ...draft, name: '一条' });
    const path = `/rules/${rule.rule_id}`;
    const said = async () => {
      const [change] = await changesOf(rule.rule_id);
      return [change?.action, change?.summary, change?.batch_id];
    };
    expect(await said()).toEqual(['启用', '启用 v1：血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。', undefined]);
    const version = { version: 1, enabled_at: '2025-11-18T10:30:00+08:00', enabled_by: '梁思齐' };
    const { editions: first } = await get<RuleDetail>(path);
    expect(first).toMatchObject([version]);
    expect(first[0]).not.toHaveProperty('ended_at');
    await setClock('2025-11-18T11:00:00+08:00');
    const off = await post<RuleDetail>(`${path}/disable`, { revision: rule.revision, reason: ' 重复 ' });
    expect(off.body.editions).toMatchObject([{ ...version, ended_at: '2025-11-18T11:00:00+08:00' }]);
    expect(await said()).toEqual(['停用', '停用 v1：重复', undefined]);
    const back = await post<RuleDetail>(`${path}/restore`, { revision: off.body.rule.revision, version: 1 });
    expect(await said()).toEqual(['取回', '取回 v1 的内容为 v2 草稿', undefined]);
    await post(`${path}/delete`, { revision: back.body.rule.revision });
    expect(await said()).toEqual(['删除草稿', '草稿由 血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。 改为 空', undefined]);
    const { rule: never } = await create({ ...draft, name: '另一条' });
    await post(`/rules/${never.rule_id}/delete`, { revision: 1 });
    const [gone] = await changesOf(never.rule_id);
    expect(gone).toMatchObject({ action: '删除', summary: '删除草稿 另一条' });
  });

  test.each([
    ['', { ...content, priority: 30 }],
    ['/enable', {}],
    ['/disable', { reason: '停' }],
    ['/restore', { version: 1 }],
    ['/delete', {}],
  ])('of what somebody changed meanwhile is refused: %s', async (step, body) => {
    const path = `/rules/AR-002${step}`;
    const message = '该规则已被修改，请重新载入后再保存';
    expect(await post(path, { ...body, revision: 2 })).toMatchObject({ status: 400, body: { message } });
  });

  test('stops one rule of a filter without a batch', async () => {
    const { body } = await post<RuleOutcomes>('/rules/disable', {
      filter: { kind: 'audit', q: 'AR-008' },
      reason: '停',
    });
    const name = '直接胆红素高于总胆红素';
    expect(body.outcomes).toEqual([{ rule_id: 'AR-008', name, is_done: true }]);
    const [change] = await changesOf('AR-008');
    expect(change).toMatchObject({ change_id: body.change_ids[0], summary: '停用 v1：停' });
    expect(change).not.toHaveProperty('batch_id');
  });

  test('into use reaches back over stored reports of so many days, by this rule alone', async () => {
    const condition = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
    const others = await get<RuleHitPage>('/rules/AR-006/hits?days=30&page_size=50');
    expect(others.total_elements).toBeGreaterThan(0);
    const detail = await create({ ...draft, condition, outcome: { ...outcome, reason: '请核对' } });
    const tried = await attempt(condition, { from: '2025-11-11', page_size: 200 });
    await enable(detail, { also_stored_days: 7 });
    const hits = await get<RuleHitPage>(`/rules/${detail.rule.rule_id}/hits?page_size=200`);
    const since = tried.body.data.filter(({ report_time: time }) => time > '2025-11-11T10:30:00+08:00');
    expect(since.length).toBeGreaterThan(0);
    const reports = (rows: readonly { report_id: string }[]) => rows.map(({ report_id: id }) => id).toSorted();
    expect(reports(hits.data)).toEqual(reports(since));
    expect(await get<RuleHitPage>('/rules/AR-006/hits?days=30&page_size=50')).toEqual(others);
  });

  test('of the order is logged once for each rule that moved, in one batch', async () => {
    const unknown = await post('/rules/order', { rule_ids: ['AR-003', 'AR-999'] });
    expect(unknown).toMatchObject({ status: 400, body: { message: '该规则不存在' } });
    const { body } = await post<RulePage>('/rules/order', { rule_ids: ['AR-003', 'AR-001', 'AR-003'] });
    expect(body).toMatchObject({ page: 0, page_size: 12, total_elements: 12, may_write: true });
    expect(idsOf(body.data)).toEqual(['AR-003', 'AR-001', 'AR-002', ...AUDIT.slice(3)]);
    expect(body.data.map(({ priority }) => priority)).toEqual(AUDIT.map((_each, index) => (index + 1) * 10));
    expect(body.data.slice(0, 4).map(({ revision }) => revision)).toEqual([2, 2, 2, 1]);
    const { data } = await get<ChangePage>(`/changes?object_type=rule&action=${encodeURIComponent('调整次序')}`);
    expect(data.map(({ object_id: id }) => id).toSorted()).toEqual(['AR-001', 'AR-002', 'AR-003']);
    expect(new Set(data.map(({ batch_id: id }) => id ?? '')).size).toBe(1);
    expect(data[0]?.batch_id).toMatch(/^BATCH/);
    expect(data[0]?.summary).toBe('优先级由 20 改为 30');
  });
});

describe('what a rule acted on', () => {
  test('is listed with the masked patient, the version and the words of that time', async () => {
    const { data } = await get<RuleHitPage>('/rules/AR-001/hits?page_size=200');
    const [newest] = data;
    const tried = await get<RuleDetail>('/rules/AR-001');
    expect(newest).toMatchObject({
      version: tried.rule.version,
      text: expect.stringMatching(/^血钾 [\d.]+ mmol\/L 危急 [↑↓]，/) as string,
    });
    expect(data.length).toBeGreaterThan(0);
    for (const { patient_name: name } of data) expect(name).toMatch(/^.\*.?$/u);
    const until = tried.editions[1]?.ended_at ?? '';
    const before = data.filter(({ time }) => time < until);
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(before.map(({ version }) => version))).toEqual(new Set([1]));
    const lately = await get<RulePage>('/rules?q=AR-001');
    const { total_elements: shown } = await get<RuleHitPage>('/rules/AR-001/hits?days=30');
    expect(lately.data[0]).toMatchObject({ shown, per_day: Math.round(shown / 3) / 10 });
    const trial = await attempt(tried.editions[0]?.content.condition ?? {}, { list: 'hits' });
    const report = trial.body.data.find(({ report_id: id }) => id === newest?.report_id);
    expect(newest).toMatchObject({ report_time: report?.report_time, patient_name: report?.patient_name });
  });
});
