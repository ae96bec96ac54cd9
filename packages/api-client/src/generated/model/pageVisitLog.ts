/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 页面访问记录；只含路径，不含编号
 */
export interface PageVisitLog {
  path: string;
  title?: string;
  time?: DateTime;
}
