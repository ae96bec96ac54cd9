/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一条结果在运行中的去向
 */
export type SyncOutcome = typeof SyncOutcome[keyof typeof SyncOutcome];


export const SyncOutcome = {
  read: 'read',
  refused: 'refused',
  known: 'known',
} as const;
