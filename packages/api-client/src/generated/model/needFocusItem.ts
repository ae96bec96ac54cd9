/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { CriticalFlag } from './criticalFlag.ts';
import type { NeedFocusItemAbnormalType } from './needFocusItemAbnormalType.ts';

/**
 * 需要重点关注的结果
 */
export interface NeedFocusItem {
  laboratory_id: string;
  laboratory_name: string;
  short_name?: string;
  original_result: string;
  original_units?: string;
  abnormal_type?: NeedFocusItemAbnormalType;
  critical?: CriticalFlag;
  /** 与上次相比的变化 */
  note?: string;
}
