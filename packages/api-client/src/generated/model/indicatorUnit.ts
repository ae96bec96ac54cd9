/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 单位
 */
export type IndicatorUnit = typeof IndicatorUnit[keyof typeof IndicatorUnit];


export const IndicatorUnit = {
  percent: 'percent',
  minutes: 'minutes',
} as const;
