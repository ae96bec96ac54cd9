/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { DateTime } from './dateTime.ts';
import type { WarningWarningSource } from './warningWarningSource.ts';
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
  /** critical 由危急值自动产生，written 由人员填写 */
  warning_source?: WarningWarningSource;
  create_time: DateTime;
  /** 填写内容的人 */
  user_name?: string;
  /** 取消预警的人 */
  cancel_user_name?: string;
  cancel_time?: DateTime;
}
