import {
  getAdrenalCortexReport,
  listAdrenalCortexReports,
  saveAdrenalCortexReport,
} from '@jianwei/api-client/adrenal-cortex/adrenal-cortex';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse } from './interaction.ts';
import { modelView } from './model-examples.ts';
import { agreeOnReport, agreeOnTimeline } from './model-interactions.ts';

const patientId = 'P1171';
const reportId = 'R1171-07';
const overtakenId = 'R1171-08';
const given: ProviderState[] = [['a patient with cortisol results', { patient_id: patientId, report_id: reportId }]];
const overtaken: ProviderState[] = [
  ['added results that a later lab report overtook', { patient_id: patientId, report_id: overtakenId }],
];
const base = '/api/v2/model/adrenal_leather';
const path = `${base}/${reportId}`;
const time = '2024-06-11T08:15:00+08:00';
const conclusion = '支持皮质醇增多症，ACTH依赖性，支持库欣病；不支持肾上腺皮质功能减退';
const values = { dst_1mg: 96, cortisol_unit: 'nmol/L', acth: null, acth_unit: 'pg/mL' } as const;

// covers B-7.1-06
describe('getAdrenalCortexReport', () => {
  const asked = { operationId: 'getAdrenalCortexReport', as: 'doctor', method: 'GET' } as const;

  agreeOnReport({
    operationId: 'getAdrenalCortexReport',
    when: 'a report with cortisol',
    given,
    base,
    report: { report_id: reportId, report_time: time },
    call: getAdrenalCortexReport,
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'what the values of these days say',
    whole: { without: ['saved_time', 'user_id', 'user_name', 'values', 'newer_evidence'] },
    given,
    path,
    answer: {
      report_id: is(reportId),
      patient_id: is(patientId),
      conclusion: is(conclusion),
      tips: ['午夜'],
      ...modelView,
    },
    call: () => getAdrenalCortexReport(reportId),
    gets: (answer) => expect(answer).toMatchObject({ conclusion, findings: modelView.findings }),
  });
  const newer = {
    item: 'dst_1mg',
    label: '1 mg 地塞米松抑制后皮质醇',
    value: '286 nmol/L',
    report_id: 'R1171-05',
    report_time: '2024-06-13T08:30:00+08:00',
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'a report with added results that have been measured since',
    given: overtaken,
    path: `${base}/${overtakenId}`,
    answer: {
      report_id: is(overtakenId),
      values: { dst_1mg: 142, cortisol_unit: 'nmol/L', acth_unit: 'pg/mL' },
      saved_time: '2023-03-23T10:05:00+08:00',
      user_id: 'u-doctor',
      user_name: '沈若溪',
      newer_evidence: [newer],
    },
    call: () => getAdrenalCortexReport(overtakenId),
    gets: (answer) => expect(answer.newer_evidence).toEqual([newer]),
  });
});

// covers B-7.1-07
describe('saveAdrenalCortexReport', () => {
  const asked = { operationId: 'saveAdrenalCortexReport', given, as: 'doctor', method: 'POST', path } as const;
  const impossible = { ...values, dst_1mg: 10001 };

  agree({
    ...asked,
    when: 'results that the laboratory does not have',
    body: values,
    answer: { report_id: is(reportId) },
    call: () => saveAdrenalCortexReport(reportId, values),
    gets: (answer) => expect(answer.report_id).toBe(reportId),
  });
  refuse({
    ...asked,
    when: 'a value that cannot be',
    body: impossible,
    status: 400,
    message: '1 mg 地塞米松抑制后皮质醇应在 0–10000 nmol/L 之间',
    call: () => saveAdrenalCortexReport(reportId, impossible),
  });
});

// covers B-7.1-08
describe('listAdrenalCortexReports', () => {
  const entry = { report_id: 'R1171-01', report_time: '2025-11-10T08:10:00+08:00' };

  agreeOnTimeline({
    operationId: 'listAdrenalCortexReports',
    given,
    base,
    patientId,
    entry,
    call: listAdrenalCortexReports,
  });
});
