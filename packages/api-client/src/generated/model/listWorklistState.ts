/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListWorklistState = typeof ListWorklistState[keyof typeof ListWorklistState];


export const ListWorklistState = {
  open: 'open',
  done: 'done',
} as const;
