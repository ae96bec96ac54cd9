import type { Patient, PatientTimeline } from '@jianwei/api-client/model';
import { createContext, use } from 'react';
import type { ReportReading } from '../../parts/report/use-report.ts';

/** What the shell tells its screens: which report the address names, and what is known of it. */
export interface ShellReport {
  /** '' when the address names no report. */
  readonly reportId: string;
  readonly reading: ReportReading;
  readonly reload: () => void;
  readonly patient: Patient | undefined;
  readonly timeline: PatientTimeline | undefined;
}

export const ShellReportContext = createContext<ShellReport | null>(null);

/** The report of the shell around this screen. */
export function useShellReport(): ShellReport {
  const report = use(ShellReportContext);
  if (report === null) throw new Error('a screen of the report shell is drawn outside of it');
  return report;
}
