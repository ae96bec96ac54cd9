/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ResearchExport } from './researchExport.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页导出
 */
export interface ResearchExportPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 导出，新的在前 */
  data: ResearchExport[];
}
