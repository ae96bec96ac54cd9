/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * ACTH 的单位；没有时按 pg/mL
 */
export type AdrenalCortexValuesActhUnit = typeof AdrenalCortexValuesActhUnit[keyof typeof AdrenalCortexValuesActhUnit];


export const AdrenalCortexValuesActhUnit = {
  'pg/mL': 'pg/mL',
  'pmol/L': 'pmol/L',
} as const;
