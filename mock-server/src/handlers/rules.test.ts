import { describe, expect, test } from 'vitest';
import type { ChangePage, RuleDetail, RuleOutcomes, RulePage, RuleTrial } from '@jianwei/api-client/model';
import { draft, K, openRules, outcome, potassium } from './rule-calls.test-support.ts';

const { as, get, status, post, create, attempt, enable, inUse, importCsv, holds } = await openRules();

describe('the rules', () => {
  test('twelve are in use, each a sentence with what people made of it', async () => {
    const { data, total_elements: total } = await get<RulePage>('/rules?page_size=50&state=in_use');
    expect(total).toBe(12);
    expect(data[0]).toMatchObject({
      rule_id: 'AR-001',
      sentence: '血钾达到危急值，科室不属于外院导入：暂缓解读，转人工审核。',
    });
    for (const { decided = 0, agreed = 0 } of data) expect(agreed).toBeLessThanOrEqual(decided);
  });

  test('are found by words and category, and sorted', async () => {
    expect((await get<RulePage>(`/rules?q=${encodeURIComponent('溶血')}`)).data.map((rule) => rule.rule_id)).toEqual([
      'AR-009',
    ]);
    const completeness = await get<RulePage>('/rules?category=completeness&sort=-name');
    expect(completeness.data.map((rule) => rule.category)).toEqual(['completeness']);
  });

  test('belong to the auditor: who else may open the page reads', async () => {
    const column = await as('lab');
    expect((await get<RulePage>('/rules', column)).total_elements).toBe(12);
    expect(await post('/rules', draft, column)).toMatchObject({ status: 400, body: { message: '当前角色只能查看' } });
    const plain = await as('lab-plain');
    expect(await status('/rules', plain)).toBe(400);
  });

  test.each([
    [{ ...draft, name: ' ' }, '请填写名称'],
    [{ ...draft, name: '血钾骤升，须排除溶血' }, '名称已用于 AR-009'],
    [{ ...draft, name: '长'.repeat(41) }, '名称最多40个字'],
  ])('a draft is refused with its reason', async (body, message) => {
    expect(await post('/rules', body)).toMatchObject({ status: 400, body: { message } });
  });

  test('nothing is switched on that was not tried as it stands', async () => {
    const detail = await create();
    expect((await enable(detail)).body.message).toBe('请先试运行当前条件');
    await attempt({ all: [{ ...K, value: 6 }] });
    expect((await enable(detail)).body.message).toBe('请先试运行当前条件');
    await attempt(draft.condition);
    expect((await enable(detail)).body.rule).toMatchObject({ state: 'in_use', version: 1 });
  });

  test.each([
    [{ ...outcome, reason: ' ' }, '理由不能为空'],
    [{ ...outcome, reason: '血钠 {血钠}' }, '理由中的『血钠』不在条件中，结果可能没有'],
  ])('a reason says what the condition holds', async (wrong, message) => {
    const detail = await create({ ...draft, outcome: wrong });
    await attempt(draft.condition);
    expect((await enable(detail)).body.message).toBe(message);
  });

  test('a second save of one reading is refused with who saved meanwhile', async () => {
    const { rule } = await create();
    const { kind: _, ...content } = draft;
    const next = { ...content, priority: 30, revision: rule.revision };
    expect((await post(`/rules/${rule.rule_id}`, next)).status).toBe(200);
    expect((await post(`/rules/${rule.rule_id}`, next)).body.message).toBe('梁思齐 10:30 已修改，请重新载入后再保存');
  });

  test('a version that was in use comes back as a draft, and stays in the list', async () => {
    const first = await inUse();
    const id = first.rule.rule_id;
    const { kind: _, ...content } = draft;
    const changed = {
      ...content,
      priority: 30,
      revision: first.rule.revision,
      condition: { all: [{ ...K, value: 6 }] },
    };
    const second = (await post<RuleDetail>(`/rules/${id}`, changed)).body;
    expect(second).toMatchObject({
      rule: { draft_version: 2, version: 1 },
      draft: { sentence: expect.stringContaining('≥ 6') as string },
    });
    await attempt(changed.condition);
    const enabled = (await enable(second)).body;
    expect(enabled.editions.map(({ version, ended_at: ended }) => [version, ended !== undefined])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await post(`/rules/${id}/restore`, { revision: enabled.rule.revision, version: 9 })).body.message).toBe(
      '没有版本 v9',
    );
    const restored = (await post<RuleDetail>(`/rules/${id}/restore`, { revision: enabled.rule.revision, version: 1 }))
      .body;
    expect(restored).toMatchObject({
      rule: { draft_version: 3, version: 2 },
      draft: { sentence: expect.stringContaining('≥ 5.5') as string },
    });
    // Written as it is in use, there is no draft any more.
    const back = { ...changed, revision: restored.rule.revision };
    expect((await post<RuleDetail>(`/rules/${id}`, back)).body.draft).toBeUndefined();
  });

  test('a rule that was stopped is taken back into use as it was, and into use alone', async () => {
    const { rule } = await inUse();
    const path = `/rules/${rule.rule_id}`;
    const last = async () => {
      const { data } = await get<ChangePage>(`/changes?object_type=rule&object_id=${rule.rule_id}&page_size=1`);
      return data[0]?.change_id ?? 0;
    };
    const enabled = await last();
    await post(`${path}/disable`, { revision: rule.revision, reason: '误停' });
    expect((await post(`/changes/${await last()}/undo`, {})).status).toBe(200);
    const back = await get<RuleDetail>(path);
    expect(back.rule).toMatchObject({ state: 'in_use', version: 1 });
    expect(back.editions.map(({ ended_at: ended }) => ended)).toEqual([undefined]);
    await importCsv(potassium('6.4'));
    expect((await holds()).data[0]?.rule_id).toBe(rule.rule_id);
    // Taken back, what was switched on acts no more, and its content is a draft again.
    expect((await post(`/changes/${enabled}/undo`, {})).status).toBe(200);
    expect((await get<RuleDetail>(path)).rule).toMatchObject({ state: 'archived', version: 1, draft_version: 2 });
  });

  test('a version that is taken back leaves the one before it in use', async () => {
    const first = await inUse();
    const { rule_id: id, revision } = first.rule;
    const { kind: _, ...content } = draft;
    const condition = { all: [{ ...K, value: 6 }] };
    const second = (await post<RuleDetail>(`/rules/${id}`, { ...content, priority: 30, revision, condition })).body;
    await attempt(condition);
    await enable(second);
    const { data } = await get<ChangePage>(`/changes?object_type=rule&object_id=${id}&page_size=9`);
    expect(data.at(-1)?.changes.find(({ field }) => field === 'category')?.after).toBe('限值');
    expect((await post(`/changes/${data[0]?.change_id ?? 0}/undo`, {})).status).toBe(200);
    const back = await get<RuleDetail>(`/rules/${id}`);
    expect(back.rule).toMatchObject({ state: 'in_use', version: 1, draft_version: 3 });
    expect(back.editions.filter(({ ended_at: ended }) => ended === undefined).map(({ version }) => version)).toEqual([
      1,
    ]);
    await importCsv(potassium('5.8'));
    expect((await holds()).data[0]?.rule_id).toBe(id);
  });

  test('only what was never in use is deleted; of another the draft goes', async () => {
    const { rule } = await create();
    expect((await post(`/rules/${rule.rule_id}/delete`, { revision: rule.revision })).status).toBe(200);
    expect(await status(`/rules/${rule.rule_id}`)).toBe(404);
    const used = await inUse();
    const path = `/rules/${used.rule.rule_id}`;
    expect((await post(`${path}/delete`, { revision: used.rule.revision })).body.message).toBe(
      '启用过的规则不能删除，可以停用',
    );
    expect((await enable(used)).body.message).toBe('没有可启用的草稿');
    expect((await post(`${path}/disable`, { revision: used.rule.revision, reason: ' ' })).body.message).toBe(
      '请填写停用原因',
    );
    const off = (await post<RuleDetail>(`${path}/disable`, { revision: used.rule.revision, reason: '由新规则代替' }))
      .body;
    expect(off.rule.state).toBe('archived');
    expect((await post(`${path}/disable`, { revision: off.rule.revision, reason: '再停' })).body.message).toBe(
      '该规则不在用',
    );
    const restored = (await post<RuleDetail>(`${path}/restore`, { revision: off.rule.revision, version: 1 })).body;
    expect((await post(`${path}/delete`, { revision: restored.rule.revision })).status).toBe(200);
    expect((await get<RuleDetail>(path)).draft).toBeUndefined();
  });

  test('all of a filter are stopped in one batch, what is not in use says so, and each is taken back', async () => {
    const stop = (filter: object, reason = '换用新规则') =>
      post<RuleOutcomes>('/rules/disable', { filter: { kind: 'audit', ...filter }, reason });
    const listed = (await get<RulePage>('/rules?category=delta&page_size=50')).data;
    const [one] = listed;
    await post(`/rules/${one?.rule_id ?? ''}/disable`, { revision: one?.revision, reason: '先停一条' });
    const { change_ids: ids, outcomes } = (await stop({ category: 'delta' })).body;
    expect(outcomes.map(({ rule_id: id }) => id)).toEqual(listed.map(({ rule_id: id }) => id));
    expect(outcomes.map(({ is_done: isDone }) => isDone)).toEqual(listed.map((rule) => rule !== one));
    expect(outcomes[0]?.message).toBe('该规则不在用');
    const inUse = async () => (await get<RulePage>('/rules?state=in_use&page_size=50')).total_elements;
    expect(await inUse()).toBe(12 - listed.length);
    const { data } = await get<ChangePage>('/changes?object_type=rule&page_size=50');
    expect(new Set(data.filter(({ change_id: id }) => ids.includes(id)).map(({ batch_id: id }) => id)).size).toBe(1);
    for (const id of ids) expect((await post(`/changes/${id}/undo`, {})).status).toBe(200);
    expect(await inUse()).toBe(11);
    expect((await stop({ q: '没有这条' })).body).toMatchObject({ message: '没有符合条件的规则' });
    expect((await stop({}, ' ')).body).toMatchObject({ message: '请填写停用原因' });
    const refused = await post('/rules/disable', { filter: { kind: 'audit' }, reason: '停' }, await as('lab'));
    expect(refused.body).toMatchObject({ message: '当前角色只能查看' });
    expect(await inUse()).toBe(11);
  });

  test.each([
    ['', { name: '高血钾', category: 'limit', priority: 30, condition: draft.condition, outcome, revision: 1 }],
    ['/enable', { revision: 1 }],
    ['/disable', { revision: 1, reason: '由新规则代替' }],
    ['/restore', { revision: 1, version: 1 }],
    ['/delete', { revision: 1 }],
  ])('that are not there are changed by nobody: %s', async (step, body) => {
    expect(await post(`/rules/AR-999${step}`, body)).toMatchObject({ status: 404, body: { message: '该规则不存在' } });
  });

  test('are asked in the order that is given', async () => {
    expect((await post('/rules/order', { rule_ids: ['AR-009', 'AR-003'] })).status).toBe(200);
    const { data } = await get<RulePage>('/rules?page_size=3');
    expect(data.map(({ rule_id: id }) => id)).toEqual(['AR-009', 'AR-003', 'AR-001']);
    expect(await post('/rules/order', { rule_ids: ['AR-999'] })).toMatchObject({
      status: 400,
      body: { message: '该规则不存在' },
    });
  });

  test('list the reports they acted on', async () => {
    const hits = await get<{ data: { text: string; patient_name: string }[]; total_elements: number }>(
      '/rules/AR-008/hits',
    );
    expect(hits.total_elements).toBe(1);
    const all = await get<typeof hits>('/rules/AR-012/hits');
    const lately = await get<typeof hits>('/rules/AR-012/hits?days=30');
    expect(lately.total_elements).toBeGreaterThan(0);
    expect(lately.total_elements).toBeLessThan(all.total_elements);
    const many = await get<typeof hits>('/rules/AR-012/hits?page_size=2');
    expect(many.total_elements).toBeGreaterThan(20);
    expect(many.data[0]?.patient_name).toMatch(/\*/);
    expect(await status('/rules/AR-999/hits')).toBe(404);
  });
});

