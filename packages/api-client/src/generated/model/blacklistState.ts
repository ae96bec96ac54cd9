/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态
 */
export type BlacklistState = typeof BlacklistState[keyof typeof BlacklistState];


export const BlacklistState = {
  active: 'active',
  released_today: 'released_today',
  expired: 'expired',
} as const;
