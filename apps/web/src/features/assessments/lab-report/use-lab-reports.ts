import { useState } from 'react';
import type { ReadState } from '../../../kit/query/query-state.tsx';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { ofPatient } from '../shared/of-patient.ts';

/** How the open report is called for: not before one is chosen, and never painted when it is another patient's. */
interface ReportOptions<Report> {
  query: { enabled: boolean; select: (data: Report) => Report };
}

/** A tool that reads lab reports: its words and its two calls. */
export interface LabReportTool<Entry extends { report_id: string }, Report> {
  apiType: number;
  /** Heading of the reports, such as 脑脊液报告. */
  timelineTitle: string;
  /** The patient's reports, newest first. */
  useReports: (patientId: string) => ReadState<{ data: readonly Entry[] }>;
  useReport: (id: string, options: ReportOptions<Report>) => ReadState<Report>;
}

/** What `useLabReports` gives. */
export type OpenedReports<Entry extends { report_id: string }, Report extends { patient_id?: string }> = ReturnType<
  typeof useLabReports<Entry, Report>
>;

/**
 * The patient's reports and the one that is open: what every view of lab reports begins with, as its props. Open is the report
 * that was chosen, else the one the page is on if the tool reads it, else the newest.
 */
export function useLabReports<Entry extends { report_id: string }, Report extends { patient_id?: string }>(
  { patientId, reportId, onOpenTrend }: Pick<AssessmentViewProps, 'patientId' | 'reportId' | 'onOpenTrend'>,
  { apiType, timelineTitle, useReports, useReport }: LabReportTool<Entry, Report>,
) {
  const history = useReports(patientId);
  const [chosenId, choose] = useState<string>();
  const ids = history.data?.data.map((entry) => entry.report_id) ?? [];
  const selectedId = [chosenId, reportId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  const report = useReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
  });
  const onSelect = (id: string) => choose(id);
  return { apiType, timelineTitle, patientId, reportId, onOpenTrend, history, report, selectedId, onSelect };
}
