/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一条接近而没有成立的规则
 */
export interface ShownNearRule {
  /** 规则或诊断 */
  name: string;
  /** 版本 */
  version: string;
  /** 差在哪里 */
  text: string;
}
