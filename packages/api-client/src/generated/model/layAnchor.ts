/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标尺上的第二条线：有来源的处理界限
 */
export interface LayAnchor {
  /** 界限的数值，单位同结果 */
  value: number;
  /** 说法，如 6.0 起常需紧急处理 */
  words: string;
  /** 来源 */
  source: string;
}
