/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注或提示的级别
 */
export type LaboratoryRuleLevel = typeof LaboratoryRuleLevel[keyof typeof LaboratoryRuleLevel];


export const LaboratoryRuleLevel = {
  attention: 'attention',
  remark: 'remark',
} as const;
