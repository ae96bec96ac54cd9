/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 未读出的原因
 */
export type InterpretabilityGainKind = typeof InterpretabilityGainKind[keyof typeof InterpretabilityGainKind];


export const InterpretabilityGainKind = {
  no_item: 'no_item',
  no_unit: 'no_unit',
  no_value: 'no_value',
} as const;
