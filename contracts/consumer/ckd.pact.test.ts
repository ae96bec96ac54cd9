import { getKidneyReport, listKidneyReports } from '@jianwei/api-client/ckd/ckd';
import { describe, expect } from 'vitest';
import type { ProviderState } from '../provider/provider-states.ts';
import { noPatient, noReport, patientMissing, unknownPatient, unknownReport } from './examples.ts';
import { agree, is, refuse } from './interaction.ts';

const patientId = 'P1121';
const reportId = 'R1121-01';
const given: ProviderState[] = [['a patient with kidney results', { patient_id: patientId, report_id: reportId }]];
const head = { report_id: is(reportId), report_time: '2025-11-10T08:40:00+08:00' };
const cell = { lab_x: 'A3', lab_y: 'G3b', reliable_name: '极高危' };

// covers A-7-31
describe('getKidneyReport', () => {
  const asked = { operationId: 'getKidneyReport', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/ckd/${reportId}`;

  agree({
    ...asked,
    when: 'the stage of a report',
    given,
    path,
    answer: { ...head, diagnosis_name: 'CKD G3b A3', evidence_inference: cell },
    call: () => getKidneyReport(reportId),
    gets: (answer) => expect(answer).toMatchObject({ report_id: reportId, evidence_inference: cell }),
  });
  const explained = {
    patient_id: patientId,
    patient_age: 64,
    patient_gender: '男',
    level: 'very_high',
    egfr: 36,
    acr_mg_per_g: 612,
    visits_per_year: '3',
    conclusion: 'CKD G3b A3，极高危，建议每年随访3次',
    tips: ['白蛋白尿A3级，建议转诊肾内科'],
    missing: [],
    albuminuria_estimated: false,
    sources: [{ item: 'egfr', label: 'eGFR', value: '36 mL/min/1.73 m²', text: '报告值，计算方程以报告为准' }],
    distance: [
      { item: 'egfr', label: 'eGFR', from: '36 mL/min/1.73 m²', to: '60 mL/min/1.73 m²', target: '高危（G2 A3）' },
    ],
    rule_version: '2012.1',
    review_notes: ['规则待临床复核：eGFR 方程（2021／2009）与随访次数（2012／2024）的版本待医院选定'],
  };
  agree({
    ...asked,
    origin: 'proposed',
    when: 'what the stage rests on, and what would change it',
    whole: true,
    given,
    path,
    answer: {
      ...explained,
      laboratories: [
        {
          laboratory_id: 'R1121-01-02',
          laboratory_name: '肌酐',
          original_laboratory_name: '肌酐',
          original_result: '180',
          abnormal: true,
        },
      ],
    },
    call: () => getKidneyReport(reportId),
    gets: (answer) => expect(answer).toMatchObject(explained),
  });
  refuse({
    ...asked,
    when: 'a report that is not there',
    given: [noReport],
    path: `/api/v2/model/ckd/${unknownReport}`,
    status: 404,
    message: '该报告不存在或已被删除',
    call: () => getKidneyReport(unknownReport),
  });
});

// covers B-7.1-05
describe('listKidneyReports', () => {
  const asked = { operationId: 'listKidneyReports', as: 'doctor', method: 'GET' } as const;
  const path = `/api/v2/model/ckd/${patientId}/history`;
  const entry = { report_id: reportId, report_time: '2025-11-10T08:40:00+08:00' };
  const staged = { ...entry, evidence_inference: cell, egfr: 36, acr_mg_per_g: 612 };

  agree({
    ...asked,
    when: 'the timeline of a patient',
    given,
    path,
    answer: { data: [entry] },
    call: () => listKidneyReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([entry]),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'the stage of each report',
    given,
    path,
    answer: { data: [staged] },
    call: () => listKidneyReports(patientId),
    gets: (answer) => expect(answer.data).toEqual([staged]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: `/api/v2/model/ckd/${unknownPatient}/history`,
    status: 404,
    message: patientMissing,
    call: () => listKidneyReports(unknownPatient),
  });
});
