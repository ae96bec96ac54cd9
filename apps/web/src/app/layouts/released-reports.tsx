import { invalidateGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { useListReleasedReports } from '@jianwei/api-client/audit/audit';
import type { ReleasedReport } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import { useQueryClient } from '@tanstack/react-query';
import { HOLD_STATES } from '../../parts/audit/hold-words.ts';
import { BellReports } from './bell-reports.tsx';

/** How many released reports the bell lists. */
const LISTED = 5;

const noteOf = ({ state, released_by: by }: ReleasedReport): string =>
  [by, sayOf(state, HOLD_STATES[state] ?? '')].filter(Boolean).join(' ');

/** Held reports whose interpretation is there now, each of which opens. It fails quietly, as the bell does. */
export function ReleasedReports({ count, onOpen }: { count: number; onOpen: () => void }) {
  const client = useQueryClient();
  const { data } = useListReleasedReports({ page_size: LISTED }, { request: { suppress: true } });
  const reports = (data?.data ?? []).map((report) => ({
    ...report,
    key: report.report_id,
    at: report.released_at,
    note: noteOf(report),
  }));
  // The report may be on the screen, as it was while it was held.
  const open = (reportId: string) => {
    void invalidateGetReportAnalysis(client, reportId);
    onOpen();
  };
  return <BellReports title="已放行，可看解读" count={count} reports={reports} onOpen={open} />;
}
