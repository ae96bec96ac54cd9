/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AuditHold } from './auditHold.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页暂缓
 */
export interface AuditHoldPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /**
     * 现在待审的报告，不计筛选
     * @minimum 0
     */
  held: number;
  /** 有暂缓的科室 */
  departments: string[];
  /** 本页暂缓 */
  data: AuditHold[];
}
