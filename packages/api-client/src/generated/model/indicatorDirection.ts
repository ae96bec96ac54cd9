/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 目标是至少还是至多
 */
export type IndicatorDirection = typeof IndicatorDirection[keyof typeof IndicatorDirection];


export const IndicatorDirection = {
  at_least: 'at_least',
  at_most: 'at_most',
} as const;
