/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 给本人看的文字
 * @maxLength 100
 */
export type BlacklistPrompt = string;
