/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 与当时显示的是否一致
 */
export type ReplayAgainStatus = typeof ReplayAgainStatus[keyof typeof ReplayAgainStatus];


export const ReplayAgainStatus = {
  same: 'same',
  differs: 'differs',
  no_version: 'no_version',
  not_kept: 'not_kept',
} as const;
