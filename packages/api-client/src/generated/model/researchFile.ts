/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * CSV（UTF-8，带 BOM），前几行以 # 开头为说明
 */
export type ResearchFile = Blob;
