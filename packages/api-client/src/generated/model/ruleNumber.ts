/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 版本序号，从 1 起；0 为还没有启用过
 * @minimum 0
 */
export type RuleNumber = number;
