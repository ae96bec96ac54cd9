/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 激活码
 */
export interface LicenseCodeInput {
  /**
     * 激活码；大小写与空格不计
     * @minLength 1
     * @maxLength 500
     */
  activation_code: string;
}
