import {
  createRule,
  deleteRule,
  disableRule,
  disableRules,
  enableRule,
  getRule,
  listRuleHits,
  listRules,
  orderRules,
  restoreRule,
  updateRule,
} from '@jianwei/api-client/rules/rules';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const origin = 'proposed';
const path = '/api/v2/rules';
const id = 'AR-009';
const inUse: ProviderState[] = [['a rule in use', { rule_id: id }]];
/** Rules that are changed: each by one interaction, so that it stands as it was. */
const stateOf = (ruleId: string): ProviderState[] => [['a rule in use', { rule_id: ruleId }]];
const draftOf = (ruleId: string): ProviderState[] => [['a rule with a draft that was tried', { rule_id: ruleId }]];
const none: ProviderState[] = [['no rule', { rule_id: 'AR-999' }]];
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' }] };
const outcome = { action: 'hold', level: 'attention', reason: '血钾 {血钾}，请核对', max_minutes: 60 } as const;
const input = { kind: 'audit', name: '高血钾', category: 'limit', condition, outcome } as const;
const changed = { name: '血小板很低', category: 'limit' as const, condition, outcome, priority: 130, revision: 1 };
const rule = {
  rule_id: is(id),
  kind: is('audit'),
  name: '血钾骤升，须排除溶血',
  category: is('consistency'),
  priority: 90,
  state: is('in_use'),
  version: 2,
  sentence: '血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。',
  action: is('hold'),
  level: is('attention'),
  shown: 2,
  per_day: 0.1,
  decided: 1,
  agreed: 1,
  revision: 1,
  updated_at: '2025-10-12T09:00:00+08:00',
  updated_by: '梁思齐',
};
const content = { condition: {}, outcome, sentence: '血钾 ≥ 5.5 mmol/L：暂缓解读，转人工审核。' };
const edition = { version: 1, content, enabled_at: '2025-10-12T09:00:00+08:00', enabled_by: '梁思齐' };
const fresh = {
  ...rule,
  rule_id: 'AR-013',
  name: '高血钾',
  category: is('limit'),
  state: is('draft'),
  version: 0,
  draft_version: 1,
};

