/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 上一次的结果；核对手机号后才有
 */
export interface LayPrevious {
  /** 上次的结果 */
  value: string;
  /** 上次的时间 */
  time: DateTime;
  /** 变化，如 这次高了 0.51 */
  change: string;
}
