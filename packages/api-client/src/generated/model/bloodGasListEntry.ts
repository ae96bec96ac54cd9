/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasListEntryPhAbnormalType } from './bloodGasListEntryPhAbnormalType.ts';
import type { BloodGasListEntryType } from './bloodGasListEntryType.ts';
import type { DateTime } from './dateTime.ts';

export interface BloodGasListEntry {
  bga_report_id: string;
  report_time: DateTime;
  /** 标本，如报告所印 */
  specimen?: string;
  /** 报告所印的 pH */
  ph?: string;
  ph_abnormal_type?: BloodGasListEntryPhAbnormalType;
  /** 1 急性，2 慢性；没有表示尚未选择 */
  type?: BloodGasListEntryType;
}
