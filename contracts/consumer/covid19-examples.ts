// Parts of the COVID-19 interactions that both of their files share.
import type { ProviderState } from '../provider/provider-states.ts';

export const patientId = 'P1161';
export const record = 'CV000003';
export const unknownRecord = 'CV999999';
export const given: ProviderState[] = [
  ['a patient with COVID-19 records', { patient_id: patientId, report_id: record }],
];
export const none: ProviderState[] = [['no COVID-19 record', { report_id: unknownRecord }]];
export const gone = '该报告不存在或已被删除';
export const person = { name: '宋立民', gender: '男', age: 69, weight: 78.5, height: 170 } as const;
export const blades = {
  left_upper_blade: 30,
  left_midd_blade: 20,
  left_lower_blade: 55,
  right_upper_blade: 25,
  right_lower_blade: 45,
};
const item = (key: string, label: string) => ({ key, label, value: 1 }) as const;
export const groups = {
  inspection: [item('lymphocyte', '外周血淋巴细胞降低（<0.8×10⁹/L）')],
  biochemistry: [item('lactate', '乳酸升高（>2 mmol/L）')],
  immune: [item('crp', 'C反应蛋白升高（>50 mg/L）')],
  coagulation: [item('d_dimer', 'D-二聚体明显升高（>1 mg/L）')],
  other_warning: [item('imaging', '胸部影像显示肺部病变明显进展')],
};
export const form = {
  ...person,
  pul_ct_abnormality: true,
  chronic_history: [1],
  history_tumor: [],
  drug_history: [],
  personal_history: [1],
  other_risk: [],
  illness_factor: [],
  severe_factor: [2],
  paO2: 58,
  fiO2: 29,
};
