import type { EvidenceInference, KidneyReport } from '@jianwei/api-client/model';
import { laboratoryRow, modelAnswers, PATIENT, REPORT } from '../lab-report/model-page.test-support.tsx';

const staged = (lab_y: string, lab_x: string, reliable_name: string): EvidenceInference => ({
  lab_x,
  lab_y,
  reliable_name,
});

const before = (original_result: string, delta?: number) => ({
  report_id: 'r-0821',
  report_time: '2025-08-21T10:05:00',
  original_result,
  ...(delta !== undefined && { delta }),
});

/** The report of the picture. */
export const current: KidneyReport = {
  report_id: REPORT,
  report_time: '2025-11-18T09:42:00',
  diagnosis_name: 'CKD G3b A3',
  evidence_inference: staged('G3b', 'A3', '极高危'),
  level: 'very_high',
  patient_id: PATIENT,
  egfr: 39,
  acr_mg_per_g: 326,
  conclusion: 'CKD G3b A3，极高危，建议每年随访3次',
  tips: ['白蛋白尿A3级，建议转诊肾内科', '需持续>3个月方可诊断CKD'],
  missing: [],
  sources: [
    { item: 'egfr', label: 'eGFR', value: '39 mL/min/1.73m²', text: '报告值，计算方程以报告为准' },
    { item: 'acr', label: '尿白蛋白/肌酐比值', value: '326 mg/g', text: '报告值' },
  ],
  distance: [{ item: 'acr', label: '尿白蛋白/肌酐比值', from: '326 mg/g', to: '29 mg/g', target: '高危（G3b A1）' }],
  laboratories: [
    laboratoryRow('肌酐', '168', { original_units: 'μmol/L', abnormal_type: 1, previous: before('145', 23) }),
    laboratoryRow('估算肾小球滤过率', '39', {
      short_name: 'eGFR',
      original_units: 'mL/min/1.73m²',
      abnormal_type: -1,
      previous: before('47', -8),
    }),
    laboratoryRow('尿蛋白', '2+', { abnormal_type: 1, previous: before('1+') }),
  ],
  rule_version: '2012.1',
  review_notes: ['规则待临床复核：eGFR 方程的版本待医院选定'],
};

function older(report_id: string, report_time: string, inference: EvidenceInference, egfr: number, acr?: number) {
  return {
    ...current,
    report_id,
    report_time,
    diagnosis_name: `CKD ${inference.lab_y} ${inference.lab_x}`.trim(),
    evidence_inference: inference,
    level: undefined,
    egfr,
    acr_mg_per_g: acr,
    missing: inference.lab_x === '' ? ['尿白蛋白/肌酐比值'] : [],
  };
}

/** Newest first; the last has no ACR. */
export const history = [
  current,
  older('r-0821', '2025-08-21T10:05:00', staged('G3a', 'A2', '高危'), 47, 262),
  older('r-0516', '2025-05-16T09:20:00', staged('G3a', 'A2', '高危'), 51, 208),
  older('r-2411', '2024-11-14T09:05:00', staged('G2', 'A2', '中危'), 61, 96),
  older('r-2408', '2024-08-09T08:40:00', staged('G2', '', ''), 64),
];

export const ckdAnswers = (reports: readonly object[] = history) => modelAnswers('/api/v2/model/ckd', reports);
