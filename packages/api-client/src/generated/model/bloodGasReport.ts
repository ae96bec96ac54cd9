/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasBaseline } from './bloodGasBaseline.ts';
import type { BloodGasCase } from './bloodGasCase.ts';
import type { BloodGasReportType } from './bloodGasReportType.ts';
import type { BloodGasSuggestion } from './bloodGasSuggestion.ts';
import type { DateTime } from './dateTime.ts';
import type { LaboratoryRow } from './laboratoryRow.ts';
import type { MissingItems } from './missingItems.ts';
import type { NeedFocusItem } from './needFocusItem.ts';
import type { PatientId } from './patientId.ts';
import type { ReviewNotes } from './reviewNotes.ts';
import type { RuleVersion } from './ruleVersion.ts';

/**
 * 血气分析报告；两种口径都计算，type 为最近保存的选择
 */
export interface BloodGasReport {
  /** 血气报告编号 */
  bga_report_id: string;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** 空文字显示 暂未发现酸碱失衡 */
  natural_conclusion: string;
  /** 病例类型；没有表示尚未选择 */
  type?: BloodGasReportType;
  acute: BloodGasCase;
  chronic: BloodGasCase;
  /** 需要重点关注的结果 */
  need_focus: NeedFocusItem[];
  /** 两种病例类型下都成立的判断；两者相同或已选择病例类型时没有 */
  common_result?: string;
  suggested_type?: BloodGasSuggestion;
  /** 没有建议时的说明 */
  suggestion_note?: string;
  baseline?: BloodGasBaseline;
  /** 较上一份血气的变化；没有上一份时无此项 */
  since_last?: string;
  patient_id?: PatientId;
  /** 标本，如报告所印 */
  specimen?: string;
  /** 选择病例类型的医生 */
  type_user_name?: string;
  /** 选择病例类型的时间 */
  type_time?: DateTime;
  /** 血气的检验行 */
  laboratories?: LaboratoryRow[];
  missing?: MissingItems;
  /** 报告印有而判读未采用的项目及原因 */
  not_used?: string[];
  rule_version?: RuleVersion;
  review_notes?: ReviewNotes;
}
