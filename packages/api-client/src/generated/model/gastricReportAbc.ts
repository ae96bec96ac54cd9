/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GastricReportAbc = typeof GastricReportAbc[keyof typeof GastricReportAbc];


export const GastricReportAbc = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
} as const;
