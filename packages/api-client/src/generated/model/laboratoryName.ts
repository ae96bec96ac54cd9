/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目的标准中文名称；未收录的项目为报告所印名称
 * @maxLength 500
 */
export type LaboratoryName = string;
