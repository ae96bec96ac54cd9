import type { GraceInit, GraceReport } from '@jianwei/api-client/model';

/**
 * Has a lab report that is newer than this saved assessment brought another creatinine? Then its basis is out of date.
 * Unknown times or units change nothing.
 */
export function isBasisUpdated(report: GraceReport, latest: GraceInit | undefined): boolean {
  const source = latest?.serum_creatinine_source;
  if (!latest || !source?.report_time || !report.report_time) return false;
  if (latest.serum_creatinine === null || latest.serum_creatinine === undefined) return false;
  const isNewer = Date.parse(source.report_time) > Date.parse(report.report_time);
  const isOther =
    latest.serum_creatinine !== report.serum_creatinine ||
    latest.serum_creatinine_unit !== report.serum_creatinine_unit;
  return isNewer && isOther;
}
