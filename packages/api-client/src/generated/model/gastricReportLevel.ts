/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GastricReportLevel = typeof GastricReportLevel[keyof typeof GastricReportLevel];


export const GastricReportLevel = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
