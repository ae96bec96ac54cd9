import {
  getPatientInterpretation,
  getPatientTimeline,
  getReportAnalysis,
  listLiteAnalysisDiagnoses,
} from '@jianwei/api-client/analysis/analysis';
import { describe, expect } from 'vitest';
import {
  abnormalRow,
  aReport,
  explainedRow,
  graph,
  laboratoryRow,
  noPatient,
  noReport,
  patient,
  patientId,
  patientMissing,
  report,
  reportId,
  reportMissing,
  timelineReport,
  unknownPatient,
  unknownReport,
  wardPatient,
} from './examples.ts';
import { agree, is, refuse, some } from './interaction.ts';

const diagnosis = {
  diagnosis_id: 'CKD',
  diagnosis_name: '慢性肾脏病',
  reliable: 2,
  score: 6,
  summary: '肾小球滤过率下降、白蛋白尿、肾性贫血',
  evidences: ['R1004-01-02'],
};
const brief = { diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2 };
const focusItem = { laboratory_id: 'R1004-01-16', laboratory_name: '葡萄糖', original_result: '9.84' };

const reportData = {
  laboratories: [laboratoryRow],
  clean_failed_laboratories: [{ ...laboratoryRow, abnormal: false, error: '结果为文本，未能解读' }],
  total_laboratories: 22,
  need_focus: [focusItem],
  suggestion_diagnosis: [diagnosis],
  interpretation: {
    headline: '肾功能持续下降伴大量白蛋白尿，建议结合临床复核',
    detail: '胱抑素C 1.86 mg/L，连续 5 次上升。',
    codes: ['pattern:CKD_DECLINE_A3'],
    rule_version: 'conclusion 1.0',
    review_notes: ['规则待临床复核：综合判读由固定词表组句'],
  },
  learn_interpretation: false,
  categories: [
    {
      name: '泌尿',
      children: [{ name: '慢性肾脏病', evidences: ['R1004-01-02'] }],
      evidences: ['R1004-01-02'],
      sub_diagnosis: [brief],
      blood_spirits: ['白蛋白尿'],
    },
  ],
  radar_chart: [{ name: '肾功能', value: 5, max: 5 }],
};

const finding = {
  finding_id: 'diagnosis:RTA4',
  kind: 'diagnosis',
  title: '高钾型（Ⅳ型）肾小管酸中毒可能',
  text: '血钾 5.62 mmol/L，6 日升 0.51，高钾、HCO3降低、AG正常',
  urgency: 2,
  status: 'new',
  known: false,
  evidences: ['R1004-01-01'],
  value_text: '5.62 mmol/L',
  rule_id: 'reading/row',
  change_text: '6 日升 0.51',
  copy_text: '2025-11-18 09:42 血钾 5.62 mmol/L（3.5–5.3），较 2025-11-12 08:15 的 5.11 升 0.51。',
};
const step = { action_id: 'D-RTA4:1', text: '核对RAAS抑制剂', source: '内科学' };
const reading = {
  level: 'focus',
  urgency: 2,
  headline: [{ text: '血钾 5.62 mmol/L，6 日升 0.51', finding_id: finding.finding_id }],
  findings: some(
    { ...finding, diagnosis_id: 'RTA4', rule_version: '1.0', actions: [step] },
    { ...finding, kind: is('tool'), api_type: is(4) },
  ),
  actions: [step],
  unread: [
    {
      laboratory_id: 'R1004-01-22',
      laboratory_name: '尿沉渣管型镜检',
      original_result: '透明管型 0-1/LP，偶见颗粒管型',
      reason: '结果为文本，未能解读',
    },
  ],
  tools: [{ api_type: 4, name: 'CKD 分期' }],
};

const path = `/api/v2/ai/reports/analysis/${reportId}`;

