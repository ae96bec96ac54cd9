/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 运行编号，1–9007199254740991 号
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SyncRunId = number;
