/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * A value as a rule used it
 */
export type ScalarValue = string | number | boolean;
