/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { ReportId } from './reportId.ts';

/**
 * 试运行的一次推送，或一份报告
 */
export interface PushTrialRow {
  report_id: ReportId;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  department: Department;
  /** 命中的行；无人收到时为空 */
  line_name: string;
  /**
     * 第几步；只有推送有
     * @minimum 1
     */
  step?: number;
  /** 推送的时间；只有推送有 */
  due_at?: DateTime;
  /** 接收者；只有推送有 */
  user_name?: string;
}
