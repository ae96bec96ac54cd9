/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 研究目的，至多 500 个字
 * @maxLength 500
 */
export type ResearchPurpose = string;
