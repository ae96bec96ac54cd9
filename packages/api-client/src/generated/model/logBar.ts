/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LogTime } from './logTime.ts';

/**
 * 一段时间的条数
 */
export interface LogBar {
  /** 起始时间 yyyy-MM-dd HH:mm */
  start: LogTime;
  /**
     * 条数
     * @minimum 0
     */
  count: number;
}
