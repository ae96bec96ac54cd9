/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type GetUsageStatisticsCompare = typeof GetUsageStatisticsCompare[keyof typeof GetUsageStatisticsCompare];


export const GetUsageStatisticsCompare = {
  none: 'none',
  previous: 'previous',
} as const;
