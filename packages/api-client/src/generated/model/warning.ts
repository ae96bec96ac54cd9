/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { DateTime } from './dateTime.ts';
import type { WarningWarningStatus } from './warningWarningStatus.ts';

/**
 * 一条预警
 */
export interface Warning {
  warning_id: string;
  patient_id: string;
  patient_name: string;
  department?: string;
  bed_no?: string;
  report_id?: string;
  laboratory_id?: string;
  laboratory_name?: string;
  original_result?: string;
  original_units?: string;
  critical?: CriticalFlag;
  content: string;
  warning_status: WarningWarningStatus;
  create_time: DateTime;
  user_name?: string;
}
