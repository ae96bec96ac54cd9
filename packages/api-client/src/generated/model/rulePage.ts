/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LaboratoryRule } from './laboratoryRule.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 一页规则
 */
export interface RulePage {
  /** 当前账号是否可以新建与修改 */
  may_write: boolean;
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 本页规则 */
  data: LaboratoryRule[];
}
