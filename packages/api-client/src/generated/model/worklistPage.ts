/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';
import type { WorklistCounts } from './worklistCounts.ts';
import type { WorklistRow } from './worklistRow.ts';

/**
 * 一页工作单
 */
export interface WorklistPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页的报告，最危险的在前 */
  data: WorklistRow[];
  counts: WorklistCounts;
  /**
     * 今日工作单的版本，任何一行变化时改变
     * @minLength 1
     * @maxLength 200
     */
  version: string;
  /** 服务器的当前时间，时限以此计 */
  time: DateTime;
}
