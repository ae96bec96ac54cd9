/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 换算的加数，-1000000–1000000 目录单位；不填为 0
 * @minimum -1000000
 * @maximum 1000000
 */
export type CleaningAddend = number;
