/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListOriginalLaboratoriesParams = {
/**
 * 标准检验名称
 * @maxLength 500
 */
standard_laboratory_name?: string;
/**
 * 标准标本名称
 * @maxLength 500
 */
standard_specimen?: string;
};
