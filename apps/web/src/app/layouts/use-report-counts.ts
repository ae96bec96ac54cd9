import type { ReportPage } from '@jianwei/api-client/model';
import { getListReportsQueryOptions } from '@jianwei/api-client/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { isClinician } from '../../parts/session/roles.ts';
import { today } from '../../kit/lib/format-date.ts';
import { mayOpen } from '../../parts/session/may-open.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';

/** How many critical reports the bell lists. */
const LISTED = 5;

/**
 * The newest critical reports of today with the counts of all tabs: one call feeds the bell and the figure in the menu. Asked only for
 * users who may open the report list; its failure is quiet, because every page has the shell around it.
 */
export function useReportCounts(session: SessionRecord): ReportPage | undefined {
  return useQuery(
    getListReportsQueryOptions(
      { tab: 'critical', date: today(), page: 0, page_size: LISTED },
      {
        query: { enabled: isClinician(session.role) && mayOpen('/excellent') },
        request: { suppress: true },
      },
    ),
  ).data;
}
