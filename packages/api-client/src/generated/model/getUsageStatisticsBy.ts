/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetUsageStatisticsBy = typeof GetUsageStatisticsBy[keyof typeof GetUsageStatisticsBy];


export const GetUsageStatisticsBy = {
  day: 'day',
  department: 'department',
  application: 'application',
  role: 'role',
  hour: 'hour',
} as const;
