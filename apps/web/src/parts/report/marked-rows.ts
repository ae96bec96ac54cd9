import type { ReportData } from '@jianwei/api-client/model';

/** What is chosen for its evidence: a finding of the reading, or a suspected diagnosis; '' = none. */
export interface Marking {
  findingId: string;
  diagnosisId: string;
}

/** The rows of what is chosen, and what it is called; undefined where nothing of this report is. */
export function markedRows(report: ReportData, { findingId, diagnosisId }: Marking) {
  const finding = report.reading?.findings.find((item) => item.finding_id === findingId);
  if (finding) return { name: finding.title, ids: new Set(finding.evidences) };
  const diagnosis = report.suggestion_diagnosis.find((item) => item.diagnosis_id === diagnosisId);
  return diagnosis && { name: diagnosis.diagnosis_name, ids: new Set(diagnosis.evidences) };
}
