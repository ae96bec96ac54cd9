import { getDiagnosisKnowledge } from '@jianwei/api-client/knowledge/knowledge';
import { describe, expect } from 'vitest';
import {
  abnormalRow,
  application,
  contribution,
  explainedRow,
  graph,
  noReport,
  patientId,
  report,
  reportId,
  reportMissing,
  unknownReport,
} from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const path = '/api/v2/knowledge/diagnosis/knowledge';
const asked = { operationId: 'getDiagnosisKnowledge', as: 'doctor', method: 'GET', path } as const;
const params = { report_id: reportId, patient_id: patientId, diagnosis_id: 'CKD' };

const hint = {
  application_id: 'app-ckd',
  application_name: 'CKD 分期',
  title: '慢性肾脏病',
  hint_content: 'ACR 由 A2 级升至 A3 级，请复核分期与危险分层。',
  fx: '糖尿病病程长伴白蛋白尿优先考虑糖尿病肾脏病。',
  cl: '控制血压与血糖。',
  sub_hint: [{ title: '血钾升高', cl: '复查并做心电图。' }],
};

// covers A-7-03, A-7-04
describe('getDiagnosisKnowledge', () => {
  agree({
    ...asked,
    when: 'a diagnosis of a report, with its evidence',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    query: params,
    answer: {
      diagnosis_name: '慢性肾脏病',
      diagnosis_display_name: '慢性肾脏病',
      applications: [application],
      hints: [hint],
      introduction: '慢性肾脏病是肾脏结构或功能异常持续超过3个月的一组疾病。',
      recommends: [{ id: '1', examine: '胱抑素C', type: 1 }],
      condition_assessment: '按肾小球滤过率分G1至G5期，按白蛋白尿分A1至A3级。',
      special_inspection: '肾活检（病因不明或快速进展时）',
      guides: [],
      laboratories: some({ ...abnormalRow, evidences_type: 1 }),
      patient_age: 62,
      patient_gender: '男',
      reliable: 2,
    },
    call: () => getDiagnosisKnowledge(params),
    gets: (answer) => {
      expect(answer.hints).toEqual([hint]);
      expect(answer.laboratories[0]?.evidences_type).toBe(1);
    },
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'whose drawer it is, and how the diagnosis came about',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    query: params,
    answer: {
      diagnosis_id: is('CKD'),
      report_id: is(reportId),
      patient_id: is(patientId),
      clinical_manifestations: { symptoms: '早期多无症状。', signs: '高血压、水肿、贫血貌。' },
      laboratories: some(explainedRow),
      graph,
      score: 6,
      contributions: [contribution],
      rule_version: '1.0',
      citations: ['KDIGO 2024（需持续>3个月）'],
      review_notes: ['规则待临床复核：证据权重与可靠性分级由本系统设定'],
    },
    call: () => getDiagnosisKnowledge(params),
    gets: (answer) => expect(answer).toMatchObject({ report_id: reportId, patient_id: patientId, score: 6 }),
  });
  agree({
    ...asked,
    when: 'a diagnosis by its name',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    query: { report_id: reportId, patient_id: patientId, diagnosis_name: '慢性肾脏病' },
    answer: {
      diagnosis_name: is('慢性肾脏病'),
      diagnosis_display_name: '慢性肾脏病',
      laboratories: [{ abnormal: true }],
    },
    call: () => getDiagnosisKnowledge({ report_id: reportId, patient_id: patientId, diagnosis_name: '慢性肾脏病' }),
    gets: (answer) => expect(answer.diagnosis_name).toBe('慢性肾脏病'),
  });
  refuse({
    ...asked,
    when: 'a diagnosis that is not there',
    given: [['no diagnosis', { diagnosis_id: 'NOT-KNOWN' }]],
    query: { ...params, diagnosis_id: 'NOT-KNOWN' },
    status: 404,
    message: '暂未收录该诊断',
    call: () => getDiagnosisKnowledge({ ...params, diagnosis_id: 'NOT-KNOWN' }),
  });
  refuse({
    ...asked,
    when: 'on a report that is not there',
    given: [noReport],
    query: { ...params, report_id: unknownReport },
    status: 404,
    message: reportMissing,
    call: () => getDiagnosisKnowledge({ ...params, report_id: unknownReport }),
  });
});
