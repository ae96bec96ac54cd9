// Parts of requests and answers that several slugs share, with no more fields than the screens read.
import type { ProviderState } from '../provider/provider-states.ts';

export const report = { patient_id: 'P1004', report_id: 'R1004-01' } as const;
export const reportId = report.report_id;
export const patientId = report.patient_id;
export const aReport: ProviderState = ['a lab report', report];

export const unknownReport = 'R9999-99';
export const noReport: ProviderState = ['no lab report', { report_id: unknownReport }];
export const unknownPatient = 'P9999';
export const noPatient: ProviderState = ['no patient', { patient_id: unknownPatient }];

export const reportMissing = '报告不存在或已撤回';
export const patientMissing = '患者不存在';

/** What every row has. */
export const laboratoryRow = {
  laboratory_id: 'R1004-01-01',
  laboratory_name: '肌酐',
  original_laboratory_name: '肌酐（酶法）',
  original_result: '168',
  abnormal: true,
} as const;

/** A row out of its range, with the texts of the knowledge base. */
export const abnormalRow = {
  ...laboratoryRow,
  original_specimen: '血清',
  standard_specimen: '血清',
  original_units: 'μmol/L',
  original_reference_interval: '57–111',
  range_lower: '57',
  range_upper: '111',
  group_name: '肾功能',
  code: 'CREA',
  key: 'R1004-01-01',
  abnormal_indicator: '升高（H）',
  abnormal_type: 1,
  standard_result_type: 1,
  knowledge_id: 'lab-CREA',
  knowledge: [{ knowledge_display: '检验意义', knowledge_content: '肌酐由肌肉代谢产生，主要经肾小球滤过排出。' }],
} as const;

/** What the screens would like of such a row beyond the specification. */
export const explainedRow = {
  ...laboratoryRow,
  short_name: 'Cr',
  state: 'abnormal',
  range_source: 'report',
  calculate_result: 168,
  decimals: 0,
  previous: {
    report_id: 'R1004-02',
    report_time: '2025-11-12T08:15:00+08:00',
    original_result: '163',
    delta: 5,
    note: '连续 9 次上升',
  },
} as const;

export const patient = { patient_id: patientId, name: '顾怀远', gender: '男', age: 62 } as const;

/** What the screens would like of a patient beyond the specification. */
export const wardPatient = {
  ...patient,
  department: '内分泌科',
  bed_no: '12 床',
  inpatient_no: 'ZY25110437',
  birth_date: '1963-04-12',
  tags: ['2 型糖尿病 14 年'],
} as const;

export const timelineReport = {
  report_id: reportId,
  report_time: '2025-11-18T09:42:00+08:00',
  report_name: '生化、血常规、尿液',
  abnormal_count: 15,
  critical_count: 0,
} as const;

export const reportListItem = {
  report_id: reportId,
  patient_id: patientId,
  patient_name: '顾怀远',
  patient_gender: '男',
  patient_age: 62,
  department: '内分泌科',
  bed_no: '12 床',
  inpatient_no: 'ZY25110437',
  report_name: '生化、血常规、尿液',
  report_time: '2025-11-18T09:42:00+08:00',
  is_read: true,
  level: 'focus',
  high_count: 11,
  low_count: 4,
  key_results: [],
  diagnoses: [],
  applications: [],
  collected: true,
} as const;

/** What a line of a list says of its report. */
export const readingBrief = { level: 'focus', urgency: 2, headline: ['血钾 5.62 mmol/L，6 日升 0.51'] };

/** A line of the list that has all its marks. */
export const markedListItem = {
  ...reportListItem,
  key_results: [
    {
      laboratory_id: 'R1004-01-16',
      laboratory_name: '葡萄糖',
      short_name: 'GLU',
      original_result: '9.84',
      original_units: 'mmol/L',
      abnormal_type: 1,
    },
  ],
  diagnoses: [{ diagnosis_id: 'CKD', diagnosis_name: '慢性肾脏病', reliable: 2 }],
  applications: [{ application_id: 'app-ckd', api_type: 4, name: 'CKD 分期', application_icon: 'icon-ckd' }],
} as const;

export const graph = {
  nodes: [{ key: 'diagnosis:CKD', _type: 1, name: '慢性肾脏病', reliable: 2 }],
  links: [{ source: 'diagnosis:CKD', target: 'intermediate:CKD:白蛋白尿', rate: 0.5 }],
} as const;

export const contribution = {
  item: 'age',
  label: '年龄',
  value: '67 岁',
  points: 58,
  source: 'Granger CB, et al. Arch Intern Med 2003;163:2345-2353, Fig. 4',
};

/** The smallest change of one input that reaches another class. */
export const classStep = {
  item: 'pac',
  label: '醛固酮',
  from: '16.8 ng/dL',
  to: '15 ng/dL',
  target: '筛查可疑',
};

/** An entry of an application list. */
export const application = {
  application_id: 'app-grace',
  name: 'Grace 评分',
  application_icon: 'icon-grace',
  application_desc: '急性冠脉综合征院内死亡风险评分，保存后同事可见。',
  api_type: 5,
  type: 'assessment',
} as const;
