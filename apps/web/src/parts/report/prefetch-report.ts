import {
  getGetPatientTimelineQueryOptions,
  getGetReportAnalysisQueryKey,
  getGetReportAnalysisQueryOptions,
} from '@jianwei/api-client/analysis/analysis';
import type { ReportData, ReportListItem } from '@jianwei/api-client/model';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { PrerenderContext } from '../../kit/lib/kept-address.ts';
import { detailAddress } from './detail-address.ts';
import { prefetchPageCode } from '../../kit/lib/page-prefetch.ts';
import { isLoggingOut } from '../session/log-out.ts';

/** What was fetched ahead is shown this long, in milliseconds. */
const FRESH_MS = 60_000;
/** A pointer on its way over the rows rests on none of them, in milliseconds. */
const REST_MS = 80;

/** Reading marks a report as read; looking ahead does not. */
const AHEAD = { peek: true };

/** As much of a report as tells what to fetch. */
type Ahead = Pick<ReportListItem, 'report_id' | 'patient_id'>;

async function prefetch(client: QueryClient, report: Ahead): Promise<void> {
  const quiet = { query: { staleTime: FRESH_MS }, request: { suppress: true } };
  const timeline = getGetPatientTimelineQueryOptions({ patient_id: report.patient_id }, quiet);
  const analysis = getGetReportAnalysisQueryOptions(report.report_id, AHEAD, quiet);
  await Promise.all([client.query(timeline), client.query(analysis)]);
}

/**
 * A row that the pointer or the focus rests on is likely opened next: its page's code, its patient's timeline and its
 * analysis are fetched ahead, and the page is drawn out of sight. `leave` drops what has not begun: from the press on the
 * page fetches for itself.
 */
export function usePrefetchReport(): { rest: (report: Ahead) => void; leave: () => void } {
  const client = useQueryClient();
  const prerender = use(PrerenderContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => leave, []);
  return {
    rest: (report) => {
      if (isLoggingOut()) return;
      prefetchPageCode('/detail');
      leave();
      const own = setTimeout(() => {
        if (isLoggingOut()) return;
        const draw = () => {
          if (timer.current === own) prerender(detailAddress({ reportId: report.report_id }));
        };
        // A failure is left for the page itself to meet.
        prefetch(client, report).then(draw, () => undefined);
      }, REST_MS);
      timer.current = own;
    },
    leave,
  };
}

/** The analysis that was fetched ahead, while it is fresh. */
export function prefetchedAnalysis(client: QueryClient, reportId: string): ReportData | undefined {
  const state = client.getQueryState<ReportData>(getGetReportAnalysisQueryKey(reportId, AHEAD));
  return state && Date.now() - state.dataUpdatedAt < FRESH_MS ? state.data : undefined;
}
