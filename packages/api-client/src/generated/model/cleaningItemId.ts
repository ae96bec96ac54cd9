/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 来源项目编号，1–9007199254740991 号
 * @minimum 1
 * @maximum 9007199254740991
 */
export type CleaningItemId = number;
