/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 疾病系统名称
 */
export type SystemName = string;
