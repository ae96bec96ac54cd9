import { ApiError } from '@jianwei/api-client/transport/api-error';
import { BellRing } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { useReportLoops } from '../../parts/loop/use-loops.ts';
import type { DetailSlots, LoopSlotProps } from '../../parts/report/detail-slots.ts';

interface LoopPartProps extends LoopSlotProps {
  readonly slots: DetailSlots;
}

/** A back end that has no such call has no loops either. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501);

/** The critical results of a report under its header; what draws them is sent for where there are any. */
export function ReportLoops({ slots, reportId }: LoopPartProps) {
  const loops = useReportLoops(reportId);
  const { data, error } = loops;
  // A band that is missing would say that nothing waits.
  if (data === undefined && error !== null && !isAbsent(error)) {
    return (
      <div className="jw-row jw-gap-10 jw-ring jw-no-print" role="status">
        <BellRing size={18} />
        <b className="jw-grow">本报告的危急值处置未能载入，是否有未闭环的尚不清楚</b>
        <Button size="small" busy={loops.isFetching} onClick={() => void loops.refetch()}>
          重新载入
        </Button>
      </div>
    );
  }
  return data !== undefined && data.data.length > 0 && <slots.Loop reportId={reportId} />;
}

/** The same on paper. */
export function ReportLoopsPaper({ slots, reportId }: LoopPartProps) {
  const hasLoops = (useReportLoops(reportId).data?.data ?? []).length > 0;
  return hasLoops && <slots.LoopPaper reportId={reportId} />;
}
