/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetResearchProjectParams = {
/**
 * 版本，1–100000 号；没有时为现版本
 * @minimum 1
 * @maximum 100000
 */
version?: number;
};
