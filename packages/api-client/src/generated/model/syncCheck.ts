/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { SyncDifference } from './syncDifference.ts';
import type { SyncItemCount } from './syncItemCount.ts';
import type { SyncSourceId } from './syncSourceId.ts';

/**
 * 来源与存量的核对
 */
export interface SyncCheck {
  source_id: SyncSourceId;
  /** 报告日期 */
  date: CalendarDate;
  /**
     * 存有的报告
     * @minimum 0
     */
  reports: number;
  /**
     * 存有的结果
     * @minimum 0
     */
  results: number;
  /**
     * 清单中的报告；没有清单时没有
     * @minimum 0
     */
  sent_reports?: number;
  /**
     * 清单中的结果；没有清单时没有
     * @minimum 0
     */
  sent_results?: number;
  /** 按项目的存量，多的在前 */
  items: SyncItemCount[];
  /** 清单有而未存的报告 */
  missing: SyncDifference[];
  /** 存有而清单没有的报告 */
  extra: SyncDifference[];
  /** 条数不同的报告 */
  differing: SyncDifference[];
}
