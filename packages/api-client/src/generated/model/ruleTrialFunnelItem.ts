/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一步
 */
export type RuleTrialFunnelItem = {
  /** 条件在树中的位置 */
  path: string;
  /**
     * 仍满足的报告
     * @minimum 0
     */
  still_true: number;
};
