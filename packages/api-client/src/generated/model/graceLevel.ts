/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 108 分及以下 low，109 至 139 medium，140 及以上 high
 */
export type GraceLevel = typeof GraceLevel[keyof typeof GraceLevel];


export const GraceLevel = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
