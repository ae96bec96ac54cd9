/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasCase } from './bloodGasCase.ts';
import type { BloodGasReportType } from './bloodGasReportType.ts';
import type { DateTime } from './dateTime.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { NeedFocusItem } from './needFocusItem.ts';

export interface BloodGasReport {
  bga_report_id: string;
  report_time: DateTime;
  /** 空文字显示 暂未发现酸碱失衡 */
  natural_conclusion: string;
  /** 1 急性，2 慢性；没有表示尚未选择 */
  type?: BloodGasReportType;
  acute: BloodGasCase;
  chronic: BloodGasCase;
  need_focus: NeedFocusItem[];
  patient_id?: string;
  /** 标本，如报告所印 */
  specimen?: string;
  /** 选择病例类型的医生 */
  type_user_name?: string;
  /** 选择病例类型的时间 */
  type_time?: DateTime;
  laboratories?: LaboratoryRow[];
  missing?: string[];
  /** 报告印有而判读未采用的项目及原因 */
  not_used?: string[];
  rule_version?: string;
  review_notes?: string[];
}
