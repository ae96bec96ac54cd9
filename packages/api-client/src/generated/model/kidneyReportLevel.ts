/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 危险分层的代码；缺少一轴时没有
 */
export type KidneyReportLevel = typeof KidneyReportLevel[keyof typeof KidneyReportLevel];


export const KidneyReportLevel = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  very_high: 'very_high',
} as const;
