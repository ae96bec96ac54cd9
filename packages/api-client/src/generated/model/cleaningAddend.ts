/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 换算的加数，不填为 0
 * @minimum -1000000
 * @maximum 1000000
 */
export type CleaningAddend = number;
