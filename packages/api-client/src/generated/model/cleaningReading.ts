/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 文字的含义，按可打印的结果书写（如 ±）；空为没有结果。只用于值无法读的项目
 * @maxLength 50
 */
export type CleaningReading = string;
