/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 规则待临床复核的说明
 */
export type ReviewNotes = string[];
