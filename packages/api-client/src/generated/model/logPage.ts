/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LogBar } from './logBar.ts';
import type { LogEntry } from './logEntry.ts';
import type { LogPageBarHours } from './logPageBarHours.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页日志
 */
export interface LogPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 全文检索的计数到一万为止 */
  is_bounded: boolean;
  /** 每段的小时数 */
  bar_hours: LogPageBarHours;
  /** 同一筛选下各段的条数，依时间 */
  bars: LogBar[];
  /** 日志 */
  data: LogEntry[];
}
