import type { LaboratoryRow, ModelReport } from '@jianwei/api-client/model';

export const PATIENT = 'P9';
export const REPORT = 'R9-01';
export const EARLIER = 'R9-02';

/** A report of the patient as every tool answers it; the tests add what is their tool's own. */
export function modelReport<R extends ModelReport = ModelReport>(more: Partial<R> = {}): R {
  const report: ModelReport = {
    report_id: REPORT,
    report_time: '2025-11-10T08:10:00+08:00',
    patient_id: PATIENT,
    patient_age: 41,
    patient_gender: '女',
    laboratories: [],
    conclusion: '',
    findings: [],
    tips: [],
    missing: [],
    contributions: [],
    rule_version: 'test-1.0.0',
    review_notes: [],
  };
  return { ...report, ...more } as R;
}

/** A result of the report; with an `abnormal_type` it is abnormal. */
export function laboratoryRow(name: string, result: string, more: Partial<LaboratoryRow> = {}): LaboratoryRow {
  return {
    laboratory_id: `${REPORT}-${more.code ?? name}`,
    laboratory_name: name,
    original_laboratory_name: name,
    original_result: result,
    abnormal: more.abnormal_type !== undefined,
    ...more,
  };
}
