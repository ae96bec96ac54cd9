/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningFilterState } from './cleaningFilterState.ts';

/**
 * 列表的筛选条件；符合的待处理来源项目全部在内，与列表所见一致
 */
export interface CleaningFilter {
  /** 待处理的状态 */
  state: CleaningFilterState;
  /**
     * 来源编号
     * @maxLength 200
     */
  source?: string;
  /**
     * 来源名称或代码
     * @maxLength 200
     */
  q?: string;
}
