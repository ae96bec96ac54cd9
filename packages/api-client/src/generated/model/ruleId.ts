/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 规则编号，如 AR-009
 * @maxLength 40
 */
export type RuleId = string;
