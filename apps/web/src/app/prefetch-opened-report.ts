import { getGetReportAnalysisQueryOptions } from '@jianwei/api-client/analysis/analysis';
import type { QueryClient } from '@tanstack/react-query';
import { isAllowed, normalPath } from '../parts/session/may-open.ts';
import { getSession } from '../parts/session/session-store.ts';

/**
 * A report that the page was opened with is asked for while the code of its screen still loads; the screen joins the call.
 * @param address pathname and query
 */
export function prefetchOpenedReport(client: QueryClient, address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const reportId = searchParams.get('report_id') ?? '';
  const session = getSession();
  if (normalPath(pathname) !== '/detail' || reportId === '' || !session || !isAllowed('/detail', session.verifyArr)) {
    return;
  }
  // A failure is left for the screen itself to meet.
  client
    .query(getGetReportAnalysisQueryOptions(reportId, undefined, { request: { suppress: true } }))
    .catch(() => undefined);
}
