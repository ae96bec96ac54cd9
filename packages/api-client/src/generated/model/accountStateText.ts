/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 账号状态
 */
export type AccountStateText = typeof AccountStateText[keyof typeof AccountStateText];


export const AccountStateText = {
  normal: 'normal',
  locked: 'locked',
} as const;
