/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 步骤
 */
export type SyncStepStep = typeof SyncStepStep[keyof typeof SyncStepStep];


export const SyncStepStep = {
  received: 'received',
  parsed: 'parsed',
  patients: 'patients',
  items: 'items',
  units: 'units',
  read: 'read',
} as const;
