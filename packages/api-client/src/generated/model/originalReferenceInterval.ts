/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 报告所印的参考区间；报告没有时为项目目录的区间
 */
export type OriginalReferenceInterval = string;
