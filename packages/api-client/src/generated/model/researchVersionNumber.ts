/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 版本，1–100000 号
 * @minimum 1
 * @maximum 100000
 */
export type ResearchVersionNumber = number;
