import type { ReportData } from '@jianwei/api-client/model';
import { useEffect } from 'react';
import { getSession } from '../session/session-store.ts';

/** A patient whose report was opened, with the report opened last. */
export interface RecentPatient {
  readonly patientId: string;
  readonly reportId: string;
  readonly name: string;
  readonly note: string;
}

const KEPT = 5;

// In memory only, of the person who is signed in: a reload forgets them, another account never meets them.
let owner = '';
let recent: readonly RecentPatient[] = [];

/** The patients whose reports were opened last, the latest first. */
export function recentPatients(): readonly RecentPatient[] {
  return owner === getSession()?.user_id ? recent : [];
}

/** Remembers whose report is on screen. */
export function useRecentPatient(report: ReportData | undefined): void {
  const patient = report?.patient;
  const reportId = report?.report_id;
  useEffect(() => {
    const userId = getSession()?.user_id;
    if (patient === undefined || reportId === undefined || userId === undefined) return;
    const { patient_id: patientId, name, gender, age, department, bed_no: bed } = patient;
    const place = [department, bed && /^\d+$/.test(bed) ? `${bed} 床` : bed].filter(Boolean).join(' ');
    const entry = { patientId, reportId, name, note: [`${gender} ${age}`, place].filter(Boolean).join('\u3000') };
    recent = [entry, ...recentPatients().filter((other) => other.patientId !== patientId)].slice(0, KEPT);
    owner = userId;
  }, [patient, reportId]);
}
