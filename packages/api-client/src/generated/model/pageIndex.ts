/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 页号，从 0 开始
 * @minimum 0
 */
export type PageIndex = number;
