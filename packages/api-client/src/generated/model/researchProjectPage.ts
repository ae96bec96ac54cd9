/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { ResearchProjectItem } from './researchProjectItem.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页项目
 */
export interface ResearchProjectPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 全库中有演示患者：数字旁标「演示数据」 */
  demo: boolean;
  /**
     * 待审的导出；只有审核者看得到
     * @minimum 0
     */
  waiting_exports?: number;
  /**
     * 待核准的相近提问；只有审核者看得到
     * @minimum 0
     */
  waiting_near_requests?: number;
  /** 项目，最近保存的在前 */
  data: ResearchProjectItem[];
}
