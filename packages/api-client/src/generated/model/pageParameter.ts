/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * Zero-based page
 */
export type PageParameter = number;
