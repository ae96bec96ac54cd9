/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningFacets } from './cleaningFacets.ts';
import type { CleaningItem } from './cleaningItem.ts';
import type { CleaningSource } from './cleaningSource.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页来源项目
 */
export interface CleaningItemPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  facets: CleaningFacets;
  /** 有来源项目的来源 */
  sources: CleaningSource[];
  /**
     * 所列项目的结果
     * @minimum 0
     */
  results: number;
  /**
     * 所列项目涉及的报告
     * @minimum 0
     */
  reports: number;
  /**
     * 近 7 日收到的结果中读出的比例
     * @minimum 0
     * @maximum 1
     */
  read_share: number;
  /**
     * 待处理的项目全部处理后的比例
     * @minimum 0
     * @maximum 1
     */
  read_share_after: number;
  /** 来源项目 */
  data: CleaningItem[];
}
