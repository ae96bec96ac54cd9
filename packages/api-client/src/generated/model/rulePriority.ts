/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 优先级，1–999 号，先小后大
 * @minimum 1
 * @maximum 999
 */
export type RulePriority = number;
