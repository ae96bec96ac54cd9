/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 项目名称，1 至 40 个字
 * @maxLength 40
 */
export type ResearchProjectName = string;
