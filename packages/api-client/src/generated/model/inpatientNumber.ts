/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 住院号
 */
export type InpatientNumber = string;
