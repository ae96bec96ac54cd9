/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * @minimum 0
 * @maximum 4
 * @nullable
 */
export type LobeScore = number | null;
