/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一条 Light 标准；met 为 null 表示无法判断
 */
export interface PleuralCriterion {
  code: string;
  label: string;
  value?: number;
  limit?: number;
  /** @nullable */
  met: boolean | null;
}
