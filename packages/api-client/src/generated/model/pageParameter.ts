/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 页号，0–100000 页，从 0 开始
 */
export type PageParameter = number;
