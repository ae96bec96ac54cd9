/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 危险分层
 */
export type GraceLevel = typeof GraceLevel[keyof typeof GraceLevel];


export const GraceLevel = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
