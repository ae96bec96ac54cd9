import {
  getThyroidFunctionReport,
  listThyroidFunctionReports,
  saveThyroidPregnancyStatus,
} from '@jianwei/api-client/thyroid-function/thyroid-function';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { agree, is, refuse } from './interaction.ts';
import { modelView } from './model-examples.ts';
import { agreeOnReport, agreeOnTimeline } from './model-interactions.ts';

const patientId = 'P1194';
const reportId = 'R1194-01';
const manReport = 'R1192-01';
const given: ProviderState[] = [
  ['a pregnant patient with thyroid hormones', { patient_id: patientId, report_id: reportId }],
];
const ofMan: ProviderState[] = [['thyroid hormones of a man', { patient_id: 'P1192', report_id: manReport }]];
const base = '/api/v2/model/thyroid_analysis';
const path = `${base}/${reportId}`;
const time = '2025-11-13T09:20:00+08:00';
const conclusion = '妊娠一过性甲状腺毒症可能';

// covers B-7.1-11
describe('getThyroidFunctionReport', () => {
  const asked = { operationId: 'getThyroidFunctionReport', as: 'doctor', method: 'GET' } as const;

  agreeOnReport({
    operationId: 'getThyroidFunctionReport',
    when: 'a report with thyroid hormones',
    given,
    base,
    report: { report_id: reportId, report_time: time },
    call: getThyroidFunctionReport,
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the pattern in early pregnancy',
    whole: true,
    given,
    path,
    answer: {
      report_id: is(reportId),
      patient_id: is(patientId),
      conclusion: is(conclusion),
      pregnant_status: is(1),
      pregnant_status_source: is('tag'),
      tips: ['报告未提供妊娠期特异TSH区间'],
      ...modelView,
    },
    call: () => getThyroidFunctionReport(reportId),
    gets: (answer) => expect(answer).toMatchObject({ conclusion, pregnant_status: 1 }),
  });
});

// covers B-7.1-13
describe('saveThyroidPregnancyStatus', () => {
  const asked = { operationId: 'saveThyroidPregnancyStatus', as: 'doctor', method: 'POST' } as const;
  const body = { pregnant_status: 2 } as const;

  agree({
    ...asked,
    when: 'the second trimester',
    given,
    path: `${path}/pregnant_status`,
    body,
    answer: {},
    call: () => saveThyroidPregnancyStatus(reportId, body),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    ...asked,
    when: 'of a man',
    given: ofMan,
    path: `${base}/${manReport}/pregnant_status`,
    body,
    status: 400,
    message: '仅女性患者可设置妊娠状态',
    call: () => saveThyroidPregnancyStatus(manReport, body),
  });
});

// covers B-7.1-12
describe('listThyroidFunctionReports', () => {
  const entry = { report_id: reportId, report_time: time };

  agreeOnTimeline({
    operationId: 'listThyroidFunctionReports',
    given,
    base,
    patientId,
    entry,
    call: listThyroidFunctionReports,
  });
});
