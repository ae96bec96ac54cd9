/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一类人的参考区间
 */
export interface ReferenceText {
  /** 如 成年男性 */
  applies_to: string;
  /** 如 57–97 */
  text: string;
}
