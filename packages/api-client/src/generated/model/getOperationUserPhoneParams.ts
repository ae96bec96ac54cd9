/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetOperationUserPhoneParams = {
/**
 * 账号
 * @minLength 1
 * @maxLength 100
 */
user_name: string;
};
