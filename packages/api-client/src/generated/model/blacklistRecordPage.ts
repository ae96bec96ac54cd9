/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistRecord } from './blacklistRecord.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页黑名单记录
 */
export interface BlacklistRecordPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 记录，新的在前 */
  data: BlacklistRecord[];
}
