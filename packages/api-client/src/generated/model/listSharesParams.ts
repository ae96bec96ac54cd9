/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListSharesParams = {
/**
 * @minLength 1
 */
report_id: string;
};
