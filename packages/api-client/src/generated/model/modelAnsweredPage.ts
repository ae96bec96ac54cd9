/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ModelAnswered } from './modelAnswered.ts';
import type { PageIndex } from './pageIndex.ts';
import type { PageSize } from './pageSize.ts';
import type { TotalElements } from './totalElements.ts';

/**
 * 模型近 30 日的数字所依据的报告
 */
export interface ModelAnsweredPage {
  page: PageIndex;
  page_size: PageSize;
  total_elements: TotalElements;
  /** 各报告，新的在前 */
  data: ModelAnswered[];
}
