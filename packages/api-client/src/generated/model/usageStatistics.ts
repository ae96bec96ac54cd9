/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DateTime } from './dateTime.ts';
import type { UsageComparison } from './usageComparison.ts';
import type { UsageFigures } from './usageFigures.ts';
import type { UsageGroup } from './usageGroup.ts';

/**
 * 使用统计
 */
export interface UsageStatistics {
  /** 起始日期（含） */
  from: CalendarDate;
  /** 结束日期（含） */
  to: CalendarDate;
  /** 统计时刻 */
  as_of: DateTime;
  totals: UsageFigures;
  /** 各组；按日时每日一组，其余按次数由多到少 */
  groups: UsageGroup[];
  /** 与之前相比；没有要求或没有完整的一日时不返回 */
  comparison?: UsageComparison;
}
