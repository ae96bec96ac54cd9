import { getShownReport, listShownReports } from '@jianwei/api-client/ai-reports/ai-reports';
import { describe, expect } from 'vitest';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/ai/reports/log';
const id = 'R1004-02';
const report = {
  report_id: is(id),
  report_name: '肾功能',
  report_time: '2025-11-12T08:15:00+08:00',
  patient_name: '顾*远',
  department: '内分泌科',
  shown_at: '2025-11-12T08:15:00+08:00',
  shown_by: '沈若溪',
};
const diagnoses = some({ diagnosis_id: 'CKD', name: '慢性肾脏病', reliable: 2, evidences: ['尿素 11.8 mmol/L'] });
const answer = {
  conclusion: ['肾功能减退'],
  diagnoses,
  unread: [],
  versions: some({ name: '检验解读规则库', version: '2.1' }),
};

describe('reports that were shown', () => {
  const asked = {
    origin: 'proposed',
    as: 'operations',
    given: [['a report that was shown before a correction', { report_id: id }]],
  } as const;
  agree({
    ...asked,
    operationId: 'listShownReports',
    when: 'those that are said otherwise now',
    method: 'GET',
    path,
    query: { tab: 'changed', q: id },
    answer: {
      counts: { all: 1, disagreed: 0, changed: 1, unread: 0 },
      page: 0,
      page_size: 12,
      total_elements: 1,
      data: some({
        ...report,
        diagnoses_then: ['高钾血症'],
        diagnoses_now: ['慢性肾脏病'],
        is_changed: is(true),
        unread: 0,
        rules: 0,
        feedback: 'none',
      }),
    },
    call: () => listShownReports({ tab: 'changed', q: id }),
    gets: ({ data }) => expect(data[0]?.is_changed).toBe(true),
  });
  agree({
    ...asked,
    operationId: 'getShownReport',
    when: 'then and now',
    method: 'GET',
    path: `${path}/${id}`,
    answer: {
      ...report,
      then: answer,
      now: answer,
      is_replayed: true,
      differences: some({
        what: '诊断',
        diagnosis_id: 'HYPERKS',
        before: '重度高钾血症',
        after: '',
        cause: '来源更正 钾 6.10 → 5.11',
      }),
      near: [],
      feedback: [],
    },
    call: () => getShownReport(id),
    gets: ({ differences }) => expect(differences[0]?.cause).toContain('来源更正'),
  });
  refuse({
    ...asked,
    operationId: 'getShownReport',
    when: 'one that nobody was shown',
    given: [['a report that nobody was shown', { report_id: 'R1008-01' }]],
    method: 'GET',
    path: `${path}/R1008-01`,
    status: 400,
    message: '该报告尚未被查看，没有当时的结论',
    call: () => getShownReport('R1008-01'),
  });
  refuse({
    ...asked,
    operationId: 'getShownReport',
    when: 'one that is not there',
    given: [['no lab report', { report_id: 'none' }]],
    method: 'GET',
    path: `${path}/none`,
    status: 404,
    message: '没有这份报告',
    call: () => getShownReport('none'),
  });
});
