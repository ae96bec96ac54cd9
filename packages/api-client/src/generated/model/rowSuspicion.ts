/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { RowSuspicionReason } from './rowSuspicionReason.ts';

/**
 * 结果可疑的原因；可疑的结果不作判定
 */
export interface RowSuspicion {
  /** 原因 */
  reason: RowSuspicionReason;
  /** 乘以此数即与其他依据相符；没有这样的数时没有此字段 */
  factor?: number;
  /** 换算后的数值，单位为项目目录的单位；没有时没有此字段 */
  suggestion?: number;
}
