/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号状态
 */
export type AccountFilterState = typeof AccountFilterState[keyof typeof AccountFilterState];


export const AccountFilterState = {
  normal: 'normal',
  locked: 'locked',
} as const;
