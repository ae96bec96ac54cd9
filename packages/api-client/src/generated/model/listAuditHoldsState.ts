/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAuditHoldsState = typeof ListAuditHoldsState[keyof typeof ListAuditHoldsState];


export const ListAuditHoldsState = {
  held: 'held',
  decided: 'decided',
  judged: 'judged',
  agreed: 'agreed',
} as const;
