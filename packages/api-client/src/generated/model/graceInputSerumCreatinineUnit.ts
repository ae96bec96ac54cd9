/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GraceInputSerumCreatinineUnit = typeof GraceInputSerumCreatinineUnit[keyof typeof GraceInputSerumCreatinineUnit];


export const GraceInputSerumCreatinineUnit = {
  'μmol/L': 'μmol/L',
  'mg/dl': 'mg/dl',
} as const;
