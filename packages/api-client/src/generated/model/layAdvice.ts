/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LayAdviceLevel } from './layAdviceLevel.ts';

/**
 * 建议的程度，只由规则决定
 */
export interface LayAdvice {
  /** 程度 */
  level: LayAdviceLevel;
  /** 建议 */
  sentence: string;
  /** 决定程度的规则 */
  rule_id: string;
}
