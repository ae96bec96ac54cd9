/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一处
 */
export interface RuleProblem {
  /** 在树中的位置，如 2.1；整体为空，文字为 outcome */
  path: string;
  /** 一句话 */
  message: string;
}
