/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BlacklistEntry } from './blacklistEntry.ts';
import type { BlacklistFacets } from './blacklistFacets.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页黑名单
 */
export interface BlacklistPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  facets: BlacklistFacets;
  /** 黑名单，新的在前 */
  data: BlacklistEntry[];
}
