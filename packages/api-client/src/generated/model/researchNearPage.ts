/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ResearchNearRequest } from './researchNearRequest.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页相近提问的申请
 */
export interface ResearchNearPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 申请，新的在前 */
  data: ResearchNearRequest[];
}
