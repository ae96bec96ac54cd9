/** Address of a decision aid, with the report it is asked for where there is one. */
export function decisionAddress(diagnosisId: string, reportId?: string): string {
  const query = new URLSearchParams({ diagnosis_id: diagnosisId });
  if (reportId !== undefined) query.set('report_id', reportId);
  return `/decision-assist-detail?${query.toString()}`;
}
