/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListLogsKind = typeof ListLogsKind[keyof typeof ListLogsKind];


export const ListLogsKind = {
  change: 'change',
  action: 'action',
  visit: 'visit',
  login: 'login',
} as const;
