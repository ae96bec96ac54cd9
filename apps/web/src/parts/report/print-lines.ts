import type { Patient, ReportData } from '@jianwei/api-client/model';
import { FOOTER_TEXT } from '@jianwei/clinical-rules/core/marks';
import { ageText } from './age-text.ts';
import { formatDate } from '../../kit/lib/format-date.ts';

/** Stands at the foot of each printed page. */
export const DISCLAIMER = FOOTER_TEXT.reference_only;

/** Name, sex, age and hospital number: who a printed page is about; of a report, with the age of then. */
export function patientLine(patient: Patient, reportTime?: string, moment?: string): string {
  return [patient.name, patient.gender, ageText(patient, reportTime, moment), patient.inpatient_no]
    .filter(Boolean)
    .join('\u3000');
}

/** 12 床; an outpatient's place stands where the bed would. */
export function bedText(bed: string | undefined): string | undefined {
  return bed && /^\d+$/.test(bed) ? `${bed} 床` : bed;
}

/** Whose report, which and when: the head of each printed page. */
export function identityLine(report: ReportData): string {
  const { patient } = report;
  return [
    patient && patientLine(patient, report.report_time),
    report.report_name,
    report.report_time && formatDate(report.report_time, 'yyyy-MM-dd HH:mm'),
  ]
    .filter(Boolean)
    .join('\u3000');
}
