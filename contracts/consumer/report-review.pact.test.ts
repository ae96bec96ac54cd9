import { listReportRules, listReportTags, removeReportTag } from '@jianwei/api-client/report-review/report-review';
import { listReports } from '@jianwei/api-client/reports/reports';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noReport, patientId, reportId, reportMissing, unknownReport } from './examples.ts';
import { agree, refuse, some } from './interaction.ts';

const asked = { origin: 'proposed', as: 'laboratory' } as const;
const tagged: ProviderState[] = [['a tagged lab report', { patient_id: patientId, report_id: reportId }]];

describe('a report as the laboratory looks at it', () => {
  agree({
    ...asked,
    operationId: 'listReports',
    when: 'those that were marked, with what the laboratory asks of them',
    given: tagged,
    method: 'GET',
    path: '/api/v2/reports',
    query: { tagged: 'true' },
    answer: {
      page: 0,
      page_size: 12,
      total_elements: 1,
      departments: some('内分泌科'),
      counts: { all: 1, unread: 1, critical: 1, focus: 1, hint: 1 },
      data: some({
        report_id: reportId,
        report_time: '2025-11-18T09:42:00+08:00',
        rule_count: 1,
        unread_count: 0,
        tag_count: 1,
        unanswered_count: 2,
        diagnoses: some({ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2, known: false }),
      }),
    },
    call: () => listReports({ tagged: true }),
    gets: ({ data }) => expect(data).toMatchObject([{ report_id: reportId, tag_count: 1 }]),
  });
  const acted = 'R1446-01';
  const result = { path: '0', text: '血钾达到危急值', actual: '5.62 mmol/L', result: 'true' };
  agree({
    ...asked,
    operationId: 'listReportRules',
    when: 'those that acted and those that one value kept silent',
    given: [['a lab report that a rule acted on', { report_id: acted }]],
    method: 'GET',
    path: `/api/v2/reports/${acted}/rules`,
    answer: {
      fired: some({
        rule_id: 'AR-001',
        name: '血钾达到危急值，须复检',
        version: 1,
        action: '暂缓解读，转人工审核',
        text: '血钾 2.7 mmol/L',
        sentence: '血钾达到危急值',
        leaves: some(result),
      }),
      missed: some({
        rule_id: 'AR-003',
        name: '血小板低于 60，须涂片',
        version: 1,
        sentence: '血小板 < 60 ×10⁹/L',
        leaves: some({ ...result, result: 'false' }),
        failed: '0',
        failed_text: '血小板 < 60 ×10⁹/L',
      }),
    },
    call: () => listReportRules(acted),
    gets: ({ fired, missed }) => expect([fired.length, missed[0]?.failed]).toEqual([1, '0']),
  });
  const mark = {
    subject: 'disease',
    target_id: 'CKD',
    target_name: '慢性肾脏病',
    tag: 'correct',
    comment: '',
    user_name: '沈若溪',
    mine: false,
    time: '2025-11-18T10:30:00+08:00',
  };
  agree({
    ...asked,
    operationId: 'listReportTags',
    when: 'of a report that a doctor marked',
    given: tagged,
    method: 'GET',
    path: `/api/v2/reports/${reportId}/tags`,
    answer: { data: some(mark) },
    call: () => listReportTags(reportId),
    gets: ({ data }) => expect(data).toMatchObject([{ tag: 'correct', mine: false }]),
  });
  const target = { subject: 'disease', target_id: 'IDA' } as const;
  agree({
    ...asked,
    operationId: 'removeReportTag',
    when: 'of the caller',
    given: tagged,
    method: 'POST',
    path: `/api/v2/reports/${reportId}/tags/remove`,
    body: target,
    answer: { data: some(mark) },
    call: () => removeReportTag(reportId, target),
    gets: ({ data }) => expect(data).toHaveLength(1),
  });
  const missing = { given: [noReport], status: 404, message: reportMissing } as const;
  refuse({
    ...asked,
    ...missing,
    operationId: 'listReportRules',
    when: 'of a report that is not there',
    method: 'GET',
    path: `/api/v2/reports/${unknownReport}/rules`,
    call: () => listReportRules(unknownReport),
  });
  refuse({
    ...asked,
    ...missing,
    operationId: 'listReportTags',
    when: 'of a report that is not there',
    method: 'GET',
    path: `/api/v2/reports/${unknownReport}/tags`,
    call: () => listReportTags(unknownReport),
  });
  refuse({
    ...asked,
    ...missing,
    operationId: 'removeReportTag',
    when: 'of a report that is not there',
    method: 'POST',
    path: `/api/v2/reports/${unknownReport}/tags/remove`,
    body: target,
    call: () => removeReportTag(unknownReport, target),
  });
});
