/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListUsageRowsSort = typeof ListUsageRowsSort[keyof typeof ListUsageRowsSort];


export const ListUsageRowsSort = {
  date: 'date',
  '-date': '-date',
  department: 'department',
  '-department': '-department',
  kind: 'kind',
  '-kind': '-kind',
  application: 'application',
  '-application': '-application',
  count: 'count',
  '-count': '-count',
} as const;
