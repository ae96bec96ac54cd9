/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 原因
 */
export type RowSuspicionReason = typeof RowSuspicionReason[keyof typeof RowSuspicionReason];


export const RowSuspicionReason = {
  implausible: 'implausible',
  unit_slip: 'unit_slip',
} as const;