describe('a trial', () => {
  test('says what the condition would have done, against what is in use and what people decided', async () => {
    const { body } = await attempt(
      { all: [{ ...K, op: 'below', value: 3 }] },
      { rule_id: 'AR-001', from: '2024-11-19', to: '2025-11-18' },
    );
    expect(body.hits).toBeGreaterThan(0);
    expect(body.hits).toBe(body.per_day.reduce((sum, day) => sum + day.hits, 0));
    expect(body.hits + (body.dropped - body.added)).toBe(body.compared_hits);
    expect(body.funnel).toEqual([{ path: '0', still_true: body.hits }]);
    expect(body.data[0]?.leaves[0]).toMatchObject({ path: '0', result: 'true' });
    const dropped = await attempt(
      { all: [{ ...K, op: 'below', value: 3 }] },
      { rule_id: 'AR-001', list: 'undetermined', page_size: 1 },
    );
    expect(dropped.body.total_elements).toBe(dropped.body.undetermined);
  });

  test('lists the reports that still hold at a step of its funnel, as many as it counts', async () => {
    const { body } = await attempt({
      all: [
        { ...K, op: 'below', value: 3.5 },
        { fact: 'age', op: 'at_least', value: 60 },
      ],
    });
    const step = await get<RuleTrial>(`/rules/trial/${body.trial_id}?step=0&page_size=3`);
    expect(step.total_elements).toBe(body.funnel[0]?.still_true);
    expect(step.total_elements).toBeGreaterThan(body.hits);
    expect(step.data.map(({ leaves: [first] }) => first?.result)).toEqual(['true', 'true', 'true']);
    const times = step.data.map(({ report_time: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await status(`/rules/trial/${body.trial_id}?step=7`)).toBe(400);
  });

  test('names what its author should look at', async () => {
    const wide = await attempt({ all: [{ fact: 'age', op: 'at_least', value: 1 }] });
    expect(wide.body.notes.join()).toContain('请确认');
    const rules = await get<RuleDetail>('/rules/AR-001');
    const same = await attempt(rules.editions[0]?.content.condition ?? {});
    expect(same.body.notes).toContain('条件与 AR-001 相同');
  });

  test('an item that nobody measured for 90 days is named at its leaf, until a result of those days arrives', async () => {
    const condition = { all: [K, { fact: 'tested', op: 'is', value: true, code: 'LPS' }] };
    const notes = async () => {
      const { body } = await post<{ notes: object[] }>('/rules/check', { kind: 'audit', condition });
      return body.notes;
    };
    const lipase = (day: string) => `p1,林一,男,1960-02-03,${day} 08:00,脂肪酶,血清,40,U/L,13-60,,`;
    const absent = [{ path: '1', message: '脂肪酶近 90 日没有数据' }];
    expect(await notes()).toEqual(absent);
    await importCsv(lipase('2025-08-19'));
    expect(await notes()).toEqual(absent);
    await importCsv(lipase('2025-08-20'));
    expect(await notes()).toEqual([]);
  });

  test('asks for the source of stored reports by its name', async () => {
    const { sources } = await get<{ sources: string[] }>('/rules/choices');
    expect(sources).toEqual(expect.arrayContaining(['LIS 主院区', '急诊床旁', '文件导入']));
    const hitsOf = async (names: string[]) =>
      (await attempt({ all: [{ fact: 'source', op: 'in', value: names }] })).body;
    await importCsv(potassium('6.4'));
    const byHand = await hitsOf(['文件导入']);
    expect(byHand).toMatchObject({ hits: 1, undetermined: 0, data: [{ leaves: [{ actual: '文件导入' }] }] });
    const all = await hitsOf(sources);
    expect(all.hits).toBe(all.reports);
  });

  test.each([
    [{ all: [] }, {}, '请至少写一个条件'],
    [{ all: [{ ...K, unit: 'U/L' }] }, {}, '血钾的单位应为 mmol/L'],
    [draft.condition, { from: '2025-11-18', to: '2025-11-01' }, '开始时间不能晚于结束时间'],
    [draft.condition, { from: '2023-11-18', to: '2025-11-01' }, '时间范围最多 1 年'],
    [draft.condition, { rule_id: 'AR-999' }, '该规则不存在'],
  ])('is refused with its reason', async (condition, more, message) => {
    expect(await attempt(condition, more)).toMatchObject({ status: 400, body: { message } });
  });
});