describe('rules of the laboratory', () => {
  const asked = { origin, as: 'audit' } as const;
  agree({
    ...asked,
    operationId: 'listRules',
    when: 'by a word',
    given: inUse,
    method: 'GET',
    path,
    query: { q: id },
    answer: { page: 0, page_size: 12, total_elements: 1, may_write: true, data: some(rule) },
    call: () => listRules({ q: id }),
    gets: ({ data }) => expect(data).toMatchObject([{ rule_id: id, state: 'in_use' }]),
  });
  agree({
    ...asked,
    operationId: 'getRule',
    when: 'one in use',
    given: inUse,
    method: 'GET',
    path: `${path}/${id}`,
    answer: { rule, may_write: true, editions: some({ ...edition, ended_at: '2025-11-18T10:30:00+08:00' }) },
    call: () => getRule(id),
    gets: ({ editions }) => expect(editions).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'getRule',
    when: 'one that is not there',
    given: none,
    method: 'GET',
    path: `${path}/AR-999`,
    status: 404,
    message: '该规则不存在',
    call: () => getRule('AR-999'),
  });
  const hits = {
    page: 0,
    page_size: 12,
    total_elements: 1,
    data: some({
      report_id: 'R1003-01',
      report_time: '2025-11-17T09:42:00+08:00',
      patient_name: '孟*山',
      version: 1,
      time: '2025-11-17T09:43:00+08:00',
      text: '电解质 3 项异常',
    }),
  };
  agree({
    ...asked,
    operationId: 'listRuleHits',
    when: 'of a rule that acted',
    given: [['a rule that acted on reports', { rule_id: 'AR-012' }]],
    method: 'GET',
    path: `${path}/AR-012/hits`,
    answer: hits,
    call: () => listRuleHits('AR-012'),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  agree({
    ...asked,
    operationId: 'listRuleHits',
    when: 'of the last days',
    given: [['a rule that acted on reports', { rule_id: 'AR-012' }]],
    method: 'GET',
    path: `${path}/AR-012/hits`,
    query: { days: '30' },
    answer: hits,
    call: () => listRuleHits('AR-012', { days: 30 }),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'listRuleHits',
    when: 'of a rule that is not there',
    given: none,
    method: 'GET',
    path: `${path}/AR-999/hits`,
    status: 404,
    message: '该规则不存在',
    call: () => listRuleHits('AR-999'),
  });
  agree({
    ...asked,
    operationId: 'createRule',
    when: 'a draft',
    method: 'POST',
    path,
    body: input,
    answer: { rule: fresh, may_write: true, draft: content, editions: [] },
    call: () => createRule(input),
    gets: (answer) => expect(answer.rule.state).toBe('draft'),
  });
  refuse({
    ...asked,
    operationId: 'createRule',
    when: 'under a name that another one has',
    given: inUse,
    method: 'POST',
    path,
    body: { ...input, name: '血钾骤升，须排除溶血' },
    status: 400,
    message: '名称已用于 AR-009',
    call: () => createRule({ ...input, name: '血钾骤升，须排除溶血' }),
  });
  agree({
    ...asked,
    operationId: 'updateRule',
    when: 'to a draft beside what is in use',
    given: stateOf('AR-003'),
    method: 'POST',
    path: `${path}/AR-003`,
    body: changed,
    answer: {
      rule: { ...rule, rule_id: is('AR-003'), category: is('limit'), draft_version: 2, revision: 2 },
      may_write: true,
      draft: content,
      editions: some({ ...edition, ended_at: '2025-11-18T10:30:00+08:00' }),
    },
    call: () => updateRule('AR-003', changed),
    gets: (answer) => expect(answer.rule.draft_version).toBe(2),
  });
  agree({
    ...asked,
    operationId: 'enableRule',
    when: 'a draft that was tried',
    given: draftOf('AR-005'),
    method: 'POST',
    path: `${path}/AR-005/enable`,
    body: { revision: 2 },
    answer: {
      rule: { ...rule, rule_id: is('AR-005'), category: is('delta'), version: is(2), revision: is(3) },
      may_write: true,
      editions: some(edition, { ...edition, ended_at: '2025-11-18T10:30:00+08:00' }),
    },
    call: () => enableRule('AR-005', { revision: 2 }),
    gets: (answer) => expect(answer.rule.version).toBe(2),
  });
  refuse({
    ...asked,
    operationId: 'enableRule',
    when: 'without a draft',
    given: inUse,
    method: 'POST',
    path: `${path}/${id}/enable`,
    body: { revision: 1 },
    status: 400,
    message: '没有可启用的草稿',
    call: () => enableRule(id, { revision: 1 }),
  });
  agree({
    ...asked,
    operationId: 'disableRule',
    when: 'one in use',
    given: stateOf('AR-004'),
    method: 'POST',
    path: `${path}/AR-004/disable`,
    body: { revision: 1, reason: '由新规则代替' },
    answer: {
      rule: { ...rule, rule_id: is('AR-004'), category: is('limit'), state: is('archived'), revision: 2 },
      may_write: true,
      editions: [{ ...edition, ended_at: '2025-11-18T10:30:00+08:00' }],
    },
    call: () => disableRule('AR-004', { revision: 1, reason: '由新规则代替' }),
    gets: (answer) => expect(answer.rule.state).toBe('archived'),
  });
  const stopping = { filter: { kind: 'audit', q: 'AR-007' }, reason: '由新规则代替' } as const;
  agree({
    ...asked,
    operationId: 'disableRules',
    when: 'all of a filter',
    given: stateOf('AR-007'),
    method: 'POST',
    path: `${path}/disable`,
    body: stopping,
    answer: { change_ids: [1], outcomes: some({ rule_id: is('AR-007'), name: '高血钾', is_done: is(true) }) },
    call: () => disableRules(stopping),
    gets: ({ outcomes }) => expect(outcomes).toMatchObject([{ is_done: true }]),
  });
  const nothing = { filter: { kind: 'audit', q: '没有这条规则' }, reason: '由新规则代替' } as const;
  refuse({
    ...asked,
    operationId: 'disableRules',
    when: 'a filter that finds nothing',
    method: 'POST',
    path: `${path}/disable`,
    body: nothing,
    status: 400,
    message: '没有符合条件的规则',
    call: () => disableRules(nothing),
  });
  agree({
    ...asked,
    operationId: 'restoreRule',
    when: 'a version',
    given: stateOf('AR-006'),
    method: 'POST',
    path: `${path}/AR-006/restore`,
    body: { revision: 1, version: 1 },
    answer: {
      rule: { ...rule, rule_id: is('AR-006'), category: is('delta'), draft_version: 2, revision: 2 },
      may_write: true,
      draft: content,
      editions: [edition],
    },
    call: () => restoreRule('AR-006', { revision: 1, version: 1 }),
    gets: (answer) => expect(answer.rule.draft_version).toBe(2),
  });
  agree({
    ...asked,
    operationId: 'deleteRule',
    when: 'a draft',
    given: draftOf('AR-002'),
    method: 'POST',
    path: `${path}/AR-002/delete`,
    body: { revision: 2 },
    answer: {},
    call: () => deleteRule('AR-002', { revision: 2 }),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    operationId: 'deleteRule',
    when: 'one that was in use',
    given: inUse,
    method: 'POST',
    path: `${path}/${id}/delete`,
    body: { revision: 1 },
    status: 400,
    message: '启用过的规则不能删除，可以停用',
    call: () => deleteRule(id, { revision: 1 }),
  });
  agree({
    ...asked,
    operationId: 'orderRules',
    when: 'as it is',
    given: inUse,
    method: 'POST',
    path: `${path}/order`,
    body: { rule_ids: ['AR-001', 'AR-002'] },
    answer: { page: 0, page_size: 1, total_elements: 1, may_write: true, data: some(rule) },
    call: () => orderRules({ rule_ids: ['AR-001', 'AR-002'] }),
    gets: ({ data }) => expect(data).toMatchObject([{ rule_id: id }]),
  });
});
