/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type AdrenalCortexValuesCortisolUnit = typeof AdrenalCortexValuesCortisolUnit[keyof typeof AdrenalCortexValuesCortisolUnit];


export const AdrenalCortexValuesCortisolUnit = {
  'nmol/L': 'nmol/L',
  'μg/dL': 'μg/dL',
} as const;
