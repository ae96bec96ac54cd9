/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListLogsSort = typeof ListLogsSort[keyof typeof ListLogsSort];


export const ListLogsSort = {
  time: 'time',
  '-time': '-time',
  user_name: 'user_name',
  '-user_name': '-user_name',
  action: 'action',
  '-action': '-action',
  object_name: 'object_name',
  '-object_name': '-object_name',
  summary: 'summary',
  '-summary': '-summary',
  address: 'address',
  '-address': '-address',
} as const;
