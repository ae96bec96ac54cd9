/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListSharesParams = {
/**
 * 报告编号
 * @minLength 1
 * @maxLength 200
 */
report_id: string;
};
