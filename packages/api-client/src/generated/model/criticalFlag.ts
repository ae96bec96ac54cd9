/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 危急值方向；没有此字段表示不是危急值
 */
export type CriticalFlag = typeof CriticalFlag[keyof typeof CriticalFlag];


export const CriticalFlag = {
  high: 'high',
  low: 'low',
} as const;
