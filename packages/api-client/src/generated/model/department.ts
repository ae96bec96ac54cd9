/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 科室名称
 */
export type Department = string;
