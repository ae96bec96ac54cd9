/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { QualityCheck } from './qualityCheck.ts';

/**
 * 一个来源的一项检查
 */
export interface QualityCell {
  /**
     * 来源编号；未注明来源时为空
     * @maxLength 200
     */
  source: string;
  check: QualityCheck;
  /**
     * 未通过的结果，条
     * @minimum 0
     */
  n: number;
  /**
     * 应检查的结果，条
     * @minimum 0
     */
  of: number;
}
