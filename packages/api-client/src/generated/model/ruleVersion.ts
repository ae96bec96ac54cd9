/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 得出结果的规则版本，如 2003.1
 */
export type RuleVersion = string;
