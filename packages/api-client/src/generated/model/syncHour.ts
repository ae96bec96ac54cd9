/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 一个小时
 */
export interface SyncHour {
  /** 这一小时的开始 */
  hour: DateTime;
  /**
     * 读出
     * @minimum 0
     */
  read: number;
  /**
     * 拒收
     * @minimum 0
     */
  refused: number;
}
