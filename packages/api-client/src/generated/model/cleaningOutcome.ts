/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CleaningItemId } from './cleaningItemId.ts';

/**
 * 一种写法或一个来源项目的结果
 */
export interface CleaningOutcome {
  item_id: CleaningItemId;
  /** 来源的名称 */
  name: string;
  /** 已执行（映射或不映射） */
  is_done: boolean;
  /** 未执行的原因；已执行时没有 */
  message?: string;
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
