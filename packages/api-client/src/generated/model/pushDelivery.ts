/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { PushChannel } from './pushChannel.ts';
import type { PushDeliveryState } from './pushDeliveryState.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';

/**
 * 一次推送
 */
export interface PushDelivery {
  /**
     * 推送的编号
     * @minimum 1
     */
  delivery_id: number;
  report_id: ReportId;
  report_name: ReportName;
  /** 患者姓名；非临床账号看到遮盖的 */
  patient_name: string;
  department: Department;
  /** 命中的行 */
  line_name: string;
  /**
     * 第几步
     * @minimum 1
     */
  step: number;
  /** 接收者 */
  user_name: string;
  /** 推送方式 */
  channels: PushChannel[];
  /** 推送的时间 */
  due_at: DateTime;
  /** 状态 */
  state: PushDeliveryState;
  /** 接收者查看报告的时间；未查看时没有 */
  read_at?: DateTime;
  /** 有危急值 */
  critical: boolean;
}
