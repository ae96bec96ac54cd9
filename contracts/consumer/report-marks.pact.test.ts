import {
  listPatientTaggedReports,
  saveReportFeedback,
  tagReportDisease,
  tagReportLaboratory,
} from '@jianwei/api-client/reports/reports';
import { describe, expect } from 'vitest';
import {
  aReport,
  laboratoryRow,
  noPatient,
  noReport,
  patientId,
  patientMissing,
  report,
  reportId,
  reportMissing,
  unknownPatient,
  unknownReport,
} from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

describe('saveReportFeedback', () => {
  const body = { kind: 'inaccurate', content: '痛风依据不足' } as const;
  const asked = { operationId: 'saveReportFeedback', origin: 'proposed', as: 'doctor', method: 'POST', body } as const;

  agree({
    ...asked,
    when: 'a doctor disagrees with an interpretation',
    given: [aReport],
    path: `/api/v2/ai/reports/${reportId}/feedback`,
    answer: { feedback: { kind: is(body.kind), content: is(body.content), time: '2025-11-18T10:30:00+08:00' } },
    call: () => saveReportFeedback(reportId, body),
    gets: (answer) => expect(answer.feedback).toMatchObject(body),
  });
  refuse({
    ...asked,
    when: 'on a report that is not there',
    given: [noReport],
    path: `/api/v2/ai/reports/${unknownReport}/feedback`,
    status: 404,
    message: reportMissing,
    call: () => saveReportFeedback(unknownReport, body),
  });
});

// covers B-7.3-03
describe('tagReportDisease', () => {
  const body = { report_id: reportId, diagnosis_id: 'CKD', tag: 'correct' } as const;

  agree({
    operationId: 'tagReportDisease',
    when: 'a doctor agrees with a diagnosis',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/reports/disease/tagging',
    body,
    answer: {},
    call: () => tagReportDisease(body),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    operationId: 'tagReportDisease',
    when: 'on a report that is not there',
    given: [noReport],
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/reports/disease/tagging',
    body: { ...body, report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => tagReportDisease({ ...body, report_id: unknownReport }),
  });
});

// covers B-7.3-04
describe('tagReportLaboratory', () => {
  const { laboratory_id } = laboratoryRow;
  const body = { report_id: reportId, laboratory_id, tag: 'wrong', comment: '标本溶血' } as const;
  const stranger = { ...body, laboratory_id: 'R9999-99-01' };

  agree({
    operationId: 'tagReportLaboratory',
    when: 'a doctor doubts a result',
    given: [['a lab report with an abnormal result', { ...report, laboratory_id }]],
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/reports/laboratory/tagging',
    body,
    answer: {},
    call: () => tagReportLaboratory(body),
    gets: (answer) => expect(answer).toEqual({}),
  });
  refuse({
    operationId: 'tagReportLaboratory',
    when: 'a result of another report',
    given: [aReport],
    as: 'doctor',
    method: 'POST',
    path: '/api/v2/reports/laboratory/tagging',
    body: stranger,
    status: 400,
    message: '检验项目不在该报告中',
    call: () => tagReportLaboratory(stranger),
  });
});

// covers B-7.3-19
describe('listPatientTaggedReports', () => {
  const entry = {
    report_id: reportId,
    report_time: '2025-11-18T09:42:00+08:00',
    report_name: '生化、血常规、尿液',
    disease_tagging_count: 1,
    laboratory_tagging_count: 0,
  };

  agree({
    operationId: 'listPatientTaggedReports',
    when: 'of a patient',
    given: [['a tagged lab report', report]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v1/datacenter/itaggings/reports/list/${patientId}`,
    answer: { data: [entry] },
    call: () => listPatientTaggedReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  refuse({
    operationId: 'listPatientTaggedReports',
    when: 'of a patient who is not there',
    given: [noPatient],
    as: 'doctor',
    method: 'GET',
    path: `/api/v1/datacenter/itaggings/reports/list/${unknownPatient}`,
    status: 404,
    message: patientMissing,
    call: () => listPatientTaggedReports(unknownPatient),
  });
});