// covers B-7.3-01
describe('getReportAnalysis', () => {
  agree({
    operationId: 'getReportAnalysis',
    when: 'a doctor opens a report',
    whole: true,
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    as: 'doctor',
    method: 'GET',
    path,
    answer: reportData,
    call: () => getReportAnalysis(reportId),
    gets: (answer) => {
      expect(answer.suggestion_diagnosis).toEqual([diagnosis]);
      expect(answer.interpretation.headline).toContain('肾功能持续下降');
      expect(answer.clean_failed_laboratories[0]?.error).toBe('结果为文本，未能解读');
    },
  });
  agree({
    operationId: 'getReportAnalysis',
    when: 'a row out of its range, with its knowledge',
    given: [['a lab report with an abnormal result', { ...report, laboratory_id: laboratoryRow.laboratory_id }]],
    as: 'doctor',
    method: 'GET',
    path,
    answer: { laboratories: some({ ...abnormalRow, abnormal: is(true), abnormal_type: is(1) }) },
    call: () => getReportAnalysis(reportId),
    gets: (answer) => expect(answer.laboratories[0]).toEqual(abnormalRow),
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'whose report it is, what changed since last time, how the conclusion came about',
    given: [['a lab report with an abnormal result', { ...report, laboratory_id: laboratoryRow.laboratory_id }]],
    as: 'doctor',
    method: 'GET',
    path,
    answer: {
      report_id: is(reportId),
      patient: { ...wardPatient, patient_id: is(patientId) },
      report_name: '生化、血常规、尿液',
      report_time: '2025-11-18T09:42:00+08:00',
      collected: true,
      viewed_before: { at: '2025-11-12T08:15:00+08:00', new_finding_ids: ['row:R1004-01-02'] },
      knowledge_version: 'v6.2',
      laboratories: some(explainedRow),
      need_focus: some({
        ...focusItem,
        short_name: 'GLU',
        original_units: 'mmol/L',
        abnormal_type: 1,
        note: '6 日升 0.92',
      }),
      categories: [{ name: '泌尿', system_id: 7 }],
      graph,
    },
    call: () => getReportAnalysis(reportId),
    gets: (answer) => {
      expect(answer).toMatchObject({ report_id: reportId, patient: wardPatient });
      expect(answer.laboratories[0]?.previous?.delta).toBe(5);
    },
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'a report with critical results and rows that cannot be judged',
    given: [['a critical lab report that the caller has not read', { patient_id: 'P1001', report_id: 'R1001-01' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/ai/reports/analysis/R1001-01',
    answer: {
      report_id: is('R1001-01'),
      laboratories: some({ ...laboratoryRow, critical: is('high'), state: is('abnormal') }),
      need_focus: some({ laboratory_id: 'R1001-01-01', critical: is('high') }),
    },
    call: () => getReportAnalysis('R1001-01'),
    gets: (answer) => expect(answer.laboratories[0]?.critical).toBe('high'),
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'the reading of a report: headline, findings, what to do, what could not be read',
    given: [aReport],
    as: 'doctor',
    method: 'GET',
    path,
    answer: { reading },
    call: () => getReportAnalysis(reportId),
    gets: (answer) => {
      expect(answer.reading?.headline[0]?.finding_id).toBe(answer.reading?.findings[0]?.finding_id);
      expect(answer.reading?.unread[0]?.reason).toBe('结果为文本，未能解读');
    },
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'a result beyond the measuring range',
    given: [['a lab report with a result beyond the measuring range', { patient_id: 'P1014', report_id: 'R1014-01' }]],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/ai/reports/analysis/R1014-01',
    answer: { laboratories: some({ ...laboratoryRow, comparator: '>' }) },
    call: () => getReportAnalysis('R1014-01'),
    gets: (answer) => expect(answer.laboratories[0]?.comparator).toBe('>'),
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'a report that the doctor gave feedback on',
    given: [['a lab report with feedback of the caller', { report_id: reportId }]],
    as: 'doctor',
    method: 'GET',
    path,
    answer: { feedback: { kind: 'inaccurate', content: '痛风依据不足', time: '2025-11-18T10:30:00+08:00' } },
    call: () => getReportAnalysis(reportId),
    gets: (answer) => expect(answer.feedback).toMatchObject({ kind: 'inaccurate', content: '痛风依据不足' }),
  });
  agree({
    operationId: 'getReportAnalysis',
    origin: 'proposed',
    when: 'a report that is likely to be opened next, ahead of it and without marking it as read',
    whole: true,
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    as: 'doctor',
    method: 'GET',
    path,
    query: { peek: 'true' },
    answer: { report_id: is(reportId), suggestion_diagnosis: [diagnosis] },
    call: () => getReportAnalysis(reportId, { peek: true }),
    gets: (answer) => {
      expect(answer.report_id).toBe(reportId);
      expect(answer.suggestion_diagnosis[0]).toMatchObject(diagnosis);
    },
  });
  refuse({
    operationId: 'getReportAnalysis',
    when: 'a report that is not there',
    given: [noReport],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/ai/reports/analysis/${unknownReport}`,
    status: 404,
    message: reportMissing,
    call: () => getReportAnalysis(unknownReport),
  });
});

// covers B-7.1-01
describe('listLiteAnalysisDiagnoses', () => {
  agree({
    operationId: 'listLiteAnalysisDiagnoses',
    when: 'of a report',
    given: [['a lab report that suggests a diagnosis', { ...report, diagnosis_id: 'CKD' }]],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/ai/reports/lite/analysis/${reportId}/diagnosis`,
    answer: { data: [diagnosis] },
    call: () => listLiteAnalysisDiagnoses(reportId),
    gets: (answer) => expect(answer.data).toEqual([diagnosis]),
  });
  refuse({
    operationId: 'listLiteAnalysisDiagnoses',
    when: 'of a report that is not there',
    given: [noReport],
    as: 'doctor',
    method: 'GET',
    path: `/api/v2/ai/reports/lite/analysis/${unknownReport}/diagnosis`,
    status: 404,
    message: reportMissing,
    call: () => listLiteAnalysisDiagnoses(unknownReport),
  });
});

// covers B-7.3-14
describe('getPatientInterpretation', () => {
  agree({
    operationId: 'getPatientInterpretation',
    when: "of a patient's latest report",
    whole: true,
    given: [aReport],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/ai/reports/patient/interpret',
    query: { patient_id: patientId },
    answer: reportData,
    call: () => getPatientInterpretation({ patient_id: patientId }),
    gets: (answer) => expect(answer.total_laboratories).toBe(22),
  });
  refuse({
    operationId: 'getPatientInterpretation',
    when: 'of a patient who is not there',
    given: [noPatient],
    as: 'doctor',
    method: 'GET',
    path: '/api/v2/ai/reports/patient/interpret',
    query: { patient_id: unknownPatient },
    status: 404,
    message: patientMissing,
    call: () => getPatientInterpretation({ patient_id: unknownPatient }),
  });
});

// covers B-7.3-15
describe('getPatientTimeline', () => {
  const asked = { operationId: 'getPatientTimeline', as: 'doctor', method: 'GET' } as const;
  const timelinePath = '/api/v2/ai/reports/patient/time_line';
  const owner = { ...patient, patient_id: is(patientId) };

  agree({
    ...asked,
    when: 'of a patient',
    given: [aReport],
    path: timelinePath,
    query: { patient_id: patientId },
    answer: { patient: owner, days: [{ date: '2025-11-18' }] },
    call: () => getPatientTimeline({ patient_id: patientId }),
    gets: (answer) => expect(answer.days[0]?.date).toBe('2025-11-18'),
  });
  agree({
    ...asked,
    origin: 'proposed',
    when: 'with the reports of each day',
    given: [aReport],
    path: timelinePath,
    query: { patient_id: patientId },
    answer: {
      patient: { ...wardPatient, patient_id: is(patientId) },
      days: [{ date: '2025-11-18', reports: [timelineReport] }],
    },
    call: () => getPatientTimeline({ patient_id: patientId }),
    gets: (answer) => expect(answer.days[0]?.reports).toEqual([timelineReport]),
  });
  refuse({
    ...asked,
    when: 'of a patient who is not there',
    given: [noPatient],
    path: timelinePath,
    query: { patient_id: unknownPatient },
    status: 404,
    message: patientMissing,
    call: () => getPatientTimeline({ patient_id: unknownPatient }),
  });
});
