/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ContributionList } from './contributionList.ts';

/**
 * 急性或慢性口径下的判读
 */
export interface BloodGasCase {
  /** 综合判断 */
  group_result: string;
  /** 风险提示 */
  tips: string[];
  /** 更多提示 */
  hints: string[];
  /** 酸碱平衡 */
  ph_balance: string;
  /** 电解质异常 */
  electrolyte: string[];
  /** 乳酸 */
  lactic_acid: string;
  /** 缺氧 */
  hypoxia: string;
  /** codes of the disorders found */
  disorders?: string[];
  contributions?: ContributionList;
}
