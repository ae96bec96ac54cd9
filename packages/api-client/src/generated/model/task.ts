/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { TaskId } from './taskId.ts';

/**
 * 一项待办
 */
export interface Task {
  /** 待办 */
  id: TaskId;
  /**
     * 件数
     * @minimum 0
     */
  count: number;
  /** 最早一件的时间；没有待办或不按件计时的没有 */
  oldest_at?: DateTime;
  /** 处理它的页面及筛选 */
  address: string;
}
