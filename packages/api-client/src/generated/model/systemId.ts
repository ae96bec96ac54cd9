/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 疾病系统编号 1 至 17
 * @minimum 1
 * @maximum 17
 */
export type SystemId = number;
