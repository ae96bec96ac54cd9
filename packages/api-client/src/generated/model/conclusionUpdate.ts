/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 读过之后结论变了
 */
export interface ConclusionUpdate {
  /** 首次显示的时间 */
  shown_at: DateTime;
  /** 原因 */
  causes: string[];
}
