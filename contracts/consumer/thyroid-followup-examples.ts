// Parts of the thyroid follow-up interactions that both of their files share.
import type { ProviderState } from '../provider/provider-states.ts';

export const patientId = 'P1151';
/** The last follow-up. */
export const lastRecord = 'TF000004';
export const unknownRecord = 'TF999999';
export const given: ProviderState[] = [
  ['a patient with thyroid follow-ups', { patient_id: patientId, report_id: lastRecord }],
];
export const none: ProviderState[] = [['no thyroid follow-up', { report_id: unknownRecord }]];
export const gone = '该报告不存在或已被删除';
export const at = (time: string): number => Date.parse(`${time}+08:00`);
const symptoms = {
  palpitation: '无',
  fatigue: '无',
  insomnia: '无',
  lethargy: '无',
  weight_change: '无',
  headache: '无',
  flushing: '无',
  diarrhea: '无',
  paramenia: '无',
  calcium: '无',
  anxiety: '无',
} as const;
export const form = {
  name: '许静',
  gender: '女',
  age: 38,
  weight: 56.5,
  weight_unit: 'kg',
  operation: '双侧切除',
  lymph_metastasis: 3,
  capsular_invasion: '无',
  medicine_name: '优甲乐/50ug',
  medicine_time: at('2025-07-16T07:00:00'),
  medicine_metering: '125ug',
  other_medicine_metering: '',
  ...symptoms,
  other_medicines: '无',
  other_medicines_information: '',
  tsh: 0.06,
  tsh_unit: 'mU/L',
  ft3: 5.61,
  ft3_unit: 'pmol/L',
  ft4: 21.2,
  ft4_unit: 'pmol/L',
} as const;
