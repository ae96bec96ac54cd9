import { describe, expect, test } from 'vitest';
import type { RuleCheck, RuleChoices, RuleDetail } from '@jianwei/api-client/model';
import { draft, K, openRules, outcome } from './rule-calls.test-support.ts';

const { as, get, post, attempt, enable, create, importCsv } = await openRules();

const show = { places: ['reading'], interval_days: 30, change_percent: 20 };
const prompt = { action: 'prompt', level: 'remark', reason: '血钾 {血钾的值}，请复查', show };
const condition = { all: [K] };

const check = async (body: object, account = 'audit') =>
  (
    await post<RuleCheck & { message: string }>(
      '/rules/check',
      { kind: 'audit', condition, ...body },
      await as(account),
    )
  ).body;

describe('an outcome', () => {
  test.each([
    ['audit', outcome, undefined],
    ['audit', { ...outcome, action: 'note' }, undefined],
    ['audit', { ...outcome, action: 'critical' }, undefined],
    ['audit', { ...outcome, action: 'prompt' }, '请选择命中后做什么'],
    ['audit', { ...outcome, reason: ' ' }, '理由不能为空'],
    ['audit', { ...outcome, reason: '血钠 {血钠}' }, '理由中的『血钠』不在条件中，结果可能没有'],
    // What binds a prompt does not bind the words of the laboratory to itself.
    ['audit', { ...outcome, reason: '请排除溶血' }, undefined],
    ['prompt', prompt, undefined],
    ['prompt', { ...prompt, action: 'note' }, '请选择命中后做什么'],
    ['prompt', { ...prompt, reason: ' ' }, '提示文字不能为空'],
    ['prompt', { ...prompt, show: undefined }, '请至少选择一个位置'],
    ['prompt', { ...prompt, reason: '可排除高血钾' }, '名称与提示文字不能用『排除』'],
    ['prompt', { ...prompt, show: { ...show, lay_text: '请放心' } }, '名称与提示文字不能用『放心』'],
    ['prompt', { ...prompt, show: { ...show, lay_text: '{血钠}' } }, '提示文字中的『血钠』不在条件中，结果可能没有'],
    // Residents read it only where it is to stand there.
    ['prompt', { ...prompt, show: { ...show, lay_text: '可能是高钾血症' } }, undefined],
    ['prompt', { ...prompt, show: { ...show, places: ['citizen'] } }, '选了居民端，请写给居民看的文字'],
    ['prompt', { ...prompt, show: { ...show, places: ['citizen'], lay_text: '  ' } }, '选了居民端，请写给居民看的文字'],
    [
      'prompt',
      { ...prompt, show: { ...show, places: ['citizen'], lay_text: '可能是高钾血症' } },
      '居民端文字不能含诊断名称',
    ],
    ['prompt', { ...prompt, show: { ...show, places: ['citizen'], lay_text: '血钾偏高，请复查' } }, undefined],
    ['push', prompt, '请选择命中后做什么'],
  ])('of %s is judged while it is written: %j', async (kind, of, message) => {
    const { problems } = await check({ kind, outcome: of }, kind === 'audit' ? 'audit' : 'prompt');
    expect(problems).toEqual(message === undefined ? [] : [{ path: 'outcome', message }]);
  });

  test('of a prompt is judged with its name before it is switched on', async () => {
    const author = await as('prompt');
    const body = { kind: 'prompt', name: '可排除高血钾', category: 'renal', condition, outcome: prompt };
    const { rule } = (await post<RuleDetail>('/rules', body, author)).body;
    await post('/rules/trial', { kind: 'prompt', condition, show, from: '2025-11-18' }, author);
    const path = `/rules/${rule.rule_id}`;
    expect((await post(`${path}/enable`, { revision: 1 }, author)).body.message).toBe('名称与提示文字不能用『排除』');
    const { kind: _, ...content } = { ...body, name: '血钾偏高', priority: 30, revision: 1 };
    await post(path, content, author);
    const enabled = await post<RuleDetail>(`${path}/enable`, { revision: 2 }, author);
    expect(enabled.body.rule).toMatchObject({ state: 'in_use', version: 1, name: '血钾偏高' });
    expect(enabled.body.editions[0]?.content.outcome).toEqual(prompt);
  });

  test('of an audit rule keeps it from being switched on', async () => {
    const detail = await create({ ...draft, outcome: { ...outcome, action: 'prompt' } });
    await attempt(condition);
    expect((await enable(detail)).body.message).toBe('请选择命中后做什么');
    const empty = await create({ ...draft, name: '空', condition: { all: [] } });
    expect((await enable(empty)).body.message).toBe('请至少写一个条件');
  });
});

