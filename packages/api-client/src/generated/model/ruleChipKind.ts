/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 插入什么
 */
export type RuleChipKind = typeof RuleChipKind[keyof typeof RuleChipKind];


export const RuleChipKind = {
  value: 'value',
  interval: 'interval',
  change: 'change',
  date: 'date',
} as const;
