/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetOperationUserPhoneParams = {
/**
 * @minLength 1
 */
user_name: string;
};
