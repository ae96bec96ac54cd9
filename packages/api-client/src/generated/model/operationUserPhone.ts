/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号对应的脱敏手机号；未知账号得到同样形状的回答
 */
export interface OperationUserPhone {
  /** 脱敏手机号，如 199****0001 */
  phone: string;
}
