/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 验证码已发送
 */
export interface SentCode {
  /** 有效秒数 */
  expires_in: number;
}
