import { getGetPatientTimelineQueryOptions, useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import type { PatientTimeline, ReportData } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { hasReport } from './timeline-years.ts';

/** The analysis of a report as the page may paint it. */
export type ReportReading =
  | { status: 'loading' }
  | { status: 'ready'; report: ReportData }
  | { status: 'missing' }
  | { status: 'failed'; message: string };

const OTHER_REPORT = '收到的不是所选报告的内容，已停止显示';

/** An answer that names another report is never painted; one that names none is taken at its key. */
function belongsTo(report: Pick<ReportData, 'report_id'>, reportId: string): boolean {
  return report.report_id === undefined || report.report_id === reportId;
}

/**
 * Reads one report. The query key holds its id, nothing of the report before is kept while it loads, and an answer that
 * carries another report's id is refused.
 */
export function useReport(reportId: string): { reading: ReportReading; reload: () => void } {
  const client = useQueryClient();
  const query = useGetReportAnalysis(reportId, { query: { enabled: reportId !== '' }, request: { suppress: true } });
  const { data, error } = query;
  useEffect(() => {
    // The server has marked the report as read: lists and figures fetched before are out of date.
    if (!data) return;
    void client.invalidateQueries({ queryKey: ['api', 'v2', 'reports'], refetchType: 'none' });
    void client.invalidateQueries({ queryKey: ['api', 'v2', 'home'], refetchType: 'none' });
  }, [client, data]);
  return { reading: read(), reload: () => void query.refetch() };

  function read(): ReportReading {
    if (reportId === '') return { status: 'missing' };
    if (data)
      return belongsTo(data, reportId)
        ? { status: 'ready', report: data }
        : { status: 'failed', message: OTHER_REPORT };
    if (!error) return { status: 'loading' };
    return error instanceof ApiError && error.status === 404
      ? { status: 'missing' }
      : { status: 'failed', message: error.message };
  }
}

/**
 * The patient's timeline, or undefined while it is not there. A timeline that names another patient, or that does not
 * hold the report on screen, is not painted.
 */
export function useTimeline(patientId: string, reportId: string): PatientTimeline | undefined {
  const { data } = useQuery(
    getGetPatientTimelineQueryOptions(
      { patient_id: patientId },
      { query: { enabled: patientId !== '', staleTime: 60_000 } },
    ),
  );
  if (data?.patient.patient_id !== patientId) return undefined;
  return hasReport(data.days, reportId) ? data : undefined;
}
