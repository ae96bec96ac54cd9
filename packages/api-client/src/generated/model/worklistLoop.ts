/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { WarningId } from './warningId.ts';
import type { WarningState } from './warningState.ts';

/**
 * 报告的危急值处置回路，几条时取最危险的一条
 */
export interface WorklistLoop {
  warning_id: WarningId;
  step: WarningState;
  /** 处于这一步的开始时间 */
  since: DateTime;
  /** 应于此前完成下一步；没有时限时缺 */
  due?: DateTime;
  /** 检验科已通知的时间；未通知时缺 */
  notified_at?: DateTime;
  /**
     * 报告未闭环的危急值条数
     * @minimum 0
     */
  open_count?: number;
  /** 报告未接报的各条预警，接报时一并记录；没有未接报的时缺 */
  unacknowledged_ids?: WarningId[];
}
