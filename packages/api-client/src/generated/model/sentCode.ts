/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface SentCode {
  /** 有效秒数 */
  expires_in: number;
}
