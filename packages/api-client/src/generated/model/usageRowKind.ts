/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 做了什么
 */
export type UsageRowKind = typeof UsageRowKind[keyof typeof UsageRowKind];


export const UsageRowKind = {
  read: 'read',
  view: 'view',
  open: 'open',
} as const;
