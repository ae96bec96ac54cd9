import {
  getGetPatientTimelineQueryOptions,
  getGetReportAnalysisQueryKey,
  getGetReportAnalysisQueryOptions,
} from '@jianwei/api-client/analysis/analysis';
import type { ReportData, ReportListItem } from '@jianwei/api-client/model';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { prefetchPageCode } from '../lib/page-prefetch.ts';
import { isLoggingOut } from '../session/log-out.ts';

/** What was fetched ahead is shown this long, in milliseconds. */
const FRESH_MS = 60_000;
/** A pointer on its way over the rows rests on none of them, in milliseconds. */
const REST_MS = 80;

/** Reading marks a report as read; looking ahead does not. */
const AHEAD = { peek: true };

function fetchAhead(client: QueryClient, report: ReportListItem): void {
  if (isLoggingOut()) return;
  const quiet = { query: { staleTime: FRESH_MS }, request: { suppress: true } };
  const timeline = getGetPatientTimelineQueryOptions({ patient_id: report.patient_id }, quiet);
  const analysis = getGetReportAnalysisQueryOptions(report.report_id, AHEAD, quiet);
  client.query(timeline).catch(() => undefined);
  client.query(analysis).catch(() => undefined);
}

/**
 * A row that the pointer or the focus rests on is likely opened next: its page's code, its patient's timeline and its
 * analysis are fetched ahead. `leave` drops what has not begun: from the press on the page fetches for itself.
 */
export function useReportAhead(): { rest: (report: ReportListItem) => void; leave: () => void } {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    rest: (report) => {
      if (isLoggingOut()) return;
      prefetchPageCode('/detail');
      leave();
      timer.current = setTimeout(() => fetchAhead(client, report), REST_MS);
    },
    leave,
  };
}

/** The analysis that was fetched ahead, while it is fresh. */
export function analysisAhead(client: QueryClient, reportId: string): ReportData | undefined {
  const state = client.getQueryState<ReportData>(getGetReportAnalysisQueryKey(reportId, AHEAD));
  return state && Date.now() - state.dataUpdatedAt < FRESH_MS ? state.data : undefined;
}
