/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * present 已有结果；repeat 建议复查，所附为最近一次；missing 尚无结果；unlisted 不在项目目录中，无法核对；unknown 未指定报告
 */
export type DecisionLaboratoryAvailability = typeof DecisionLaboratoryAvailability[keyof typeof DecisionLaboratoryAvailability];


export const DecisionLaboratoryAvailability = {
  present: 'present',
  repeat: 'repeat',
  missing: 'missing',
  unlisted: 'unlisted',
  unknown: 'unknown',
} as const;
