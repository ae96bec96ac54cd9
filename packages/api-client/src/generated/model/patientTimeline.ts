/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Patient } from './patient.ts';
import type { TimelineDay } from './timelineDay.ts';

/**
 * 患者的时间轴
 */
export interface PatientTimeline {
  patient: Patient;
  /** 由近到远 */
  days: TimelineDay[];
}
