import {
  getCerebrospinalFluidReport,
  listCerebrospinalFluidReports,
} from '@jianwei/api-client/cerebrospinal/cerebrospinal';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is } from './interaction.ts';
import { modelView } from './model-examples.ts';
import { agreeOnReport, agreeOnTimeline } from './model-interactions.ts';

const patientId = 'P1203';
const reportId = 'R1203-04';
const given: ProviderState[] = [
  ['a patient with cerebrospinal fluid results', { patient_id: patientId, report_id: reportId }],
];
const base = '/api/v2/model/cerebrospinal_analysis';
const path = `${base}/${reportId}`;
const time = '2024-10-22T15:10:00+08:00';
const conclusion = '结核性脑膜炎可能';

// covers B-7.1-14
describe('getCerebrospinalFluidReport', () => {
  const asked = { operationId: 'getCerebrospinalFluidReport', as: 'doctor', method: 'GET' } as const;

  agreeOnReport({
    operationId: 'getCerebrospinalFluidReport',
    when: 'a report with cerebrospinal fluid',
    given,
    base,
    report: { report_id: reportId, report_time: time },
    call: getCerebrospinalFluidReport,
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the pattern with its scores',
    whole: true,
    given,
    path,
    answer: {
      report_id: is(reportId),
      patient_id: is(patientId),
      conclusion: is(conclusion),
      scores: [{ name: '细菌性', score: 6 }],
      tips: ['染色阴性不能除外感染'],
      ...modelView,
    },
    call: () => getCerebrospinalFluidReport(reportId),
    gets: (answer) => expect(answer).toMatchObject({ conclusion, scores: [{ name: '细菌性', score: 6 }] }),
  });
});

// covers B-7.1-15, B-7.1-16
describe('listCerebrospinalFluidReports', () => {
  const entry = { report_id: 'R1203-01', report_time: '2025-07-15T10:00:00+08:00' };

  agreeOnTimeline({
    operationId: 'listCerebrospinalFluidReports',
    given,
    base,
    patientId,
    entry,
    call: listCerebrospinalFluidReports,
  });
});
