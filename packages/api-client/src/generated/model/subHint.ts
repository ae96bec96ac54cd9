/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface SubHint {
  title: string;
  /** 处理建议 */
  cl?: string;
}
