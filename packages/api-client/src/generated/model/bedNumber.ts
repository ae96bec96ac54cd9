/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 床号
 */
export type BedNumber = string;
