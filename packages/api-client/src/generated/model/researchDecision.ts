/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 审核
 */
export interface ResearchDecision {
  /** 通过 */
  approve: boolean;
  /**
     * 理由，至多 200 个字；不通过时必填
     * @maxLength 200
     */
  reason?: string;
}
