/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { ReportId } from './reportId.ts';
import type { WorklistFinding } from './worklistFinding.ts';

/**
 * 答复之后的报告
 */
export interface WorklistAnswered {
  report_id: ReportId;
  /** 仍待答复的发现 */
  open_findings: WorklistFinding[];
  /** 处理完毕的时间；仍待处理时缺 */
  done_at?: DateTime;
}
