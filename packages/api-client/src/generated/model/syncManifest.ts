/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { SyncCount } from './syncCount.ts';
import type { SyncSourceId } from './syncSourceId.ts';

/**
 * 来源某日发出的清单
 */
export interface SyncManifest {
  source_id: SyncSourceId;
  /** 报告日期 */
  date: CalendarDate;
  /**
     * 每份报告的结果条数
     * @maxItems 20000
     */
  counts: SyncCount[];
}
