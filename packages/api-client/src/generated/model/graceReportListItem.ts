/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Department } from './department.ts';
import type { GraceLevel } from './graceLevel.ts';
import type { IsMine } from './isMine.ts';
import type { ReportId } from './reportId.ts';
import type { UserName } from './userName.ts';

/**
 * 患者的一份 Grace 评分
 */
export interface GraceReportListItem {
  report_id: ReportId;
  /** 报告时间；保存的评估为保存时间 */
  report_time: DateTime;
  /** Grace 总分（分） */
  score?: number;
  level?: GraceLevel;
  mine?: IsMine;
  user_name?: UserName;
  department?: Department;
}
