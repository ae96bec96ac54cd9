/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 原因
 */
export type InterpretabilityLossReason = typeof InterpretabilityLossReason[keyof typeof InterpretabilityLossReason];


export const InterpretabilityLossReason = {
  no_item: 'no_item',
  no_unit: 'no_unit',
  no_value: 'no_value',
  no_range: 'no_range',
  person: 'person',
  uncertain: 'uncertain',
  other: 'other',
} as const;
