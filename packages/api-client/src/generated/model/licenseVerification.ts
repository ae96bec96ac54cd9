/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface LicenseVerification {
  valid: boolean;
  /** 激活后可用的天数 */
  limit?: number;
  /** 无效的原因 */
  reason?: string;
}
