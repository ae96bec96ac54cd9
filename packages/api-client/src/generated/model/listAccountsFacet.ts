/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListAccountsFacet = typeof ListAccountsFacet[keyof typeof ListAccountsFacet];


export const ListAccountsFacet = {
  idle: 'idle',
  never: 'never',
  mismatch: 'mismatch',
} as const;
