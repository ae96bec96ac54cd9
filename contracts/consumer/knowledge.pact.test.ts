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

/** A report of the same patient, of renal function alone. */
const incomplete = 'R1004-06';
const riskModel = {
  data_note: '演示数据',
  message: '',
  rule_version: 'demo-1.0.0',
  review_notes: ['规则待临床复核：演示数据，风险模型的系数与数据集均为人工构造，不得用于诊疗'],
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
      guides: [{ original_file_name: 'KDIGO 2024.pdf', url: '/api/v2/guides/105700adf06bf7e570faceff6cc9adc5.pdf' }],
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
    whole: true,
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
  // covers A-3-55..62
  agree({
    ...asked,
    when: 'a diagnosis with a risk model',
    given: [['a lab report with the inputs of a risk model', { ...report, diagnosis_id: 'CKD' }]],
    query: params,
    answer: {
      api_type: is(2),
      risk_probability_normal: 89.3,
      histories_normal: {
        histories: [{ report_id: reportId, result_time: '2025-11-18T09:42:00+08:00', rate: 89.3 }],
        result_type: is(2),
        unit: '%',
      },
      performances: [{ name: 'AUC', train_value: '0.8517', test_value: '0.8801' }],
      roc: 'ckd-risk',
      shap: 'ckd-risk',
    },
    call: () => getDiagnosisKnowledge(params),
    gets: (answer) => expect(answer).toMatchObject({ api_type: 2, risk_probability_normal: 89.3, roc: 'ckd-risk' }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'how the risk of a report came about',
    whole: { without: ['hospital_note'] },
    given: [['a lab report with the inputs of a risk model', { ...report, diagnosis_id: 'CKD' }]],
    query: params,
    answer: { risk_model: { ...riskModel, contributions: [contribution], base_percent: 8.3 } },
    call: () => getDiagnosisKnowledge(params),
    gets: (answer) => expect(answer.risk_model).toMatchObject({ data_note: '演示数据', base_percent: 8.3 }),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'what a risk model misses in a report',
    given: [
      ['a lab report without the inputs of a risk model', { ...report, report_id: incomplete, diagnosis_id: 'CKD' }],
    ],
    query: { ...params, report_id: incomplete },
    answer: {
      risk_model: { ...riskModel, message: '缺少血红蛋白、无机磷、钾，无法计算风险概率', missing: ['血红蛋白'] },
    },
    call: () => getDiagnosisKnowledge({ ...params, report_id: incomplete }),
    gets: (answer) => expect(answer.risk_model?.missing).toEqual(['血红蛋白']),
  });
  // Either spelling is right (G-77): a real back end is not held to this one.
  agree({
    ...asked,
    origin: 'proposed',
    when: 'a hint of several texts',
    given: [['a diagnosis whose hint has several texts', { diagnosis_id: 'IDA' }]],
    query: { diagnosis_id: 'IDA' },
    answer: {
      diagnosis_id: is('IDA'),
      hints: [
        {
          application_id: 'app-knowledge',
          application_name: '检验知识库',
          hint_contents: ['铁蛋白降低提示铁缺乏。'],
        },
      ],
    },
    call: () => getDiagnosisKnowledge({ diagnosis_id: 'IDA' }),
    gets: (answer) => expect(answer.hints[0]?.hint_contents).toEqual(['铁蛋白降低提示铁缺乏。']),
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
