/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { PushTrialRow } from './pushTrialRow.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页试运行的明细
 */
export interface PushTrialRowPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 明细，由近到远 */
  data: PushTrialRow[];
}
