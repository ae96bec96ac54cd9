/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 激活码的校验结果
 */
export interface LicenseVerification {
  /** 激活码可用 */
  valid: boolean;
  /** 激活后可用的天数 */
  limit?: number;
  /** 无效的原因 */
  reason?: string;
}
