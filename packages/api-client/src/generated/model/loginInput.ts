/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号与密码，或手机号与验证码
 */
export interface LoginInput {
  user_name?: string;
  password?: string;
  phone?: string;
  code?: string;
}
