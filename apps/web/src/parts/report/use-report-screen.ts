import { useCollection, useMayCollect } from './use-collection.ts';
import { useReport, useReportPatient } from './use-report.ts';

/** What a screen about one report knows of it, and what its header offers to do with it. */
export function useReportScreen(reportId: string) {
  const { reading, reload } = useReport(reportId);
  const report = reading.status === 'ready' ? reading.report : undefined;
  const { patient, timeline, isUnknown } = useReportPatient(report, reportId);
  const { toggle } = useCollection();
  const mayCollect = useMayCollect();
  const header = {
    patient,
    collected: report?.collected,
    onToggleCollected: report && mayCollect ? () => toggle(reportId, report.collected ?? false) : undefined,
    onPrint: report && (() => window.print()),
  };
  return { reading, reload, report, patient, timeline, isUnknown, header };
}
