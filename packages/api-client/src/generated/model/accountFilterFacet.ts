/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 快捷筛选
 */
export type AccountFilterFacet = typeof AccountFilterFacet[keyof typeof AccountFilterFacet];


export const AccountFilterFacet = {
  idle: 'idle',
  never: 'never',
  mismatch: 'mismatch',
} as const;
