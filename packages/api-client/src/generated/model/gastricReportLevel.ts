/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 胃癌风险分层；缺项或不适用时没有
 */
export type GastricReportLevel = typeof GastricReportLevel[keyof typeof GastricReportLevel];


export const GastricReportLevel = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
