/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { MissedRule } from './missedRule.ts';
import type { ReportRule } from './reportRule.ts';

/**
 * 一份报告上的规则
 */
export interface ReportRules {
  /** 命中的规则 */
  fired: ReportRule[];
  /**
     * 只差一个条件的规则，最近的在前
     * @maxItems 5
     */
  missed: MissedRule[];
}
