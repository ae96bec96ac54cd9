/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 与参考区间相比
 */
export type LayItemDirection = typeof LayItemDirection[keyof typeof LayItemDirection];


export const LayItemDirection = {
  high: 'high',
  low: 'low',
  positive: 'positive',
  within: 'within',
  undetermined: 'undetermined',
} as const;
