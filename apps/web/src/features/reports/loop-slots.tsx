import { useReportLoops } from '../../parts/loop/use-loops.ts';
import type { DetailSlots, LoopSlotProps } from '../../parts/report/detail-slots.ts';

interface LoopPartProps extends LoopSlotProps {
  readonly slots: DetailSlots;
}

/** The critical results of a report under its header; what draws them is sent for where there are any. */
export function ReportLoops({ slots, reportId }: LoopPartProps) {
  const hasLoops = (useReportLoops(reportId).data?.data ?? []).length > 0;
  return hasLoops && <slots.Loop reportId={reportId} />;
}

/** The same on paper. */
export function ReportLoopsPaper({ slots, reportId }: LoopPartProps) {
  const hasLoops = (useReportLoops(reportId).data?.data ?? []).length > 0;
  return hasLoops && <slots.LoopPaper reportId={reportId} />;
}
