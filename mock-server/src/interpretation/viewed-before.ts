import type { ViewedBefore } from '@jianwei/api-client/model';
import type { Finding } from '@jianwei/clinical-rules/reading/reading';
import { reportReadTimes } from '../store/clinical-marks.ts';
import type { World } from '../store/world.ts';
import { reportView } from './report-view.ts';
import type { ReportView } from './report-view.ts';

/** The same statement of two reports: class and name are part of the title, the row of a report is not. */
const sameness = ({ kind, title }: Finding) => `${kind}|${title}`;

/**
 * What an account has not seen yet of a patient: against the newest earlier report that it had read before it first read this one, so
 * that reading it again says the same. Nothing where it sees the patient for the first time; a reading in the future (the clock was set
 * back) never was.
 */
export function viewedBefore(world: World, view: ReportView, userId: string): ViewedBefore {
  const { report_id: reportId, report_time: time } = view.judged.report;
  const readTimes = reportReadTimes(world, userId);
  const now = world.nowText();
  const firstRead = readTimes.get(reportId) ?? now;
  const until = firstRead < now ? firstRead : now;
  // Newest first.
  const earlier = view.record.reports.find(({ report }) => {
    const readAt = readTimes.get(report.report_id);
    return report.report_time < time && readAt !== undefined && readAt <= until;
  });
  const before = earlier && reportView(world, earlier.report.report_id);
  if (before === undefined) return {};
  const known = new Set(before.reading.findings.map(sameness));
  return {
    at: readTimes.get(before.judged.report.report_id) ?? now,
    new_finding_ids: view.reading.findings
      .filter((finding) => finding.status === 'worse' || !known.has(sameness(finding)))
      .map(({ findingId }) => findingId),
  };
}
