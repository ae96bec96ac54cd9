/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 血肌酐的单位；没有时按 μmol/L
 */
export type GraceFormSerumCreatinineUnit = typeof GraceFormSerumCreatinineUnit[keyof typeof GraceFormSerumCreatinineUnit];


export const GraceFormSerumCreatinineUnit = {
  'μmol/L': 'μmol/L',
  'mg/dl': 'mg/dl',
} as const;
