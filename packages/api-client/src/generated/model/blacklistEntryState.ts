/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 现状
 */
export type BlacklistEntryState = typeof BlacklistEntryState[keyof typeof BlacklistEntryState];


export const BlacklistEntryState = {
  active: 'active',
  released: 'released',
  expired: 'expired',
} as const;
