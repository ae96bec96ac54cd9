/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一项规则的版本
 */
export interface ShownVersion {
  /** 规则 */
  name: string;
  /** 版本 */
  version: string;
}
