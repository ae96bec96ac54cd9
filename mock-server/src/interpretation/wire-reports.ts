import type { ReportListItem, TimelineReport } from '@jianwei/api-client/model';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { ApplicationEntry } from '../hospital/applications.ts';
import type { ReportSummary } from './report-summaries.ts';
import { flagCounts } from './report-view.ts';
import { applicationBrief } from './wire-applications.ts';
import { wireGender } from './wire-patient.ts';

/** What a list line needs to know about the account that looks at it. */
export interface Reader {
  readonly readIds: ReadonlySet<string>;
  readonly favouriteIds: ReadonlySet<string>;
  /** Whether a hold of the report ran out without a decision. */
  readonly isTimedOut: (reportId: string) => boolean;
  /** Whether the hospital offers them an application. */
  readonly isOffered: (application: ApplicationEntry) => boolean;
}

/** Whose report it is, and which: what every list of reports begins with. */
export function reportIdentity({ report, patient, ageYears }: ReportSummary) {
  return {
    report_id: report.report_id,
    patient_id: patient.patient_id,
    patient_name: patient.name,
    patient_gender: wireGender(patient.gender),
    patient_age: ageYears ?? 0,
    department: patient.department,
    bed_no: patient.bed_no,
    report_name: report.report_name,
    report_time: report.report_time,
  };
}

/** What every reader of a list sees of a hold: that it stands, or that nobody decided it in time. */
function auditMark({ isHeld, report }: ReportSummary, { isTimedOut }: Reader): Pick<ReportListItem, 'audit_state'> {
  if (isHeld) return { audit_state: 'held' };
  return isTimedOut(report.report_id) ? { audit_state: 'timed_out' } : {};
}

export function listItem(summary: ReportSummary, reader: Reader): ReportListItem {
  const { report, patient } = summary;
  return {
    ...reportIdentity(summary),
    inpatient_no: patient.inpatient_no,
    is_read: reader.readIds.has(report.report_id),
    level: summary.level,
    reading: summary.reading,
    ...auditMark(summary, reader),
    high_count: summary.highCount,
    low_count: summary.lowCount,
    key_results: summary.keyResults,
    diagnoses: summary.diagnoses,
    applications: summary.triggered
      .filter(({ application }) => reader.isOffered(application))
      .map(({ application }) => applicationBrief(application)),
    collected: reader.favouriteIds.has(report.report_id),
  };
}

/** A line of a patient's timeline: counts alone, so that years of reports are listed without being read. */
export function timelineReport(judged: JudgedReport, late: ReadonlySet<string>): TimelineReport {
  const { report } = judged;
  const { high, low, critical } = flagCounts(judged);
  return {
    report_id: report.report_id,
    report_time: report.report_time,
    report_name: report.report_name,
    abnormal_count: high + low,
    critical_count: critical,
    ...(late.has(report.report_id) ? { is_late: true } : {}),
  };
}
