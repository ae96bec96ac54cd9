/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { WorklistLoopCounts } from './worklistLoopCounts.ts';

/**
 * 当日的数量，与所要的范围和状态无关
 */
export interface WorklistCounts {
  /**
     * 待处理的份数
     * @minimum 0
     */
  open: number;
  /**
     * 已处理的份数
     * @minimum 0
     */
  done: number;
  /**
     * 当前账号未读的份数
     * @minimum 0
     */
  unread: number;
  /**
     * 本人科室待处理的份数
     * @minimum 0
     */
  department: number;
  loops: WorklistLoopCounts;
}