describe('a condition', () => {
  test('is said with what follows, what its text may name, and whether it was tried', async () => {
    const chips = [
      { kind: 'value', name: '血钾' },
      { kind: 'interval', name: '血钾区间' },
      { kind: 'change', name: '血钾变化' },
      { kind: 'date', name: '日期' },
    ];
    expect(await check({})).toEqual({ sentence: '血钾 ≥ 5.5 mmol/L', chips, problems: [], notes: [], tried: false });
    await attempt(condition, { from: '2025-11-18' });
    const sentence = '血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。';
    expect(await check({ outcome })).toMatchObject({ sentence, tried: true });
  });

  test('has no notes before its problems are mended', async () => {
    const both = { all: [K, { ...K, op: 'below', value: 5 }, { ...K, unit: 'g/L' }] };
    expect(await check({ condition: both })).toMatchObject({
      problems: [{ path: '2', message: '血钾的单位应为 mmol/L' }],
      notes: [],
    });
  });

  test('is told which rule says the same, but not of the rule itself', async () => {
    const known = (await get<RuleDetail>('/rules/AR-001')).editions[0]?.content.condition ?? {};
    const same = [{ path: '', message: '条件与 AR-001 相同' }];
    expect((await check({ condition: known })).notes).toEqual(same);
    expect((await check({ condition: known, rule_id: 'AR-002' })).notes).toEqual(same);
    expect((await check({ condition: known, rule_id: 'AR-001' })).notes).toEqual([]);
  });

  test('of a ratio names both items that nobody measured lately', async () => {
    const ratio = { all: [{ fact: 'ratio', op: 'above', value: 1, code: 'K', of_code: 'LPS' }] };
    expect((await check({ condition: ratio })).notes).toEqual([{ path: '0', message: '脂肪酶近 90 日没有数据' }]);
    await importCsv('p1,林一,男,1960-02-03,2025-11-18 08:00,脂肪酶,血清,40,U/L,13-60,,');
    expect((await check({ condition: ratio })).notes).toEqual([]);
  });

  test.each([
    ['audit', 'prompt'],
    ['prompt', 'audit'],
    ['push', 'audit'],
  ])('of %s is not checked for %s', async (kind, account) => {
    expect((await check({ kind }, account)).message).toBe('当前角色无权访问');
  });
});

describe('the choices', () => {
  test('are the names of this hospital, each once, in their order', async () => {
    const choices = await get<RuleChoices>('/rules/choices');
    const collator = new Intl.Collator('zh-CN');
    const { departments, specimens, diagnoses, tags, sources, groups } = choices;
    for (const names of [departments, specimens, diagnoses]) {
      expect(names.length).toBeGreaterThan(10);
      expect(names).toEqual([...new Set(names)].toSorted(collator.compare));
      expect(names).not.toContain('');
    }
    expect(departments).toContain('肾内科');
    expect(specimens).toContain('血清');
    expect(diagnoses).toContain('代谢性碱中毒');
    expect(groups.slice(0, 2)).toEqual(['血常规', '炎症']);
    expect(sources).toContain('急诊床旁');
    // States first, however tags word them.
    expect(tags.slice(0, 2)).toEqual(['透析', '妊娠']);
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.slice(2)).toEqual([...new Set(tags.slice(2))].toSorted(collator.compare));
    expect(tags.slice(2).filter((tag) => ['', '透析', '妊娠'].includes(tag))).toEqual([]);
  });

  test('hold every item with the units that a value may have, its own first', async () => {
    const { items } = await get<RuleChoices>('/rules/choices');
    const item = (code: string) => items.find((each) => each.code === code);
    const potassium = { code: 'K', name: '血钾', specimen: '血清', group: '电解质', is_text: false };
    expect(item('K')).toMatchObject(potassium);
    expect(item('K')?.units[0]).toBe('mmol/L');
    expect(item('GLU')?.units).toEqual(expect.arrayContaining(['mmol/L', 'mg/dL']));
    expect(item('GLU')?.units).not.toContain('U/L');
    expect(items.filter(({ is_text: isText }) => isText).length).toBeGreaterThan(0);
    for (const { units } of items) expect(new Set(units).size).toBe(units.length);
    expect(items.some(({ units }) => units.length === 0)).toBe(true);
  });

  test('have the department of a report that has just come', async () => {
    expect((await get<RuleChoices>('/rules/choices')).departments).not.toContain('外院导入');
    await importCsv('p1,林一,男,1960-02-03,2025-11-18 08:00,钾,血清,5.0,mmol/L,3.5-5.3,,');
    expect((await get<RuleChoices>('/rules/choices')).departments).toContain('外院导入');
  });
});
