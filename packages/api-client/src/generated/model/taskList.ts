/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Task } from './task.ts';

/**
 * 待办
 */
export interface TaskList {
  /** 医院时钟的现在 */
  now: DateTime;
  /** 待办，只含本账号可处理的 */
  data: Task[];
}
