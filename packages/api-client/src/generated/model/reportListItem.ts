/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationBrief } from './applicationBrief.ts';
import type { BedNumber } from './bedNumber.ts';
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { DiagnosisBrief } from './diagnosisBrief.ts';
import type { Gender } from './gender.ts';
import type { InpatientNumber } from './inpatientNumber.ts';
import type { IsCollected } from './isCollected.ts';
import type { KeyResult } from './keyResult.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { PatientName } from './patientName.ts';
import type { ReadingBrief } from './readingBrief.ts';
import type { ReportAuditState } from './reportAuditState.ts';
import type { ReportId } from './reportId.ts';
import type { ReportListItemLevel } from './reportListItemLevel.ts';
import type { ReportName } from './reportName.ts';
import type { WorklistLoop } from './worklistLoop.ts';

/**
 * 报告列表中的一份检验报告
 */
export interface ReportListItem {
  report_id: ReportId;
  patient_id: PatientId;
  patient_name: PatientName;
  patient_gender: Gender;
  patient_age: PatientAge;
  department?: Department;
  bed_no?: BedNumber;
  inpatient_no?: InpatientNumber;
  report_name: ReportName;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** 当前账号是否读过 */
  is_read: boolean;
  /** 关注级别 */
  level: ReportListItemLevel;
  reading?: ReadingBrief;
  loop?: WorklistLoop;
  /**
     * 紧急度 1 或 2 而尚未答复的发现条数；危急值由处置回路答复，不在其中
     * @minimum 0
     */
  unanswered_count?: number;
  audit_state?: ReportAuditState;
  /**
     * 命中的检验科规则数
     * @minimum 0
     */
  rule_count?: number;
  /**
     * 未能读入的行数
     * @minimum 0
     */
  unread_count?: number;
  /**
     * 检验科与医生的标注条数
     * @minimum 0
     */
  tag_count?: number;
  /**
     * 升高的项数
     * @minimum 0
     */
  high_count: number;
  /**
     * 降低的项数
     * @minimum 0
     */
  low_count: number;
  /**
     * 最多 2 项关键结果
     * @maxItems 2
     */
  key_results: KeyResult[];
  /**
     * 最多 2 个诊断，疑似或已知
     * @maxItems 2
     */
  diagnoses: DiagnosisBrief[];
  /** 报告触发的应用 */
  applications: ApplicationBrief[];
  collected: IsCollected;
}
