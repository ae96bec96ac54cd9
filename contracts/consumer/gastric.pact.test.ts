import { getGastricReport, listGastricReports } from '@jianwei/api-client/gastric/gastric';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import {
  classStep,
  contribution,
  noPatient,
  noReport,
  patientMissing,
  unknownPatient,
  unknownReport,
} from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1131';
const reportId = 'R1131-01';
const given: ProviderState[] = [['a patient with gastric serology', { patient_id: patientId, report_id: reportId }]];
const time = '2025-11-12T08:20:00+08:00';
const row = {
  laboratory_id: 'R1131-01-01',
  laboratory_name: '胃蛋白酶原Ⅰ',
  original_laboratory_name: '胃蛋白酶原Ⅰ',
  original_result: '46.8',
  abnormal: true,
};

// covers A-7-32
describe('getGastricReport', () => {
  const asked = { operationId: 'getGastricReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/gastric/${reportId}`;

  agree({
    ...asked,
    when: 'the rows of a report',
    whole: true,
    given,
    path,
    answer: { report_id: is(reportId), report_time: time, laboratories: [row] },
    call: () => getGastricReport(reportId),
    gets: (answer) => {
      expect(answer.report_id).toBe(reportId);
      expect(answer.laboratories[0]).toMatchObject(row);
    },
  });
  const scored = {
    patient_id: patientId,
    patient_age: 63,
    patient_gender: '男',
    score: 19,
    level: 'high',
    abc: 'C',
    conclusion: '新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）',
    tips: ['近2周内使用PPI会影响全部结果'],
    missing: [],
    rule_version: '2017.1',
    review_notes: ['规则待临床复核：新型胃癌筛查评分各项分值引自共识，未逐条核对'],
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'score and group, and how they came about',
    whole: true,
    given,
    path,
    answer: { ...scored, contributions: [contribution], distance: [classStep] },
    call: () => getGastricReport(reportId),
    gets: (answer) => expect(answer).toMatchObject({ ...scored, distance: [classStep] }),
  });
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: [noReport],
    path: `/api/v2/model/gastric/${unknownReport}`,
    status: 404,
    message: '该报告不存在或已被删除',
    call: () => getGastricReport(unknownReport),
  });
});

// covers A-7-33
describe('listGastricReports', () => {
  const asked = { operationId: 'listGastricReports', as: 'doctor', method: 'GET' } as const;

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given,
    path: `/api/v2/model/gastric/${patientId}/history`,
    answer: { data: [{ report_id: reportId, report_time: time }] },
    call: () => listGastricReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([{ report_id: reportId, report_time: time }]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/gastric/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listGastricReports(unknownPatient),
  });
});
