/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 由固定措辞表组成的结论
 */
export interface Interpretation {
  headline: string;
  detail: string;
  codes: string[];
  rule_version: string;
  /** 规则待临床复核的说明 */
  review_notes: string[];
}
