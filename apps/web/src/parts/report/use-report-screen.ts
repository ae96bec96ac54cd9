import { useCheckReportCollected } from '@jianwei/api-client/favourites/favourites';
import { useCollection, useMayCollect } from './use-collection.ts';
import { useReport, useReportPatient } from './use-report.ts';

/** What a screen about one report knows of it, and what its header offers to do with it. */
export function useReportScreen(reportId: string) {
  const { reading, reload } = useReport(reportId);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const { patient, timeline } = useReportPatient(report, reportId);
  const { toggle } = useCollection();
  const mayCollect = useMayCollect();
  // Not every back end says it with the report.
  const isUnsaid = mayCollect && report !== undefined && report.collected === undefined;
  const { data: check } = useCheckReportCollected(reportId, { query: { enabled: isUnsaid } });
  const collected = report?.collected ?? check?.collected;
  const header = {
    patient,
    collected,
    onToggleCollected: report && mayCollect ? () => toggle(reportId, collected ?? false) : undefined,
    onPrint: report && (() => window.print()),
  };
  return { reading, reload, report, patient, timeline, header };
}
