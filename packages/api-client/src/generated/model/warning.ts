/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { DateTime } from './dateTime.ts';
import type { Gender } from './gender.ts';
import type { WarningHandling } from './warningHandling.ts';
import type { WarningRecord } from './warningRecord.ts';
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
  patient_gender?: Gender;
  /** 报告当日的周岁 */
  patient_age?: number;
  report_id?: string;
  report_name?: string;
  laboratory_id?: string;
  laboratory_name?: string;
  short_name?: string;
  /** 报告印出的名称 */
  original_laboratory_name?: string;
  original_specimen?: string;
  original_result?: string;
  original_units?: string;
  original_reference_interval?: string;
  critical?: CriticalFlag;
  /** 结果越过的危急值界限，单位同结果，如 > 6.2 */
  critical_limit?: string;
  /** 最近一次填写的内容；无人填写时说明原因 */
  content: string;
  warning_status: WarningWarningStatus;
  handling?: WarningHandling;
  /** 由本人填写的预警，可以修改 */
  mine?: boolean;
  /** 处理记录，由远到近 */
  records?: WarningRecord[];
  /** critical 由危急值自动产生，written 由人员填写 */
  warning_source?: WarningWarningSource;
  create_time: DateTime;
  /** 填写内容的人 */
  user_name?: string;
  /** 取消预警的人 */
  cancel_user_name?: string;
  cancel_time?: DateTime;
}
