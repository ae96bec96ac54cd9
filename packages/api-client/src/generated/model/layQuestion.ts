/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 问题，1–200 字
 * @minLength 1
 * @maxLength 200
 */
export type LayQuestion = string;
