import {
  getCerebrospinalFluidReport,
  listCerebrospinalFluidReports,
} from '@jianwei/api-client/cerebrospinal/cerebrospinal';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, noReport, patientMissing, unknownPatient, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';
import { modelGone, modelView } from './model-examples.ts';

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

  agree({
    ...asked,
    when: 'a report with cerebrospinal fluid',
    given,
    path,
    answer: { report_id: is(reportId), report_time: time },
    call: () => getCerebrospinalFluidReport(reportId),
    gets: (answer) => expect(answer).toEqual({ report_id: reportId, report_time: time }),
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
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: [noReport],
    path: `${base}/${unknownReport}`,
    status: 404,
    message: modelGone,
    call: () => getCerebrospinalFluidReport(unknownReport),
  });
});

// covers B-7.1-15, B-7.1-16
describe('listCerebrospinalFluidReports', () => {
  const asked = { operationId: 'listCerebrospinalFluidReports', as: 'doctor', method: 'GET' } as const;
  const entry = { report_id: 'R1203-01', report_time: '2025-07-15T10:00:00+08:00' };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given,
    path: `${base}/${patientId}/history`,
    answer: { data: [entry] },
    call: () => listCerebrospinalFluidReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `${base}/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listCerebrospinalFluidReports(unknownPatient),
  });
});
