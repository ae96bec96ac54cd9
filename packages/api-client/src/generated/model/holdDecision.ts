/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { HoldDecisionDecision } from './holdDecisionDecision.ts';

/**
 * 对暂缓的处理
 */
export interface HoldDecision {
  /** 处理 */
  decision: HoldDecisionDecision;
  /**
     * 说明，至多 200 个字；退回时必填
     * @maxLength 200
     */
  comment?: string;
}
