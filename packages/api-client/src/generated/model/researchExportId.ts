/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 导出的编号
 * @maxLength 200
 */
export type ResearchExportId = string;
