/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 待办
 */
export type TaskId = typeof TaskId[keyof typeof TaskId];


export const TaskId = {
  holds: 'holds',
  criticals: 'criticals',
  prompts: 'prompts',
  disputed: 'disputed',
  units: 'units',
  sources: 'sources',
  unmapped: 'unmapped',
  exports: 'exports',
  near: 'near',
  drift: 'drift',
  new_codes: 'new_codes',
  failed_logins: 'failed_logins',
} as const;
