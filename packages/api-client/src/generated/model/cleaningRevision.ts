/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 读取时的修订号，1–9007199254740991 次
 * @minimum 1
 * @maximum 9007199254740991
 */
export type CleaningRevision = number;
