/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 修改密码
 */
export interface PasswordChange {
  /**
     * 原密码
     * @maxLength 200
     */
  old_password: string;
  /**
     * 新密码，8 至 64 位，含字母与数字
     * @maxLength 200
     */
  new_password: string;
}
