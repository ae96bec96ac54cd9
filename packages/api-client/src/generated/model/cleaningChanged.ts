/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningItemId } from './cleaningItemId.ts';

/**
 * 决定之后
 */
export interface CleaningChanged {
  item_id: CleaningItemId;
  /** 来源的名称 */
  name: string;
  /**
     * 读出的结果
     * @minimum 0
     */
  read: number;
  /**
     * 结论改变的报告
     * @minimum 0
     */
  changed_reports: number;
  /**
     * 修改记录的编号，供撤销
     * @minimum 1
     */
  change_id?: number;
}
