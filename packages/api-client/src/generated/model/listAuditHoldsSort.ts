/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAuditHoldsSort = typeof ListAuditHoldsSort[keyof typeof ListAuditHoldsSort];


export const ListAuditHoldsSort = {
  held_at: 'held_at',
  '-held_at': '-held_at',
  until: 'until',
  '-until': '-until',
  department: 'department',
  '-department': '-department',
} as const;
