/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 病例类型；没有表示尚未选择
 */
export type BloodGasReportType = typeof BloodGasReportType[keyof typeof BloodGasReportType];


export const BloodGasReportType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
