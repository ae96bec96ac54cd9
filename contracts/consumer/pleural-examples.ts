// Parts of the pleural interactions that both of their files share.
import type { ProviderState } from '../provider/provider-states.ts';

export const patientId = 'P1142';
export const labReport = 'R1142-01';
export const ownReport = 'PE000007';
export const otherReport = 'PE000005';
export const own: ProviderState[] = [
  ['a pleural report of the caller', { patient_id: patientId, report_id: ownReport }],
];
export const other: ProviderState[] = [
  ['a pleural report of another doctor', { patient_id: patientId, report_id: otherReport }],
];
export const ownerOnly = '仅创建者可编辑或删除';
export const value = (original_result: string, range_lower: string, range_upper: string) => ({
  original_result,
  range_lower,
  range_upper,
});
export const form = {
  total_protein: value('71.4', '65', '85'),
  protein_quantification: value('44.8', '', ''),
  blood_lactate_dehydrogenase: value('196', '120', '250'),
  fluid_lactate_dehydrogenase: value('318', '', ''),
};
export const person = { name: '蔺红梅', patient_age: 31, patient_gender: '女' };
export const laboratory = form.total_protein;
export const source = {
  ...laboratory,
  laboratory_name: '血清总蛋白',
  original_specimen: '血清',
  original_units: 'g/L',
  report_id: labReport,
  report_time: '2025-11-05T09:20:00+08:00',
};
/** What the screens would like of a result beyond the specification. */
export const explained = {
  judgment: '符合Light标准（3/3项），考虑渗出液',
  criteria: [{ code: 'R1', label: '胸水/血清总蛋白比值', value: 0.627, limit: 0.5, met: true }],
  missing: [],
  contributions: [
    {
      item: 'R1',
      label: '胸水/血清总蛋白比值',
      value: '44.8 ÷ 71.4 g/L = 0.627，符合（>0.5）',
      points: 1,
      source: 'Light RW, et al. Ann Intern Med 1972;77:507-513',
    },
  ],
  rule_version: '1972.1',
  review_notes: [],
};
