import { describe, expect, test } from 'vitest';
import type { LaboratoryRule, RuleDetail, RulePage } from '@jianwei/api-client/model';
import { draft, K, openRules } from './rule-calls.test-support.ts';

const { as, get, post } = await openRules();

const { kind: _, ...content } = draft;
const idsOf = (rules: readonly { rule_id: string }[]) => rules.map(({ rule_id: id }) => id);
const list = async (query: string, account = 'audit') =>
  get<RulePage & { message?: string }>(`/rules?page_size=50&${query}`, await as(account));
const AUDIT = Array.from({ length: 12 }, (_each, index) => `AR-${String(index + 1).padStart(3, '0')}`);

describe('the list', () => {
  const agreement = ({ decided = 0, agreed = 0 }: LaboratoryRule) => (decided > 0 ? agreed / decided : undefined);
  test.each<[string, string, (rule: LaboratoryRule) => string | number | undefined]>([
    ['priority', 'audit', (rule) => rule.priority],
    ['rule_id', 'audit', (rule) => rule.rule_id],
    ['name', 'audit', (rule) => rule.name],
    ['category', 'audit', (rule) => rule.category],
    ['level', 'audit', (rule) => rule.level],
    ['state', 'prompt', (rule) => rule.state],
    ['per_day', 'audit', (rule) => rule.per_day],
    ['agreement', 'audit', agreement],
    ['shown', 'audit', (rule) => rule.shown],
    ['not_useful', 'prompt', (rule) => rule.not_useful],
    ['updated_at', 'audit', (rule) => rule.updated_at],
  ])('is ordered by %s both ways, what has no value last', async (column, account, valueOf) => {
    const collator = new Intl.Collator('zh-CN', { numeric: true });
    const [up, down] = [await list(`sort=${column}`, account), await list(`sort=-${column}`, account)];
    const values = up.data.map(valueOf);
    const given = values.filter((value) => value !== undefined);
    expect(new Set(given).size).toBeGreaterThan(1);
    const sorted = given.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)),
    );
    const absent = values.filter((value) => value === undefined);
    expect(values).toEqual([...sorted, ...absent]);
    expect(down.data.map(valueOf)).toEqual([...sorted.toReversed(), ...absent]);
  });

  test('stands in the order in which rules are asked, page by page', async () => {
    expect(idsOf((await list('')).data)).toEqual(AUDIT);
    const { data, ...page } = await get<RulePage>('/rules?page=1&page_size=5');
    expect(idsOf(data)).toEqual(AUDIT.slice(5, 10));
    expect(page).toEqual({ page: 1, page_size: 5, total_elements: 12, may_write: true });
  });

  test.each([
    ['kind=prompt&state=draft', 'prompt', ['SP-017', 'SP-018']],
    ['state=draft', 'audit', []],
    ['state=archived', 'audit', []],
    ['category=limit', 'audit', ['AR-003', 'AR-004', 'AR-011']],
    [`category=limit&q=${encodeURIComponent('镜检')}`, 'audit', ['AR-011']],
    [`q=${encodeURIComponent('  ar-009 ')}`, 'audit', ['AR-009']],
    [`q=${encodeURIComponent('高于总胆红素')}`, 'audit', ['AR-008']],
    // Of the sentence, which the name does not say.
    [`q=${encodeURIComponent('电解质异常 ≥ 3 项')}`, 'audit', ['AR-012']],
    [`q=${encodeURIComponent('没有这条')}`, 'audit', []],
    ['q=%20', 'audit', AUDIT],
  ])('finds by %s', async (query, account, ids) => {
    const page = await list(query, account);
    expect([idsOf(page.data), page.total_elements]).toEqual([ids, ids.length]);
  });

  test.each([
    ['audit', '', 'AR-001', true],
    ['prompt', '', 'SP-001', true],
    ['lab', '', 'AR-001', false],
    ['lab', 'kind=prompt', 'SP-001', true],
  ])(
    'shows %s by %s the rules of one kind, and whether they may be written',
    async (account, query, first, mayWrite) => {
      const page = await list(query, account);
      expect([page.data[0]?.rule_id, page.may_write]).toEqual([first, mayWrite]);
      const detail = await get<RuleDetail>(`/rules/${first}`, await as(account));
      expect([detail.rule.rule_id, detail.may_write]).toEqual([first, mayWrite]);
    },
  );
});

test('of prompts says what doctors think of each, and is closed to who reads the other kind', async () => {
  const { data } = await list('q=SP-001', 'prompt');
  expect(data).toMatchObject([{ useful: 2, not_useful: 1, readers: 2 }]);
  expect((await list('kind=prompt', 'audit')).message).toBe('当前角色无权访问');
  expect((await list('q=AR-001')).data[0]).not.toHaveProperty('useful');
});

describe('who may not', () => {
  test.each([
    ['prompt', 'AR-001', '当前角色无权访问'],
    ['audit', 'SP-001', '当前角色无权访问'],
    ['lab', 'AR-001', '当前角色只能查看'],
  ])('%s changes nothing of %s', async (account, id, message) => {
    const headers = await as(account);
    const bodies: [string, object][] = [
      ['', { ...content, priority: 10, revision: 1 }],
      ['/enable', { revision: 1 }],
      ['/disable', { revision: 1, reason: '停' }],
      ['/restore', { revision: 1, version: 1 }],
      ['/delete', { revision: 1 }],
    ];
    for (const [step, body] of bodies)
      expect(await post(`/rules/${id}${step}`, body, headers)).toMatchObject({ status: 400, body: { message } });
    expect((await post('/rules/order', { rule_ids: [id] }, headers)).body.message).toBe(message);
    const kind = id.startsWith('AR') ? 'audit' : 'prompt';
    const some = { filter: { kind, q: id }, reason: '停' };
    expect((await post('/rules/disable', some, headers)).body.message).toBe(message);
    const condition = { all: [K] };
    expect((await post('/rules/trial', { kind, condition }, headers)).body.message).toBe(message);
  });

  test.each(['prompt', 'audit'])('%s reads no hits of the other kind', async (account) => {
    const other = account === 'audit' ? 'SP-001' : 'AR-001';
    expect(await get(`/rules/${other}/hits`, await as(account))).toMatchObject({ message: '当前角色无权访问' });
  });
});
