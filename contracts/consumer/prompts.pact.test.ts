import { getReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { answerPrompt } from '@jianwei/api-client/prompts/prompts';
import { getRule, listRules, tryRule } from '@jianwei/api-client/rules/rules';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse, some } from './interaction.ts';
import { reading } from './reading-examples.ts';

const reportId = 'R1004-01';
const path = `/api/v2/reports/${reportId}/prompts`;
const id = 'SP-019';
const origin = 'proposed';
const onReport: ProviderState[] = [['a report with a prompt', { report_id: reportId, rule_id: id }]];
const seeded: ProviderState[] = [['a rule in use', { rule_id: 'SP-010' }]];
const condition = { all: [{ fact: 'lab_flag', op: 'is', value: 'high', code: 'CREA' }] };
const show = { places: ['reading' as const], interval_days: 0, change_percent: 20 };
const suspected = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: false };
const prompt = {
  rule_id: is(id),
  version: 1,
  name: '肌酐偏高',
  level: is('attention'),
  text: '肌酐 156 μmol/L，请复查',
  basis: 'KDIGO',
  places: some('reading'),
  evidences: ['R1004-01-01'],
  time: '2025-11-18T10:30:00+08:00',
};
const rule = {
  rule_id: is('SP-010'),
  kind: is('prompt'),
  name: '肌酐 7 日内升高过半',
  category: is('renal'),
  priority: 100,
  state: is('in_use'),
  version: 1,
  sentence: '肌酐高于参考上限：提示。',
  action: is('prompt'),
  level: is('attention'),
  shown: 0,
  useful: 0,
  not_useful: 0,
  readers: 0,
  per_day: 0,
  revision: 1,
  updated_at: '2025-08-04T09:00:00+08:00',
  updated_by: '秦晓彤',
};

describe('prompts of the laboratory', () => {
  const asAuthor = { origin, as: 'laboratory' } as const;
  agree({
    ...asAuthor,
    operationId: 'listRules',
    when: 'prompts, with what doctors think of them',
    given: seeded,
    method: 'GET',
    path: '/api/v2/rules',
    query: { kind: 'prompt', q: 'SP-010' },
    answer: { page: 0, page_size: 12, total_elements: 1, may_write: true, data: some(rule) },
    call: () => listRules({ kind: 'prompt', q: 'SP-010' }),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  agree({
    ...asAuthor,
    operationId: 'getRule',
    when: 'a prompt that is being written',
    given: [['a rule in use', { rule_id: 'SP-018' }]],
    method: 'GET',
    path: '/api/v2/rules/SP-018',
    answer: {
      rule: {
        ...rule,
        rule_id: is('SP-018'),
        category: is('general'),
        state: is('draft'),
        level: is('remark'),
        draft_version: 1,
      },
      may_write: true,
      draft: {
        condition: {},
        outcome: {
          action: is('prompt'),
          level: is('remark'),
          reason: '25-羟维生素 D {25-羟维生素D的值}',
          show: {
            ...show,
            places: some('reading'),
            basis: '指南',
            lay_text: '请咨询医师',
            without_departments: ['外院导入'],
          },
        },
        sentence: '25-羟维生素D < 20 ng/mL：提示。',
      },
      editions: [],
    },
    call: () => getRule('SP-018'),
    gets: ({ draft }) => expect(draft?.outcome.show?.lay_text).toBeTruthy(),
  });
  const tried = {
    kind: 'prompt',
    condition,
    rule_id: 'SP-010',
    show,
    reason: '肌酐 {肌酐的值}',
    page_size: 60,
  } as const;
  agree({
    ...asAuthor,
    operationId: 'tryRule',
    when: 'of a prompt, on real reports',
    given: seeded,
    method: 'POST',
    path: '/api/v2/rules/trial',
    body: tried,
    answer: {
      trial_id: 'TR000001',
      state: is('done'),
      of: 300,
      reports: 300,
      hits: 1,
      patients: 1,
      unlimited_hits: 1,
      compared_hits: 0,
      undetermined: 14,
      added: 0,
      dropped: 0,
      per_day: [{ date: '2025-11-18', hits: 1, compared_hits: 0 }],
      funnel: [{ path: '0', still_true: 1 }],
      decided: 0,
      agreed: 0,
      took_ms: 120,
      notes: [],
      page: 0,
      page_size: 60,
      total_elements: 1,
      data: some({
        report_id: 'R1001-01',
        report_time: '2025-11-18T09:42:00+08:00',
        patient_name: '孟*山',
        patient_gender: '男',
        department: '内分泌科',
        text: '肌酐 156 μmol/L',
        last_shown: '2025-11-17',
        leaves: [{ path: '0', text: '肌酐高于参考上限', actual: '156 μmol/L ↑', result: is('true') }],
        rows: some({ name: '肌酐', specimen: '血清', result: '156', unit: 'μmol/L', range: '57-97', flag: 'high' }),
      }),
    },
    call: () => tryRule(tried),
    gets: ({ data }) => expect(data[0]?.text).toMatch(/^肌酐/),
  });
  agree({
    origin,
    as: 'doctor',
    operationId: 'getReportAnalysis',
    when: 'with a prompt of the laboratory',
    given: onReport,
    method: 'GET',
    path: `/api/v2/ai/reports/analysis/${reportId}`,
    answer: {
      prompts: some(prompt),
      print_reading: reading,
      suggestion_diagnosis: some(suspected),
      categories: some({ children: some({ sub_diagnosis: some(suspected) }), sub_diagnosis: some(suspected) }),
    },
    call: () => getReportAnalysis(reportId),
    gets: ({ prompts }) => expect(prompts).toHaveLength(1),
  });
});

describe('what a doctor thinks of a prompt', () => {
  const asked = { origin, as: 'doctor', operationId: 'answerPrompt', method: 'POST' } as const;
  agree({
    ...asked,
    when: 'as useful',
    given: onReport,
    path: `${path}/${id}/feedback`,
    body: { useful: true, comment: '已复查' },
    answer: { ...prompt, useful: is(true), comment: is('已复查') },
    call: () => answerPrompt(reportId, id, { useful: true, comment: '已复查' }),
    gets: ({ useful }) => expect(useful).toBe(true),
  });
  refuse({
    ...asked,
    when: 'that is not on it',
    given: [['no rule', { rule_id: 'AR-999' }]],
    path: `${path}/AR-999/feedback`,
    body: { useful: true },
    status: 404,
    message: '这份报告上没有这条提示',
    call: () => answerPrompt(reportId, 'AR-999', { useful: true }),
  });
});
