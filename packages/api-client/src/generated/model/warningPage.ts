/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';
import type { Warning } from './warning.ts';
import type { WarningCounts } from './warningCounts.ts';

/**
 * 一页预警
 */
export interface WarningPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的预警，由近到远 */
  data: Warning[];
  counts?: WarningCounts;
  /** 服务器的当前时间，时限以此计 */
  time?: DateTime;
}
