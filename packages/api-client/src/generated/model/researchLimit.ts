/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 数值，-1000000000–1000000000 （单位见 unit）；未填为 null；不是数值的文字被拒绝：请输入数值
 * @maxLength 40
 * @minimum -1000000000
 * @maximum 1000000000
 * @nullable
 */
export type ResearchLimit = number | string | null;
