import type { BloodGasCase, BloodGasReport, LaboratoryRow } from '@jianwei/api-client/model';
import { EARLIER, laboratoryRow, PATIENT, REPORT } from '../lab-report/model-report.test-support.ts';

const row = (code: string, name: string, short_name: string, result: string, more: Partial<LaboratoryRow> = {}) =>
  laboratoryRow(name, result, { code, short_name, original_specimen: '动脉血', ...more });

export const rows: LaboratoryRow[] = [
  row('PH', '酸碱度', 'pH', '7.312', { abnormal_type: -1, range_lower: '7.35', range_upper: '7.45' }),
  row('PCO2', '二氧化碳分压', 'PaCO₂', '68.4', { abnormal_type: 1, original_units: 'mmHg' }),
  row('PO2', '氧分压', 'PaO₂', '54.6', { abnormal_type: -1, original_units: 'mmHg' }),
  row('HCO3', '碳酸氢根', 'HCO₃⁻', '33.5', { abnormal_type: 1, original_units: 'mmol/L' }),
  row('SO2', '氧饱和度', 'SaO₂', '85.2', { abnormal_type: -1, original_units: '%' }),
  row('CL', '氯', 'Cl', '96', { abnormal_type: -1, original_units: 'mmol/L' }),
  row('LAC', '乳酸', 'Lac', '1.6', { original_units: 'mmol/L' }),
];

export const acute: BloodGasCase = {
  group_result: '急性呼吸性酸中毒合并代谢性碱中毒',
  tips: ['呕吐、利尿剂、低钾、原醛；查尿氯（<20盐水有效）'],
  hints: ['缺少白蛋白，阴离子间隙未作校正'],
  ph_balance: '酸血症',
  electrolyte: ['低氯血症'],
  lactic_acid: '乳酸正常',
  hypoxia: '中度低氧血症',
  contributions: [
    { item: 'primary', label: '原发失衡', value: '急性呼吸性酸中毒', points: 1, source: '教科书' },
    { item: 'compensation', label: '预计代偿范围', value: 'HCO₃⁻ 23.84–29.84 mmol/L', points: 1, source: '代偿公式表' },
    { item: 'anion_gap', label: '阴离子间隙', value: '9.5 mmol/L', points: 0, source: 'AG 公式' },
  ],
};

export const chronic: BloodGasCase = {
  ...acute,
  group_result: '失代偿性慢性呼吸性酸中毒',
  tips: ['通气不足：COPD、镇静、神经肌肉病'],
};

/** The report of the picture, before anybody chose a case type. */
export const unchosen: BloodGasReport = {
  common_result: '呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭，中度低氧血症',
  suggested_type: { type: 2, reasons: ['2025-06-30 稳定期：PaCO₂ 55.2 而 pH 7.362，已代偿', '标签：慢性阻塞性肺疾病'] },
  baseline: {
    report_id: 'R0',
    report_time: '2025-06-30T09:15:00',
    paco2: 55.2,
    hco3: 30.6,
    text: '较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）：PaCO₂ +13.2、HCO₃⁻ +2.9，符合慢性基础上急性加重',
  },
  since_last: '较 2025-11-17 21:40：PaCO₂ −5.2，通气有所改善',
  bga_report_id: REPORT,
  report_time: '2025-11-18T10:08:00',
  natural_conclusion: '急性呼吸性酸中毒合并代谢性碱中毒；Ⅱ型呼吸衰竭，中度低氧血症',
  acute,
  chronic,
  need_focus: [
    {
      laboratory_id: `${REPORT}-PO2`,
      laboratory_name: '氧分压',
      short_name: 'PaO₂',
      original_result: '54.6',
      abnormal_type: -1,
      note: '低于 60 mmHg',
    },
  ],
  patient_id: PATIENT,
  specimen: '动脉血',
  laboratories: rows,
  missing: ['吸入氧浓度', '离子钙'],
  rule_version: '1.0.0',
  review_notes: ['规则待临床复核：阴离子间隙仅在白蛋白低于 40 g/L 时校正'],
};

export const earlier: BloodGasReport = {
  ...unchosen,
  bga_report_id: EARLIER,
  report_time: '2025-11-17T21:40:00',
  natural_conclusion: '失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症',
  type: 2,
  type_user_name: '陆明哲',
  type_time: '2025-11-17T22:00:00',
};
