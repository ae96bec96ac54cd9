/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 发生了什么
 */
export type ReplayCauseChange = typeof ReplayCauseChange[keyof typeof ReplayCauseChange];


export const ReplayCauseChange = {
  edited: 'edited',
  corrected: 'corrected',
  newer: 'newer',
  changed: 'changed',
  version: 'version',
} as const;
