import type { PatientTimeline, ReportData } from '@jianwei/api-client/model';

/** A report of two results and two diagnoses. */
export function reportOf(id: string, name: string, patientId = 'P1'): ReportData {
  return {
    report_id: id,
    patient: { patient_id: patientId, name, gender: '男', age: 62, department: '内分泌科', bed_no: '12' },
    report_name: '生化',
    report_time: '2025-11-18T09:42:00+08:00',
    collected: false,
    laboratories: [
      {
        laboratory_id: `${id}-K`,
        laboratory_name: '钾',
        short_name: 'K',
        original_laboratory_name: 'K',
        original_result: '5.62',
        original_units: 'mmol/L',
        range_lower: '3.5',
        range_upper: '5.3',
        abnormal: true,
        abnormal_type: 1,
        state: 'abnormal',
        group_name: '电解质',
      },
      {
        laboratory_id: `${id}-NA`,
        laboratory_name: '钠',
        short_name: 'Na',
        original_laboratory_name: 'Na',
        original_result: '138.2',
        abnormal: false,
        state: 'normal',
        group_name: '电解质',
      },
    ],
    clean_failed_laboratories: [],
    total_laboratories: 2,
    need_focus: [],
    feedback: null,
    suggestion_diagnosis: [
      { diagnosis_id: 'LOW', diagnosis_name: '高尿酸血症', reliable: 0, score: 1, summary: '', evidences: [] },
      { diagnosis_id: 'HYPK', diagnosis_name: '高钾血症', reliable: 2, score: 3, summary: '', evidences: [`${id}-K`] },
    ],
    interpretation: { headline: `${name}的结论`, detail: '说明', codes: [], rule_version: '1', review_notes: [] },
    learn_interpretation: false,
    categories: [],
    radar_chart: [],
  };
}

const timelineReport = (id: string, date: string) => ({
  report_id: id,
  report_time: `${date}T09:42:00+08:00`,
  report_name: '生化',
  abnormal_count: 1,
  critical_count: 0,
});

/** Two reports of the patient of R1 and R2. */
export const TIMELINE: PatientTimeline = {
  patient: { patient_id: 'P1', name: '顾怀远', gender: '男', age: 62 },
  days: [
    { date: '2025-11-18', reports: [timelineReport('R1', '2025-11-18')] },
    { date: '2025-11-12', reports: [timelineReport('R2', '2025-11-12')] },
  ],
};

/** The answers of a back end that holds these two reports. */
export const REPORTS = {
  'GET /api/v2/ai/reports/analysis/R1': () => reportOf('R1', '顾怀远'),
  'GET /api/v2/ai/reports/analysis/R2': () => reportOf('R2', '顾怀远'),
  'GET /api/v2/ai/reports/patient/time_line': () => TIMELINE,
};
