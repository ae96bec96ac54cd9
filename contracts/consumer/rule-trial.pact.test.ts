import { cancelRuleTrial, checkRule, getRuleTrial, listRuleChoices, tryRule } from '@jianwei/api-client/rules/rules';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/rules';
const condition = { all: [{ fact: 'lab', op: 'at_least', value: 5.5, unit: 'mmol/L', code: 'K' }] };

const tried = {
  trial_id: 'TR000001',
  state: is('done'),
  of: 300,
  reports: 300,
  hits: 1,
  patients: 1,
  undetermined: 14,
  added: 0,
  dropped: 0,
  per_day: [{ date: '2025-11-18', hits: 1, compared_hits: 0 }],
  funnel: [{ path: '0', still_true: 1 }],
  decided: 1,
  agreed: 1,
  took_ms: 120,
  notes: [],
  page: 0,
  page_size: 6,
  total_elements: 1,
};
const ran: ProviderState[] = [['a trial that ran', { trial_id: 'TR000001' }]];
const noTrial: ProviderState[] = [['no trial', { trial_id: 'TR999999' }]];
const gone = '这次试运行已不在，请再试一次';

describe('a rule that is tried on stored reports', () => {
  const asked = { origin: 'proposed', as: 'audit' } as const;
  agree({
    ...asked,
    operationId: 'tryRule',
    when: 'a condition',
    method: 'POST',
    path: `${path}/trial`,
    body: { kind: 'audit', condition },
    answer: {
      ...tried,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        patient_gender: '男',
        patient_age: 74,
        department: '内分泌科',
        decision: '已复检一致',
        leaves: [{ path: '0', text: '血钾 ≥ 5.5 mmol/L', actual: '5.62 mmol/L', result: is('true') }],
      }),
    },
    call: () => tryRule({ kind: 'audit', condition }),
    gets: ({ data }) => expect(data[0]?.leaves).toHaveLength(1),
  });
  refuse({
    ...asked,
    operationId: 'tryRule',
    when: 'no condition',
    method: 'POST',
    path: `${path}/trial`,
    body: { kind: 'audit', condition: { all: [] } },
    status: 400,
    message: '请至少写一个条件',
    call: () => tryRule({ kind: 'audit', condition: { all: [] } }),
  });
  agree({
    ...asked,
    operationId: 'getRuleTrial',
    when: 'that ran',
    given: ran,
    method: 'GET',
    path: `${path}/trial/TR000001`,
    query: { list: 'undetermined' },
    answer: { ...tried, data: [] },
    call: () => getRuleTrial('TR000001', { list: 'undetermined' }),
    gets: ({ state }) => expect(state).toBe('done'),
  });
  refuse({
    ...asked,
    operationId: 'getRuleTrial',
    when: 'that is no longer kept',
    given: noTrial,
    method: 'GET',
    path: `${path}/trial/TR999999`,
    status: 404,
    message: gone,
    call: () => getRuleTrial('TR999999'),
  });
  agree({
    ...asked,
    operationId: 'cancelRuleTrial',
    when: 'that ran',
    given: ran,
    method: 'POST',
    path: `${path}/trial/TR000001/cancel`,
    answer: {
      ...tried,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        patient_gender: '男',
        patient_age: 74,
        department: '内分泌科',
        leaves: some({ path: '0', text: '血钾 ≥ 5.5 mmol/L', actual: '5.62 mmol/L', result: 'true' }),
      }),
    },
    call: () => cancelRuleTrial('TR000001'),
    gets: ({ state }) => expect(state).toBe('done'),
  });
  refuse({
    ...asked,
    operationId: 'cancelRuleTrial',
    when: 'that is no longer kept',
    given: noTrial,
    method: 'POST',
    path: `${path}/trial/TR999999/cancel`,
    status: 404,
    message: gone,
    call: () => cancelRuleTrial('TR999999'),
  });
  agree({
    ...asked,
    operationId: 'listRuleChoices',
    when: 'of this hospital',
    method: 'GET',
    path: `${path}/choices`,
    answer: {
      items: some({ code: 'K', name: '血钾', specimen: '血清', units: ['mmol/L'], group: '电解质', is_text: false }),
      groups: some('电解质'),
      departments: some('急诊科'),
      sources: [],
      specimens: some('血清'),
      diagnoses: some('高钾血症'),
      tags: some('透析'),
    },
    call: () => listRuleChoices(),
    gets: ({ items }) => expect(items).toHaveLength(1),
  });
  agree({
    ...asked,
    operationId: 'checkRule',
    when: 'that may be tried',
    method: 'POST',
    path: `${path}/check`,
    body: { kind: 'audit', condition },
    answer: {
      sentence: '血钾 ≥ 5.5 mmol/L',
      chips: some({ kind: is('value'), name: '血钾' }),
      problems: [],
      notes: [],
      tried: false,
    },
    call: () => checkRule({ kind: 'audit', condition }),
    gets: ({ sentence }) => expect(sentence).toBe('血钾 ≥ 5.5 mmol/L'),
  });
  agree({
    ...asked,
    operationId: 'checkRule',
    when: 'that has to be mended',
    method: 'POST',
    path: `${path}/check`,
    body: { kind: 'audit', condition: { all: [] } },
    answer: {
      sentence: '（还没有条件）',
      chips: some({ kind: is('date'), name: '日期' }),
      problems: some({ path: '', message: '请至少写一个条件' }),
      notes: [],
      tried: false,
    },
    call: () => checkRule({ kind: 'audit', condition: { all: [] } }),
    gets: ({ problems }) => expect(problems).toHaveLength(1),
  });
});
