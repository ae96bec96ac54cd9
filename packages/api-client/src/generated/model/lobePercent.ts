/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * @minimum 0
 * @maximum 100
 * @nullable
 */
export type LobePercent = number | null;
