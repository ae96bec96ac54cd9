// Parts of the Grace interactions that both of their files share.
import type { ProviderState } from '../provider/provider-states.ts';
import { contribution } from './examples.ts';

export const patientId = 'P1002';
export const ownReport = 'GR000003';
export const given: ProviderState[] = [
  ['a patient with cardiac results', { patient_id: patientId, report_id: 'R1002-01' }],
];
export const own: ProviderState[] = [['a Grace report of the caller', { patient_id: patientId, report_id: ownReport }]];
export const evidence = {
  name: '高敏肌钙蛋白I',
  specimen: '血清',
  result: '1.284',
  unit: 'ng/mL',
  reference: '<0.034',
};
export const form = {
  cardiac_arrest: false,
  st_down: true,
  cardiac_enzymes_high: true,
  age: 67,
  heart_rate: 58,
  blood_pressure: 78,
  blood_pressure_unit: 'mmHg',
  serum_creatinine: 112,
  serum_creatinine_unit: 'μmol/L',
  kill_ip_rank: 1,
  evidences: [evidence],
} as const;
export const input = { patient_id: patientId, report_id: '', ...form, evidences: [evidence] };
export const output = {
  score: 171,
  level: 'high',
  judgment: 'GRACE评分171分，高危，院内死亡风险约7.6%，建议24小时内早期侵入策略评估',
  mine: true,
  evidence_modify: true,
  have_evidence: true,
};
/** What the screens would like of a result beyond the specification. */
export const explained = {
  contributions: [contribution],
  distance: [{ item: 'age', label: '年龄', from: '67 岁', to: '49 岁', level: 'medium', score: 138 }],
  death_percent: 7.55,
  death_display: '7.6%',
  rule_version: '2003.1',
  review_notes: ['规则待临床复核：「ST段压低」在原模型中为 ST 段偏移'],
};
