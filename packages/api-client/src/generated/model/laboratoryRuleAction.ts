/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 命中后做什么
 */
export type LaboratoryRuleAction = typeof LaboratoryRuleAction[keyof typeof LaboratoryRuleAction];


export const LaboratoryRuleAction = {
  note: 'note',
  hold: 'hold',
  critical: 'critical',
} as const;
