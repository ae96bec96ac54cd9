/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * PDF 文件的内容
 */
export type GuideFile = Blob;
