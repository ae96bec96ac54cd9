/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 链接的状态
 */
export type ShareState = typeof ShareState[keyof typeof ShareState];


export const ShareState = {
  valid: 'valid',
  expired: 'expired',
  revoked: 'revoked',
} as const;
