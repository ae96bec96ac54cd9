/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type AdrenalCortexValuesActhUnit = typeof AdrenalCortexValuesActhUnit[keyof typeof AdrenalCortexValuesActhUnit];


export const AdrenalCortexValuesActhUnit = {
  'pg/mL': 'pg/mL',
  'pmol/L': 'pmol/L',
} as const;
