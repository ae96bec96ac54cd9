/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * 保存之后出现、会改变某项输入的结果（依据已更新）
 */
export interface NewerEvidence {
  /** code of the input */
  item: string;
  label: string;
  /** 新结果（含单位） */
  value: string;
  report_id: string;
  report_time: DateTime;
}
