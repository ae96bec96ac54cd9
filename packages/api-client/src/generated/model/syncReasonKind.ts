/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 拒收的原因
 */
export type SyncReasonKind = typeof SyncReasonKind[keyof typeof SyncReasonKind];


export const SyncReasonKind = {
  malformed: 'malformed',
  no_patient: 'no_patient',
  no_item: 'no_item',
  no_unit: 'no_unit',
  no_value: 'no_value',
} as const;
