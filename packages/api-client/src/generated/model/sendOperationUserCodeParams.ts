/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type SendOperationUserCodeParams = {
/**
 * 手机号
 * @minLength 1
 * @maxLength 40
 */
phone: string;
};
