/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AbnormalType } from './abnormalType.ts';
import type { BloodGasListEntryType } from './bloodGasListEntryType.ts';
import type { DateTime } from './dateTime.ts';

/**
 * 患者的一份血气报告
 */
export interface BloodGasListEntry {
  /** 血气报告编号 */
  bga_report_id: string;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** 标本，如报告所印 */
  specimen?: string;
  /** 报告所印的 pH */
  ph?: string;
  ph_abnormal_type?: AbnormalType;
  /** 病例类型；没有表示尚未选择 */
  type?: BloodGasListEntryType;
}
