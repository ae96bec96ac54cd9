/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号与密码，或手机号与验证码
 */
export interface LoginInput {
  /**
     * 账号；与 password 一同填写
     * @maxLength 100
     */
  user_name?: string;
  /**
     * 密码
     * @maxLength 200
     */
  password?: string;
  /**
     * 手机号；与 code 一同填写
     * @maxLength 40
     */
  phone?: string;
  /**
     * 短信验证码，5 分钟内有效
     * @maxLength 20
     */
  code?: string;
}
