import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { useCheckReportCollected } from '@jianwei/api-client/favourites/favourites';
import {
  getGetPatientTimelineQueryKey,
  useGetPatientTimeline,
  useGetReportAnalysis,
} from '@jianwei/api-client/analysis/analysis';
import { getGetHomeSummaryQueryKey } from '@jianwei/api-client/home/home';
import type { PatientTimeline, ReportData, WarningPage } from '@jianwei/api-client/model';
import { getListPushDeliveriesQueryKey, invalidateListPushDeliveries } from '@jianwei/api-client/push/push';
import { getListReportsQueryKey } from '@jianwei/api-client/reports/reports';
import { getListWorklistQueryKey } from '@jianwei/api-client/worklist/worklist';
import { getListWarningsQueryKey, invalidateListWarnings } from '@jianwei/api-client/warnings/warnings';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { printPage } from '../../kit/lib/print-page.ts';
import { usePainted } from '../../kit/lib/use-painted.ts';
import { stopPatientId } from '../worklist/stream-store.ts';
import { prefetchedAnalysis } from './prefetch-report.ts';
import { hasReport } from './timeline-years.ts';
import { useCollection, useMayCollect } from './use-collection.ts';

/** An answer younger than this is not asked for again, in milliseconds. */
const JUST_NOW_MS = 3000;

/** Whether the bell tells of reports that are to be opened: what was opened leaves it. */
function isBellTold(client: QueryClient): boolean {
  const answers = client.getQueriesData<WarningPage>({ queryKey: getListWarningsQueryKey() });
  return answers.some(([, page]) => (page?.counts?.pushed ?? 0) + (page?.counts?.released ?? 0) > 0);
}

/** The analysis of a report as the page may paint it. */
export type ReportReading =
  | { status: 'loading' | 'missing'; report?: undefined }
  | { status: 'ready'; report: ReportData }
  | { status: 'failed'; message: string; report?: undefined };

const OTHER_REPORT = '收到的不是所选报告的内容，已停止显示';

/**
 * Reads one report. The query key holds its id, nothing of the report before is kept while it loads, and an answer that
 * carries another report's id is refused.
 */
export function useReport(reportId: string): { reading: ReportReading; reload: () => void } {
  const client = useQueryClient();
  const query = useGetReportAnalysis(reportId, undefined, {
    query: {
      enabled: reportId !== '',
      // The call that the application began before this screen was there counts as this screen's own.
      staleTime: JUST_NOW_MS,
      // What was fetched ahead is painted at once. It counts as old: the call that marks the report as read goes out.
      initialData: () => prefetchedAnalysis(client, reportId),
      initialDataUpdatedAt: 0,
    },
    request: { suppress: true },
  });
  const { data, dataUpdatedAt, error } = query;
  useEffect(() => {
    // The server has marked the report as read: lists and figures fetched before are out of date.
    if (dataUpdatedAt === 0) return;
    void client.invalidateQueries({ queryKey: getListReportsQueryKey(), refetchType: 'none' });
    if (isBellTold(client)) void invalidateListWarnings(client);
    if (client.getQueriesData({ queryKey: getListPushDeliveriesQueryKey() }).length > 0)
      void invalidateListPushDeliveries(client);
    void client.invalidateQueries({ queryKey: getGetHomeSummaryQueryKey(), refetchType: 'none' });
    void client.invalidateQueries({ queryKey: getListWorklistQueryKey(), refetchType: 'none' });
  }, [client, dataUpdatedAt]);
  const isGone = error instanceof ApiError && error.status === 404;
  return {
    reading: isGone || reportId === '' ? { status: 'missing' } : readingOf(data, reportId, error),
    reload: () => void query.refetch(),
  };
}

/** An answer that names another report is never painted; one that names none is taken at its key. */
function readingOf(report: ReportData | undefined, reportId: string, error: Error | null): ReportReading {
  if (!report) return error ? { status: 'failed', message: error.message } : { status: 'loading' };
  const isOther = (report.report_id ?? reportId) !== reportId;
  return isOther ? { status: 'failed', message: OTHER_REPORT } : { status: 'ready', report };
}

/**
 * What a screen about one report knows of it, and what its header offers to do with it.
 * @param isWhole of a screen that asks for the timeline once the report is painted: false while it still draws part of it later
 */
export function useReportScreen(reportId: string, isWhole?: boolean) {
  const { reading, reload } = useReport(reportId);
  const { report } = reading;
  const isSeen = usePainted(report !== undefined && isWhole === true);
  const isPainted = isSeen || isWhole === undefined;
  const isMissing = reading.status === 'missing';
  const { patient, timeline, isUnknown } = useReportPatient(report, reportId, isPainted, isMissing);
  const { toggle } = useCollection();
  const mayCollect = useMayCollect();
  // Not every back end says it with the report.
  const isUnsaid = mayCollect && report !== undefined && report.collected === undefined;
  const { data: check } = useCheckReportCollected(reportId, { query: { enabled: isUnsaid } });
  const collected = report?.collected ?? check?.collected;
  const header = {
    patient,
    reportTime: report?.report_time,
    reportName: report?.report_name,
    collected,
    onToggleCollected: report && mayCollect ? () => toggle(reportId, collected ?? false) : undefined,
    onPrint: report && (() => void printPage()),
  };
  return { reading, reload, report, patient, timeline, isUnknown, header, isPainted };
}

/** The patient whose timeline is here and holds the report. */
function patientIdOf(client: QueryClient, reportId: string): string | undefined {
  const timelines = client.getQueriesData<PatientTimeline>({ queryKey: getGetPatientTimelineQueryKey() });
  return timelines.find(([, data]) => data && hasReport(data.days, reportId))?.[1]?.patient.patient_id;
}

/**
 * Patient and timeline of the screen. While another report of the same patient loads, the timeline that is here already serves; it
 * says itself whether the new report is this patient's, and only then is anything painted. A report that is gone stands on no
 * timeline: whose it was is told by the list that is walked, and leads on to the others.
 */
function useReportPatient(report: ReportData | undefined, reportId: string, isPainted: boolean, isMissing: boolean) {
  const client = useQueryClient();
  const known = report?.patient?.patient_id;
  const patientId = known ?? patientIdOf(client, reportId) ?? (isMissing ? stopPatientId(reportId) : undefined) ?? '';
  const { data } = useGetPatientTimeline(
    { patient_id: patientId },
    { query: { enabled: patientId !== '' && (report === undefined || isPainted), staleTime: 60_000 } },
  );
  const isOfReport = data?.patient.patient_id === patientId && (isMissing || hasReport(data.days, reportId));
  const timeline = isOfReport ? data : undefined;
  // Nobody can tell whose reports the timeline should hold.
  const isUnknown = isUndetermined(known, data?.patient.patient_id);
  return { patient: report ? report.patient : timeline?.patient, timeline, isUnknown };
}
