/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 怎样放行的
 */
export type ReleasedReportState = typeof ReleasedReportState[keyof typeof ReleasedReportState];


export const ReleasedReportState = {
  release: 'release',
  rechecked: 'rechecked',
  corrected: 'corrected',
  timed_out: 'timed_out',
} as const;
