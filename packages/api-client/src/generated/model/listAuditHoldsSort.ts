/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAuditHoldsSort = typeof ListAuditHoldsSort[keyof typeof ListAuditHoldsSort];


export const ListAuditHoldsSort = {
  held_at: 'held_at',
  '-held_at': '-held_at',
  patient_name: 'patient_name',
  '-patient_name': '-patient_name',
  department: 'department',
  '-department': '-department',
  rule_id: 'rule_id',
  '-rule_id': '-rule_id',
  reason: 'reason',
  '-reason': '-reason',
  until: 'until',
  '-until': '-until',
  state: 'state',
  '-state': '-state',
  decided_by: 'decided_by',
  '-decided_by': '-decided_by',
  took: 'took',
  '-took': '-took',
} as const;
