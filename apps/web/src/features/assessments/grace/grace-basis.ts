import type { GraceInit, GraceReport, NewerEvidence } from '@jianwei/api-client/model';

/**
 * What newer lab reports would change of this saved assessment. The server says it; where it does not, another creatinine of
 * a newer report is found in the initial data. Unknown times or units change nothing.
 */
export function newerEvidence(report: GraceReport, latest: GraceInit | undefined): readonly NewerEvidence[] {
  if (report.newer_evidence !== undefined) return report.newer_evidence;
  const source = latest?.serum_creatinine_source;
  if (!latest || !source?.report_time || !report.report_time) return [];
  const { serum_creatinine: value, serum_creatinine_unit: unit } = latest;
  if (value === null || value === undefined) return [];
  const isNewer = Date.parse(source.report_time) > Date.parse(report.report_time);
  const isOther = value !== report.serum_creatinine || unit !== report.serum_creatinine_unit;
  if (!isNewer || !isOther) return [];
  return [
    {
      item: 'serum_creatinine',
      label: '血肌酐',
      value: `${value} ${unit ?? ''}`.trim(),
      report_id: source.report_id ?? '',
      report_time: source.report_time,
    },
  ];
}
