/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAccountsState = typeof ListAccountsState[keyof typeof ListAccountsState];


export const ListAccountsState = {
  normal: 'normal',
  locked: 'locked',
} as const;
