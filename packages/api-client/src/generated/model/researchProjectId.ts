/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 科研项目的编号
 * @maxLength 200
 */
export type ResearchProjectId = string;
