/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type SendOperationUserCodeParams = {
/**
 * @minLength 1
 */
phone: string;
};
