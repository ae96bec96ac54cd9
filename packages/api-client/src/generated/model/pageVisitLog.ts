/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 页面访问记录；只含路径，不含编号
 */
export interface PageVisitLog {
  /**
     * 页面路径，不含查询串
     * @maxLength 1000
     */
  path: string;
  /**
     * 页面标题
     * @maxLength 500
     */
  title?: string;
  /** 访问的时间 */
  time?: DateTime;
}
