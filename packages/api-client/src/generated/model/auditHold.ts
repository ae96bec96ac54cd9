/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { HoldStateText } from './holdStateText.ts';
import type { PatientAge } from './patientAge.ts';
import type { ReportId } from './reportId.ts';
import type { ReportName } from './reportName.ts';
import type { RuleId } from './ruleId.ts';
import type { RuleNumber } from './ruleNumber.ts';

/**
 * 一份暂缓解读的报告
 */
export interface AuditHold {
  /**
     * 暂缓编号
     * @maxLength 40
     */
  hold_id: string;
  rule_id: RuleId;
  /** 规则名称 */
  rule_name: string;
  /** 当时的版本 */
  version: RuleNumber;
  report_id: ReportId;
  report_name: ReportName;
  /** 报告时间 */
  report_time: DateTime;
  /** 患者姓名，已遮盖 */
  patient_name: string;
  patient_gender: Gender;
  patient_age?: PatientAge;
  department: Department;
  /** 理由，含报告里的值 */
  reason: string;
  /** 暂缓的时间 */
  held_at: DateTime;
  /** 到此时自动放行 */
  until: DateTime;
  state: HoldStateText;
  /** 处理时间；未处理时没有 */
  decided_at?: DateTime;
  /** 处理者；未处理时没有 */
  decided_by?: string;
  /** 处理时写的话；没有则无此项 */
  comment?: string;
}
