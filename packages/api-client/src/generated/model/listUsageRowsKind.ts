/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListUsageRowsKind = typeof ListUsageRowsKind[keyof typeof ListUsageRowsKind];


export const ListUsageRowsKind = {
  read: 'read',
  view: 'view',
  open: 'open',
} as const;
