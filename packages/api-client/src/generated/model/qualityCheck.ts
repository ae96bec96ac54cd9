/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检查
 */
export type QualityCheck = typeof QualityCheck[keyof typeof QualityCheck];


export const QualityCheck = {
  sex: 'sex',
  birth_date: 'birth_date',
  specimen: 'specimen',
  unit: 'unit',
  range: 'range',
  loinc: 'loinc',
  duplicate: 'duplicate',
  corrected: 'corrected',
} as const;
