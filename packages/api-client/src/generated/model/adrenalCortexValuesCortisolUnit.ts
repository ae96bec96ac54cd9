/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 各皮质醇的单位；没有时按 nmol/L
 */
export type AdrenalCortexValuesCortisolUnit = typeof AdrenalCortexValuesCortisolUnit[keyof typeof AdrenalCortexValuesCortisolUnit];


export const AdrenalCortexValuesCortisolUnit = {
  'nmol/L': 'nmol/L',
  'μg/dL': 'μg/dL',
} as const;
