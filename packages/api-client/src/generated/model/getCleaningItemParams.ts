/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetCleaningItemParams = {
/**
 * 目录项目的名称、代码或 LOINC
 * @maxLength 200
 */
q?: string;
};
