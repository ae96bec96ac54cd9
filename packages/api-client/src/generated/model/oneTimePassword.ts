/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 只显示一次的密码
 */
export interface OneTimePassword {
  /** 一次性密码；首次使用后须修改 */
  password: string;
}
