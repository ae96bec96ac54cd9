/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListWorklistScope = typeof ListWorklistScope[keyof typeof ListWorklistScope];


export const ListWorklistScope = {
  mine: 'mine',
  department: 'department',
  all: 'all',
} as const;
