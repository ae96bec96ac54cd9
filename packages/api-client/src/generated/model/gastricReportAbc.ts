/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * ABC 法分组；缺项时没有
 */
export type GastricReportAbc = typeof GastricReportAbc[keyof typeof GastricReportAbc];


export const GastricReportAbc = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
} as const;
