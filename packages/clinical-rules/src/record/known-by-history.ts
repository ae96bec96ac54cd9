import { earlierReports } from './earlier-reports.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';

function has(judged: JudgedReport, id: string): boolean {
  return judged.inference.diagnoses.some((diagnosis) => diagnosis.id === id);
}

/** Diabetes by its own criterion of time: diagnostic values on two days (ADA, CDS), the second of them today (J-30 c). */
export function knownByHistory(record: PatientRecord, judged: JudgedReport): string[] {
  if (!has(judged, 'DM')) return [];
  const today = judged.report.report_time.slice(0, 10);
  for (const earlier of earlierReports(record, judged)) {
    if (earlier.report.report_time.slice(0, 10) !== today && has(earlier, 'DM')) return ['DM'];
  }
  return [];
}
